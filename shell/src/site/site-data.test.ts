import { stubGlobal, unstubAllGlobals } from '@hearthway/tooling/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { exampleSiteData } from '../testing/test-site.js';
import { fetchSiteData, readSiteData } from './site-data.js';

const pageWith = (text: string): Document =>
  new DOMParser().parseFromString(`<script type="application/json" id="hearthway-site">${text}</script>`, 'text/html');

afterEach(() => {
  unstubAllGlobals();
});

describe('the data of the site', () => {
  it('is read from the page', () => {
    expect(readSiteData(pageWith(JSON.stringify(exampleSiteData)))).toEqual(exampleSiteData);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"slices":null}',
    '{"slices":{"shell":{"version":"1"}}}',
    '{"slices":{"shell":null}}',
  ])('is refused if it is %j', (text) => {
    expect(() => readSiteData(pageWith(text))).toThrow();
  });

  it('is asked for, past every cache', async () => {
    const request = jest.fn<typeof fetch>(() => Promise.resolve(Response.json(exampleSiteData)));
    stubGlobal('fetch', request);
    expect(await fetchSiteData()).toEqual(exampleSiteData);
    expect(request).toHaveBeenCalledWith('/site.json', expect.objectContaining({ cache: 'no-store' }));
  });

  it.each([
    ['an error', () => new Response('{"code":"internal"}', { status: 500 })],
    ['a page', () => new Response('<!doctype html>')],
  ])('isn’t taken from %s', async (_, answer) => {
    stubGlobal('fetch', () => Promise.resolve(answer()));
    await expect(fetchSiteData()).rejects.toThrow();
  });
});
