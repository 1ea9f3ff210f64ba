import { milestoneRoute } from '@hearthway/contracts/journey';
import { page } from '@hearthway/contracts/releases';
import { labeled } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { apps, isPrivate, pageAt, pages } from './apps.js';

describe('the product map', () => {
  it('gives every path one owner', () => {
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('is what the gateway can read', () => {
    for (const one of pages) expect(page.safeParse(one).success).toBe(true);
    expect(JSON.parse(JSON.stringify(pages))).toEqual(pages);
  });

  it.each(['/', '/landing'])('shows marketing at %s to everyone', (path) => {
    expect(pageAt(path)?.slice).toBe('mf-marketing');
    expect(isPrivate(path)).toBe(false);
  });

  it('keeps every page of the journey for who is signed in', () => {
    const journey = apps.find(({ name }) => name === 'mf-journey');
    expect(journey?.pages.length).toBe(15);
    for (const { path } of journey?.pages ?? []) labeled(path, () => expect(isPrivate(path)).toBe(true));
  });

  it.each(['/admin', '/email-test'])('leaves it to the admin slice whom it lets see %s', (path) => {
    expect(pageAt(path)).toMatchObject({ slice: 'mf-admin', access: 'admin' });
    expect(isPrivate(path)).toBe(false);
  });

  it.each(['Buying Power', 'Closing', "Let's Get to Know You!", 'anything else'])(
    'has a page for where the milestone %s leads',
    (title) => {
      expect(pageAt(milestoneRoute(title))?.slice).toBe('mf-journey');
    },
  );

  it.each(['/dashboards', '/dashboard/', '/Dashboard', '/auth/login'])('knows nothing at %s', (path) => {
    expect(pageAt(path)).toBeUndefined();
    expect(isPrivate(path)).toBe(false);
  });
});
