import { expect, it } from '@jest/globals';
import { checkPaths } from './check-paths.js';

const version = 'a'.repeat(20);
const pages = (...paths: string[]) => paths.map((path) => ({ path }));

it('finds each page at an address of another slice', () => {
  const candidate = { slice: 'mf-journey', version, pages: pages('/plan', '/shared/latest', '/about') };
  const others = [
    { slice: 'mf-admin', version, pages: pages('/admin', '/shared/:token') },
    { slice: 'mf-marketing', version, pages: pages('/', '/about') },
  ];
  expect(checkPaths(candidate, others)).toEqual({
    name: 'paths',
    problems: ['/shared/latest is taken: mf-admin has /shared/:token', '/about is taken: mf-marketing has it'],
  });
  expect(checkPaths({ ...candidate, pages: pages('/plan') }, others).problems).toEqual([]);
});
