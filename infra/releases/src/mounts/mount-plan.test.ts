import { expect, it } from '@jest/globals';
import { mountOf } from './mount-plan.js';

const page = (path: string, access: 'public' | 'buyer' = 'buyer') => ({
  path,
  access,
  title: 'A page',
  scripts: [],
  styles: [],
});
const release = (slice: string, ...paths: readonly string[]) => ({
  slice,
  version: slice[0]?.repeat(20) ?? '',
  pages: paths.map((path) => page(path)),
});
const shell = { ...release('shell'), pages: [page('/auth', 'public')] };
const live = [shell, release('mf-journey', '/dashboard', '/closing'), release('mf-admin', '/admin')];

it('tries all pages of a slice beside the live shell', () => {
  expect(mountOf(release('mf-journey', '/dashboard', '/moved'), live)).toEqual({
    beside: [{ slice: 'shell', version: shell.version }],
    pages: [
      { slice: 'mf-journey', path: '/dashboard', access: 'buyer' },
      { slice: 'mf-journey', path: '/moved', access: 'buyer' },
    ],
  });
});

it('tries the pages of a shell and the first of each live slice, beside all of them', () => {
  const candidate = { ...shell, version: 'b'.repeat(20) };
  const { beside, pages } = mountOf(candidate, live);
  expect(beside.map(({ slice }) => slice)).toEqual(['mf-journey', 'mf-admin']);
  expect(pages).toEqual([
    { slice: 'shell', path: '/auth', access: 'public' },
    { slice: 'mf-journey', path: '/dashboard', access: 'buyer' },
    { slice: 'mf-admin', path: '/admin', access: 'buyer' },
  ]);
});
