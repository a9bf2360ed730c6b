import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {requireData} from '../requireData';

const {Listing} = requireData({Listing: ({file}: {file: string; data?: object}) => <b>{file}</b>});

it('refuses a component in a page that the remark plugin has not read, because it would show nothing', () => {
  expect(() => renderToStaticMarkup(<Listing file="sorting/heap.cpp" />)).toThrow(
    '<Listing file="sorting/heap.cpp"> has no data, because remarkListings did not read its page; ' +
      'add it to the "remarkPlugins" of the plugin that shows the page: docs, blog or pages',
  );
});

it('shows a component that has its data', () => {
  expect(renderToStaticMarkup(<Listing file="sorting/heap.cpp" data={{}} />)).toBe(
    '<b>sorting/heap.cpp</b>',
  );
});
