import { afterEach, expect, it } from '@jest/globals';
import { checkedFiles, trustPagePreloads } from './runtime-plugins.js';

type Preloading = Parameters<NonNullable<ReturnType<typeof trustPagePreloads>['beforePreloadRemote']>>[0];

const remotes = [
  { name: 'mf_marketing', entry: 'http://localhost:3000/assets/mf-marketing/1/mf-manifest.json' },
  { name: 'mf_journey', entry: 'http://localhost:3000/assets/mf-journey/1/mf-manifest.json' },
];

/** Names of the remotes that the runtime still preloads. */
function preloaded(): string[] {
  const preloadOps = remotes.map(({ name }) => ({ nameOrAlias: name }));
  void trustPagePreloads().beforePreloadRemote?.({ preloadOps, options: { remotes } } as unknown as Preloading);
  return preloadOps.map(({ nameOrAlias }) => nameOrAlias);
}

afterEach(() => {
  document.head.replaceChildren();
});

it('skips remotes that the page already links', () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/mf-marketing/1/spa.css">';
  expect(preloaded()).toEqual(['mf_journey']);
});

it('preloads a remote that the page links in another version', () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/mf-marketing/2/spa.css">';
  expect(preloaded()).toEqual(['mf_marketing', 'mf_journey']);
});

it('gives scripts and preloads the digests that the page has for them', () => {
  const { createScript, createLink } = checkedFiles({
    known: (address) => (address.endsWith('/known.js') ? 'sha384-known' : undefined),
    fetch: () => Promise.resolve(new Response()),
    ready: () => Promise.resolve(),
  });
  const attributesOf = (hook: typeof createScript | typeof createLink, url: string) => {
    const attrs = { fetchpriority: 'high' };
    hook?.({ url, attrs });
    return attrs;
  };
  const checked = { fetchpriority: 'high', integrity: 'sha384-known', crossorigin: 'anonymous' };
  expect(attributesOf(createScript, '/known.js')).toEqual(checked);
  expect(attributesOf(createLink, '/known.js')).toEqual(checked);
  expect(attributesOf(createScript, '/other.js')).toEqual({ fetchpriority: 'high' });
});
