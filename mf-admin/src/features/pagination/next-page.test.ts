import { expect, it } from '@jest/globals';
import { callForPage } from './next-page.js';

const pageWith = (link: string | undefined) =>
  callForPage(
    () => Promise.resolve(new Response('[1]', { headers: link === undefined ? {} : { link } })),
    async (request) => (await request('/api/list')).json() as Promise<number[]>,
  );

it.each([
  ['</api/list?before=17.ab-c>; rel="next"', '17.ab-c'],
  ['</api/list?before=17.ab-c>; rel="prev"', undefined],
  ['</api/list>; rel="next"', undefined],
  [undefined, undefined],
])('reads from the link %s the cursor %s', async (link, before) => {
  expect(await pageWith(link)).toEqual({ records: [1], before });
});
