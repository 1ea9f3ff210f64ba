import { listWaitlist } from '@hearthway/contracts/commerce';
import { expect, it } from '@jest/globals';
import { fetchPage } from './next-page.js';

const pageWith = (link: string | undefined) =>
  fetchPage(() => Promise.resolve(new Response('[]', { headers: link === undefined ? {} : { link } })), listWaitlist);

it.each([
  ['</api/list?before=17.ab-c>; rel="next"', '17.ab-c'],
  ['</api/list?before=17.ab-c>; rel="prev"', undefined],
  ['</api/list>; rel="next"', undefined],
  [undefined, undefined],
])('reads from the link %s the cursor %s', async (link, before) => {
  expect(await pageWith(link)).toEqual({ records: [], before });
});
