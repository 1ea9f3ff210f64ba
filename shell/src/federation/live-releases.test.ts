import { stubGlobal, unstubAllGlobals } from '@hearthway/tooling/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fetchLiveReleases } from './live-releases.js';

const live = {
  remotes: { 'mf-journey': '/2' },
  pages: [],
  integrity: { '/2': 'sha384-x' },
  withdrawn: ['/assets/mf-journey/1/'],
};

function answers(body: unknown, status = 200) {
  const request = jest.fn<typeof fetch>(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
  stubGlobal('fetch', request);
  return request;
}

afterEach(() => {
  unstubAllGlobals();
});

describe('the live releases', () => {
  it('are asked for, and taken from the cache only if nothing has changed', async () => {
    const request = answers(live);
    expect(await fetchLiveReleases()).toEqual(live);
    expect(request).toHaveBeenCalledWith('/live.json', { cache: 'no-cache' });
  });

  it.each([
    ['is missing', {}, 404],
    ['is an error', live, 503],
    ['lacks what was withdrawn', { remotes: {}, pages: [] }, 200],
    ['is malformed', { ...live, pages: {} }, 200],
  ])('are rejected when the answer %s', async (_, body, status) => {
    answers(body, status);
    await expect(fetchLiveReleases()).rejects.toThrow(TypeError);
  });
});
