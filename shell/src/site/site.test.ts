import { describe, expect, it } from '@jest/globals';
import { exampleSiteData, exampleSlice, testSite } from '../testing/test-site.js';
import { createSite } from './site.js';

const journey = 'mf-journey';
const withJourney = (version: string, withdrawn?: readonly string[]) => ({
  slices: { ...exampleSiteData.slices, [journey]: exampleSlice(journey, version, withdrawn) },
});

describe('the pages of the site', () => {
  it('are those of every slice, the shell’s own too', () => {
    const { pageAt, slices } = testSite();
    expect(slices.toSorted()).toEqual(['mf-admin', 'mf-journey', 'mf-marketing']);
    expect(pageAt('/auth')).toMatchObject({ slice: 'shell', title: 'Log in or register · Hearthway' });
    expect(pageAt('/shared/a-token')).toMatchObject({ slice: journey, path: '/shared/:token', access: 'public' });
    for (const path of ['/nowhere', '/constructor', '/shared/']) expect(pageAt(path)).toBeUndefined();
  });

  it('come with another version only when that is loaded', () => {
    const site = testSite();
    const added = { path: '/moving-in', title: 'Moving in', access: 'buyer' } as const;
    site.take(journey);
    site.learn({ slices: { [journey]: { ...exampleSlice(journey, '2'), pages: [added] } } });
    expect([site.pageAt(added.path), site.pageAt('/closing')?.slice]).toEqual([undefined, journey]);
    site.take(journey);
    expect([site.pageAt(added.path)?.slice, site.pageAt('/closing')]).toEqual([journey, undefined]);
  });

  it('are the newest of a slice that isn’t loaded yet', () => {
    const site = testSite();
    site.learn(withJourney('2'));
    expect([site.slice(journey)?.version, site.isReplaced(journey)]).toEqual(['2', false]);
  });

  it('leave out a slice that came later: a link to it loads a page', () => {
    const site = testSite();
    const pages = [{ path: '/tools', title: 'Tools', access: 'public' }] as const;
    site.learn({ slices: { 'mf-tools': { version: '1', pages } } });
    expect([site.pageAt('/tools'), site.take('mf-tools')]).toEqual([undefined, undefined]);
  });
});

describe('a version that was loaded', () => {
  it('is withdrawn once it was taken back, until another is loaded', () => {
    const site = testSite();
    site.take(journey);
    site.learn(withJourney('2'));
    expect([site.isReplaced(journey), site.isWithdrawn(journey)]).toEqual([true, false]);
    site.learn(withJourney('0', ['1']));
    expect(site.isWithdrawn(journey)).toBe(true);
    site.take(journey);
    expect([site.isReplaced(journey), site.isWithdrawn(journey)]).toEqual([false, false]);
  });

  it('isn’t withdrawn if this browser gets it all the same, as in a preview', () => {
    const site = createSite(withJourney('1', ['1']));
    site.take(journey);
    site.learn(withJourney('1', ['1']));
    expect(site.isWithdrawn(journey)).toBe(false);
  });

  it('is the shell’s from the start', () => {
    const site = testSite();
    site.learn({ slices: { shell: exampleSlice('shell', '0', ['1']) } });
    expect(site.isWithdrawn('shell')).toBe(true);
  });
});
