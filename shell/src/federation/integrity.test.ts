import { stubGlobal, unstubAllGlobals } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { addDigests, digestOf, loadDigests } from './integrity.js';
import { checkedFiles } from './runtime-plugins.js';

const manifest = '/assets/mf-journey/1/mf-manifest.json';
const list = '/assets/mf-journey/1/integrity.json';
const script = '/assets/mf-journey/1/spa.js';

/** What the shell's build has read from the page. */
function pageWith(digests?: Record<string, string>): void {
  globalThis.hearthwayIntegrity = digests ?? null;
}

beforeEach(() => {
  pageWith({ [list]: 'sha384-list' });
});
afterEach(() => {
  unstubAllGlobals();
  pageWith();
});

describe('the digest of a file', () => {
  it('is the one in the page, by relative and by full address', () => {
    expect(digestOf(list)).toBe('sha384-list');
    expect(digestOf(`${location.origin}${list}?x`)).toBe('sha384-list');
    expect(digestOf(script)).toBeUndefined();
  });

  it('is taken over from later releases', () => {
    addDigests({ [script]: 'sha384-later' });
    expect(digestOf(script)).toBe('sha384-later');
  });

  it('is unknown on a page without digests, where nothing is checked', async () => {
    pageWith();
    const request = jest.fn<typeof fetch>();
    stubGlobal('fetch', request);
    addDigests({ [script]: 'sha384-x' });
    await loadDigests(manifest, 1000);
    expect(digestOf(script)).toBeUndefined();
    expect(request).not.toHaveBeenCalled();
  });
});

describe('the digests of a release', () => {
  it('are fetched with the digest that their list must have', async () => {
    const request = jest.fn<typeof fetch>(() => Promise.resolve(Response.json({ [script]: 'sha384-spa' })));
    stubGlobal('fetch', request);
    await loadDigests(manifest, 1000);
    expect(digestOf(script)).toBe('sha384-spa');
    expect(request).toHaveBeenCalledWith(location.origin + list, expect.objectContaining({ integrity: 'sha384-list' }));
  });

  it('are missed when the server has none', async () => {
    // A browser refuses an answer with another digest.
    stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(loadDigests(manifest, 1000)).rejects.toThrow(`Could not read ${location.origin}${list}`);
  });
});

it('the runtime’s scripts and links have the digest of their file', () => {
  addDigests({ [script]: 'sha384-spa' });
  const { createScript, createLink } = checkedFiles();
  expect(createScript?.({ url: script })).toMatchObject({ integrity: 'sha384-spa' });
  expect(createLink?.({ url: script })).toMatchObject({ integrity: 'sha384-spa' });
});
