import { stubGlobal, unstubAllGlobals } from '@hearthway/tooling/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fetchRemotes, readRemotes } from './remotes.js';

const pageWith = (text: string): Document =>
  new DOMParser().parseFromString(
    `<script type="application/json" id="hearthway-remotes">${text}</script>`,
    'text/html',
  );

afterEach(() => {
  unstubAllGlobals();
});

describe('the remotes of a page', () => {
  it('are read from its JSON block', () => {
    expect(readRemotes(pageWith('{"mf-journey":"/assets/mf-journey/1/mf-manifest.json"}'))).toEqual({
      'mf-journey': '/assets/mf-journey/1/mf-manifest.json',
    });
  });

  it('are empty on a page without the block', () => {
    expect(readRemotes(new DOMParser().parseFromString('<p>', 'text/html'))).toEqual({});
  });

  it('are rejected if malformed', () => {
    expect(() => readRemotes(pageWith('{"mf-journey":1}'))).toThrow();
    expect(() => readRemotes(pageWith('{'))).toThrow();
  });

  it('are fetched again bypassing the cache', async () => {
    const page = '<script type="application/json" id="hearthway-remotes">{"mf-journey":"/2"}</script>';
    const request = jest.fn<typeof fetch>(() => Promise.resolve(new Response(page)));
    stubGlobal('fetch', request);
    expect(await fetchRemotes()).toEqual({ 'mf-journey': '/2' });
    expect(request).toHaveBeenCalledWith('/', expect.objectContaining({ cache: 'no-store' }));
  });
});
