import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {loadInstrumenter} from '../../nodeInstrumenter';
import {constructs} from './constructs';

type Name = keyof typeof constructs;

const names = Object.keys(constructs) as Name[];
const run = promisify(execFile);
const stub = path.join(__dirname, 'trace_stub.hpp');

/** Returns one program that runs all constructs, each in its own namespace. */
function programOf(rewrite: (source: string, name: string) => string): string {
  const sources = names.map((name) => rewrite(constructs[name], name));
  const includes = sources.flatMap((source) => source.match(/^#include.*$/gm) ?? []);
  const bodies = sources.map(
    (source, index) => `namespace c${index} {\n${source.replace(/^#include.*$/gm, '')}\n}`,
  );
  const calls = names.map((_, index) => `std::printf("\\n%d\\n@@\\n", c${index}::run());`);
  return `${includes.join('\n')}\n${bodies.join('\n')}\nint main() { ${calls.join('\n')} }\n`;
}

/** Returns what each construct printed, line by line. */
async function outputOf(folder: string, name: string, program: string): Promise<string[][]> {
  const source = path.join(folder, `${name}.cpp`);
  const binary = path.join(folder, name);
  fs.writeFileSync(source, program);
  await run('g++', ['-std=c++20', '-include', stub, source, '-o', binary]);
  const {stdout} = await run(binary);
  return stdout
    .split('@@\n')
    .slice(0, -1)
    .map((part) => part.split('\n'));
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'instrument-'));
const outputs: {plain: string[][]; traced: string[][]} = {plain: [], traced: []};

beforeAll(async () => {
  const instrument = await loadInstrumenter();
  const [plain, traced] = await Promise.all([
    outputOf(
      folder,
      'plain',
      programOf((source) => source),
    ),
    outputOf(folder, 'traced', programOf(instrument)),
  ]);
  Object.assign(outputs, {plain, traced});
}, 120_000);

afterAll(() => {
  fs.rmSync(folder, {recursive: true});
});

const isEvent = (line: string) => line.startsWith('@ ');

/** Returns the program's own output. The events are left out, which break its lines. */
function ownOutput(lines: readonly string[] = []): string {
  return lines.filter((line) => !isEvent(line)).join('');
}

function allEventsOf(name: Name): string[] {
  const lines = outputs.traced[names.indexOf(name)] ?? [];
  return lines.filter(isEvent).map((line) => line.slice(2));
}

const isComparison = (event: string) => event === 'compared';

/** The reported events without the comparisons, which are many. */
const eventsOf = (name: Name) => allEventsOf(name).filter((event) => !isComparison(event));
const comparisonsOf = (name: Name) => allEventsOf(name).filter(isComparison).length;

describe('an instrumented program', () => {
  it.each(names.map((name, index) => [name, index] as const))(
    'with %s prints the same output as the original program',
    (_, index) => {
      const plain = ownOutput(outputs.plain[index]);
      expect(plain).not.toBe('');
      expect(ownOutput(outputs.traced[index])).toBe(plain);
    },
  );
});

const expectEvents = (name: Name, events: string) => {
  expect(eventsOf(name)).toEqual(events.trim().split(/\s*;\s*/));
};
const countOf = (name: Name, event: string) =>
  eventsOf(name).filter((candidate) => candidate === event).length;

describe('the reported events', () => {
  it('include each comparison that is evaluated, before the test that it decides', () => {
    expect(allEventsOf('for loops on several lines').slice(6, 9)).toEqual([
      ...['step 5', 'compared', 'test i < j = true'],
    ]);
    expect(comparisonsOf('for loops on several lines')).toBe(3);
    expect(comparisonsOf('comparisons')).toBe(9);
  });

  it('leave out a comparison whose text a macro prints', () => {
    expect(comparisonsOf('what is no more than named')).toBe(2);
  });

  it('include each comparison that looks like a template, with its own operator', () => {
    const name = 'comparisons that read like templates';
    expect(comparisonsOf(name)).toBe(5 + 1 + 2 + 2 + 4 + 2 + 2 + 4 + 2 + 2);
    expect(countOf(name, 'test i < n && a[i] > (x) = true')).toBe(2);
    expect(countOf(name, 'watch both = 1')).toBe(1);
  });

  it('include the initialiser, each test and each update of a for loop', () => {
    expectEvents(
      'for loops on several lines',
      `call run 1; step 2; watch sum = 0; step 3; watch i = 0; watch j = 3;
       step 5; test i < j = true; step 6; step 6; step 5; test i < j = true; step 6; step 6;
       step 5; test i < j = false; step 7; returned 2`,
    );
  });

  it('include a step in each round of a loop without a condition', () => {
    expect(countOf('for loops without parts', 'step 6')).toBe(10);
    expect(countOf('for loops without parts', 'test *p == 2 = true')).toBe(1);
  });

  it('include each statement of loops and branches without braces', () => {
    expect(eventsOf('nested loops without braces').slice(0, 14)).toEqual([
      ...['call run 1', 'step 2', 'watch n = 0', 'step 3', 'watch i = 0'],
      ...['step 3', 'test i < 2 = true', 'step 4', 'watch j = 0', 'step 4', 'test j < 2 = true'],
      ...['step 5', 'test i == j = true', 'step 5'],
    ]);
    expect(countOf('nested loops without braces', 'test n > 15 = true')).toBe(6);
    expect(countOf('nested loops without braces', 'test n > 3 = false')).toBe(1);
  });

  it('attach an else to the nearest if', () => {
    expectEvents(
      'a dangling else',
      `call run 1; step 2; watch a = 1; watch b = 2; step 3; test a = true;
       step 4; test b > 5 = false; step 5; step 6; returned 4`,
    );
  });

  it('include the test of an else-if, on its own line', () => {
    const events = eventsOf('an else-if chain').join('; ');
    expect(events).toContain(
      `call sign 1; watch x = 9; step 2; test x < 0 = false; step 3; test x == 0 = false; ` +
        `step 5; watch twice = 18; step 5; test twice > 10 = true; step 5; result 2; call`,
    );
  });

  it('include the variable that a condition declares, again in each round', () => {
    const events = eventsOf('conditions that declare').join('; ');
    expect(events).toContain(
      'result 3; watch x = 3; test int x = next(n) = true; step 11; test x == 2 = false; step 12; ' +
        'step 10; call next 2; watch n = 2; step 2; result 2; watch x = 2; test int x = next(n)',
    );
    expect(events).toContain('watch q = 32; test int q = sum = true');
  });

  it('include the cases of a switch, but no variable that a jump could skip', () => {
    const events = eventsOf('a switch').join('; ');
    expect(events).toContain(
      'watch c = 97; step 2; watch sum = 0; step 3; step 6; step 9; watch more = 2;',
    );
    expect(events).toContain('step 3; step 15; step 16; returned 3');
    expect(events).toContain('step 18; watch last = 9; step 19; returned 9');
  });

  it('include the line of a range-for before its variable, for each element', () => {
    const events = eventsOf('a range-for').join('; ');
    expect(events).toContain(
      'step 4; step 7; watch x = 1; step 7; step 7; watch x = 2; step 7; step 7; watch x = 3',
    );
    expect(events).toContain(
      'step 9; watch a = 1; watch b = 2; step 9; step 9; test a > 5 = false;',
    );
    expect(events).toContain(
      'step 10; watch base = 10; step 10; watch x = 1; step 10; step 10; watch x = 2',
    );
  });

  it('include each round of a range-for over a temporary before the temporary is destroyed', () => {
    const printed = ownOutput(outputs.traced[names.indexOf('a range-for over a temporary')]);
    expect(printed).toContain('1 2 end 5 6 1 1 ');
  });

  it('include each name of a structured binding', () => {
    expect(eventsOf('structured bindings').slice(0, 4)).toEqual([
      ...['call run 3', 'step 4', 'watch least = 1', 'watch most = 5'],
    ]);
  });

  it('include each name of a declaration with its argument in parentheses', () => {
    const events = eventsOf('declarations that look like functions').join('; ');
    expect(events).toContain('step 4; watch h = 3; watch k = 4; step 5; watch first = 3; ');
    expect(events).toContain('step 7; watch own = ?;');
  });

  it('are correct for arguments in braces and assignments before commas', () => {
    const name = 'arguments in braces, and assignments before commas';
    expect(countOf(name, 'call sum 6')).toBe(3);
    expect(countOf(name, 'watch c = 0')).toBe(1);
    expect(countOf(name, 'test (b = rows[1] > 6, b == 1) = true')).toBe(1);
    expect(comparisonsOf(name)).toBe(6);
  });

  it('leave out comparisons in constants, but include the value of a returned constant', () => {
    const name = 'constants with comparisons';
    expect(comparisonsOf(name)).toBe(0);
    expect(countOf(name, 'returned 2')).toBe(1);
  });

  it('are correct for code that the grammar alone cannot read', () => {
    const events = eventsOf('what the grammar alone cannot read').join('; ');
    expect(events).toContain(
      'step 7; watch p = ?; step 8; watch r = 3; step 9; watch own = ?; step 10; watch all = ?;',
    );
    expect(events).toContain('step 14; step 14; step 15; watch sum = 14;');
  });

  it('include each call of a recursion, with its parameters and its returned value', () => {
    expect(countOf('recursion', 'call power 1')).toBe(4);
    const events = eventsOf('recursion').join('; ');
    expect(events).toContain(
      'call power 1; watch base = 3; watch n = 1; step 2; test n == 0 = false',
    );
    expect(events).toContain('result 1; watch half = 1; step 4; result 3; watch half = 3;');
  });

  it('include the line of a handler, and the exception that it names', () => {
    const events = eventsOf('exceptions').join('; ');
    expect(events).toContain(
      'step 3; step 11; watch error = ?; step 12; step 13; step 13; step 13;',
    );
  });

  it('include a call of a lambda, wherever the lambda is', () => {
    const events = eventsOf('lambdas').join('; ');
    expect(events).toContain('call lambda 6; watch a = 1; watch b = 3; step 6; result 0');
    expect(events).toContain(
      'call lambda 16; watch limit = 2; watch x = 13; step 17; result 1; test std::any_of(',
    );
    expect(events).toContain('[&](int x) { return x > limit; }) = true');
  });

  it('include the value of a global variable in each call that names it', () => {
    const events = eventsOf('variables outside all functions').join('; ');
    expect(events).toMatch(
      /^call run \d+; watch cells = \?; watch steps = \?; watch calls = 0; watch sized = \?; watch hidden = 1; step/,
    );
    expect(events).toMatch(/call lambda \d+; watch cells = \?; watch steps = \?; step/);
    expect(events).toMatch(/call first \d+; watch table = \?; step/);
    expect(events).toMatch(/call named \d+; step/);
    expect(events).toMatch(/call Box::get \d+; watch calls = 5; step/);
    expect(events).toMatch(/call shadowed \d+; watch cells = 1; step/);
    expect(events).toMatch(/call lambda \d+; watch sized = 2; step \d+; returned 2/);
    expect(events).toMatch(/watch a = \?; watch b = \?; watch c = \?;/);
  });

  it('include the steps that an instance of a template runs', () => {
    const events = eventsOf('templates').join('; ');
    expect(events).toContain('call width 11; step 12; step 13; step 13; result 4');
    expect(events).toContain('call Box::as 26; watch cells = ?; watch i [cells] = 1');
  });

  it('include the object that a member function is called on', () => {
    const events = eventsOf('a class with members').join('; ');
    expect(events).toContain(
      'call Stack::push 8; watch cells_ = ?; watch size_ [cells_] = 1; watch x = 5; ' +
        'step 9; step 10; step 11; step 30',
    );
    expect(events).toContain(
      'call Stack::Stack 5; watch cells_ = ?; watch size_ = 0; watch size_ = 2',
    );
    expect(events).toContain('call Stack::made 12; step 12');
    expect(events).toContain('call peek 14; watch s =');
    expect(events).toContain('call Stack::size 24; watch cells_ = ?; watch size_ = 2; step 24');
    expect(events).toContain('call Stack::zero 25; step 25');
  });

  it('include the object of the right class if several classes have the same name', () => {
    const events = eventsOf('classes of one name').join('; ');
    expect(events).toContain('call Node::get 4; watch value = 1;');
    expect(events).toContain('call Node::get 5; watch other = 2;');
    expect(events).toContain('call Node::get 6; watch last = 3;');
  });

  it('include the members of an object', () => {
    const events = eventsOf('kinds of classes');
    expect(events).toContain('watch p = {x=1 y=2}');
    expect(events).toContain('watch flags = {a=1 b=2 c=1}');
    expect(events).toContain('watch o = {inner={deep=8} v_=1}');
    expect(events).toContain('watch l = {a=3}');
  });

  it('include only the first line of a statement on several lines, once', () => {
    const events = eventsOf('ternaries, commas and attributes');
    expect(events.slice(0, 7)).toEqual([
      ...[
        'call run 1',
        'step 2',
        'watch a = 1',
        'watch b = 2',
        'step 4',
        'step 7',
        'test a == 3 = true',
      ],
    ]);
    expect(events).not.toContain('step 5');
  });

  it('show a condition without comments and line breaks', () => {
    expect(eventsOf('strings in conditions')).toContain(
      String.raw`test s == "a\\b" && s != "\"" = true`,
    );
  });

  it('leave out a returned object if the report could copy or move it', () => {
    const events = eventsOf('objects on their way out').join('; ');
    expect(events).toMatch(
      /call named \d+;.* watch x = {value=1}; step \d+; returned {value=1}; call made/,
    );
    expect(events).toContain('call made 17; watch v = 4; step 17; call Loud::Loud 9');
    expect(events).toMatch(/call inferred \d+; step \d+; call Loud::Loud 9/);
    expect(events).toMatch(/call chosen \d+; (watch [bxy] = \S+; )+step \d+; result \{value=1\}/);
    expect(events).toMatch(/call text \d+; watch b = 1; step \d+; result \?/);
    expect(events).toMatch(/call relay \d+; step \d+; call none \d+; step \d+; step/);
  });

  it('leave out functions that the compiler evaluates, and include all other constexpr functions', () => {
    const calls = eventsOf('what the compiler evaluates').filter((event) =>
      event.startsWith('call'),
    );
    expect(calls).toEqual(['call run 12', 'call only_runs 6', 'call lambda 19', 'call as 11']);
  });
});
