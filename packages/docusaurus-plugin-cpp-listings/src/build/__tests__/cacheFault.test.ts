import {describe, expect, it} from 'vitest';
import {messageOf} from '../cacheFault';

const folders = {sharedDir: '/caches/modules/shared.key', processKey: ''};

const systemError = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: it failed`), {code, path});

describe('the message of a compiling process', () => {
  it.each(['plain.pch', 'traced.pch'])(
    'names the cache folder and the fix when the disk is full, not the file %s',
    (file) => {
      const error = new Error(`${file} cannot be written`, {cause: systemError('ENOSPC')});
      expect(messageOf(error, folders)).toBe(
        'the cache folder /caches/modules is not writable (ENOSPC); free space on its disk, or set ' +
          'the environment variable XDG_CACHE_HOME to another folder, and run the command again',
      );
    },
  );

  it('names the cache folder when the user may not write to it', () => {
    const error = new Error('it cannot be written', {
      cause: systemError('EACCES', '/caches/modules/a.wasm.1'),
    });
    expect(messageOf(error, folders)).toMatch(
      /^the cache folder \/caches\/modules is not writable/,
    );
  });

  it('is that of the error when the user may not read a listing', () => {
    const error = systemError('EACCES', '/site/listings/a.cpp');
    expect(messageOf(error, folders)).toBe(error.message);
  });
});
