import { describe, expect, it } from '@jest/globals';
import { defaultMilestones } from './journey/index.js';
import {
  accountPages,
  authPath,
  dashboardPath,
  forgotPasswordPath,
  homePath,
  isPrivate,
  landingPaths,
  milestonePath,
  pageAt,
  pathsOverlap,
  reportNameOf,
  signInCodePath,
  signingPage,
  sitePages,
} from './pages.js';
import { releasedPage } from './releases/index.js';

describe('the table of pages', () => {
  it('gives every path a single owner', () => {
    const paths = sitePages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('has no two pages at one address', () => {
    const paths = [...new Set(sitePages.map(({ path }) => path))];
    const overlapping = paths.filter((path) => paths.some((other) => other !== path && pathsOverlap(path, other)));
    expect(overlapping).toEqual([]);
  });

  it.each([
    ['/shared/:token', '/shared/latest', true],
    ['/:a/b', '/a/:b', true],
    ['/', '/:a', false],
    ['/a', '/a/:b', false],
    ['/a/:b', '/c/:b', false],
  ])('knows whether an address could be at %s and at %s', (one, other, overlap) => {
    expect([pathsOverlap(one, other), pathsOverlap(other, one)]).toEqual([overlap, overlap]);
  });

  it.each([homePath, authPath, signInCodePath, forgotPasswordPath, dashboardPath, ...Object.values(accountPages)])(
    'has the page that scripts know by its path, %s',
    (path) => {
      expect(pageAt(path)?.path).toBe(path);
    },
  );

  it('fits into releases', () => {
    for (const one of sitePages) {
      expect(releasedPage.safeParse({ ...one, scripts: [], styles: [] }).success).toBe(true);
    }
  });

  it('makes every page of the journey private except what a buyer shares or has signed, and no other', () => {
    for (const { path, slice } of sitePages) {
      const asked = path.replace(/:\w+/, 'an-id');
      const isShared = path.startsWith('/shared') || path === signingPage;
      expect([path, pageAt(asked)?.path]).toEqual([path, path]);
      expect([path, isPrivate(asked)]).toEqual([path, slice === 'mf-journey' && !isShared]);
    }
  });

  it.each([
    '/shared',
    '/shared/',
    '/shared/:token',
    '/shared/a.b',
    '/shared/a/b',
    '/x/a-token',
    `/shared/${'a'.repeat(65)}`,
  ])('has no page with a parameter at %s', (path) => {
    expect(pageAt(path)).toBeUndefined();
  });

  it.each(['/dashboards', '/dashboard/', '/Dashboard', '/auth/login', 'not-found'])('has no page at %s', (path) => {
    expect(pageAt(path)).toBeUndefined();
    expect(isPrivate(path)).toBe(false);
  });
});

describe('a milestone', () => {
  it('has a page of its own, whatever it is called', () => {
    const paths = defaultMilestones.map(({ key }) => milestonePath(key));
    expect(new Set(paths).size).toBe(defaultMilestones.length);
    expect(paths).not.toContain('/dashboard');
    expect(milestonePath('get-to-know-you')).toBe('/pre-approval-form');
    expect(milestonePath('appraisal')).toBe('/underwriting');
  });

  it.each(['other', '', 'constructor'])('that this release doesn’t know (%s) leads to the dashboard', (key) => {
    expect(milestonePath(key)).toBe('/dashboard');
  });
});

describe('reports', () => {
  it('name pages, and nothing that is none', () => {
    expect([reportNameOf('/home-search'), reportNameOf('not-found')]).toEqual(['Home Search', 'Page not found']);
    expect([reportNameOf('/nowhere'), reportNameOf('constructor')]).toEqual([undefined, undefined]);
    expect([reportNameOf('/shared/:token'), reportNameOf('/shared/a-token')]).toEqual(['A shared budget', undefined]);
    expect(landingPaths).toEqual(['/', '/landing']);
  });
});
