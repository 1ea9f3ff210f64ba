import { milestoneRoute } from '@hearthway/contracts/journey';
import { page } from '@hearthway/contracts/releases';
import { labeled } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { apps, isPrivate, pageAt, pages } from './apps.js';

describe('the product map', () => {
  it('gives every path a single owner', () => {
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('can be read by the gateway', () => {
    for (const one of pages) expect(page.safeParse(one).success).toBe(true);
    expect(JSON.parse(JSON.stringify(pages))).toEqual(pages);
  });

  it.each(['/', '/landing'])('shows marketing at %s to everyone', (path) => {
    expect(pageAt(path)?.slice).toBe('mf-marketing');
    expect(isPrivate(path)).toBe(false);
  });

  it('makes every page of the journey private', () => {
    const journey = apps.find(({ name }) => name === 'mf-journey');
    expect(journey?.pages.length).toBe(15);
    for (const { path } of journey?.pages ?? []) labeled(path, () => expect(isPrivate(path)).toBe(true));
  });

  it.each(['/admin', '/email-test'])('leaves access to %s to the admin slice', (path) => {
    expect(pageAt(path)).toMatchObject({ slice: 'mf-admin', access: 'admin' });
    expect(isPrivate(path)).toBe(false);
  });

  it.each(['Buying Power', 'Closing', "Let's Get to Know You!", 'anything else'])(
    'has a page for the milestone %s',
    (title) => {
      expect(pageAt(milestoneRoute(title))?.slice).toBe('mf-journey');
    },
  );

  it.each(['/dashboards', '/dashboard/', '/Dashboard', '/auth/login'])('has no page at %s', (path) => {
    expect(pageAt(path)).toBeUndefined();
    expect(isPrivate(path)).toBe(false);
  });
});
