import { afterEach, expect, it } from '@jest/globals';
import { trustPagePreloads } from './page-preloads.js';

type Preloading = Parameters<NonNullable<ReturnType<typeof trustPagePreloads>['beforePreloadRemote']>>[0];

const remotes = [
  { name: 'mf_marketing', entry: 'http://localhost:3000/assets/mf-marketing/1/mf-manifest.json' },
  { name: 'mf_journey', entry: 'http://localhost:3000/assets/mf-journey/1/mf-manifest.json' },
];

/** Which of the remotes the runtime still preloads. */
function preloaded(): string[] {
  const preloadOps = remotes.map(({ name }) => ({ nameOrAlias: name }));
  void trustPagePreloads().beforePreloadRemote?.({ preloadOps, options: { remotes } } as unknown as Preloading);
  return preloadOps.map(({ nameOrAlias }) => nameOrAlias);
}

afterEach(() => {
  document.head.replaceChildren();
});

it('leaves to the page what the page has named, and to the runtime the rest', () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/mf-marketing/1/spa.css">';
  expect(preloaded()).toEqual(['mf_journey']);
});

it('does not take another release for the one that is live', () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/mf-marketing/2/spa.css">';
  expect(preloaded()).toEqual(['mf_marketing', 'mf_journey']);
});
