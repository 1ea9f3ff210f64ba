import { expect, it } from '@jest/globals';
import { checkPaths, releasesBeside } from './occupied-paths.js';

const version = 'a'.repeat(20);

it('finds each page at an address of another slice', () => {
  const candidate = { slice: 'mf-journey', version, paths: ['/plan', '/shared/latest', '/about'] };
  const others = [
    { slice: 'mf-admin', version, paths: ['/admin', '/shared/:token'] },
    { slice: 'mf-marketing', version, paths: ['/', '/about'] },
  ];
  expect(checkPaths(candidate, others)).toEqual({
    name: 'paths',
    problems: ['/shared/latest is taken: mf-admin has /shared/:token', '/about is taken: mf-marketing has it'],
  });
  expect(checkPaths({ ...candidate, paths: ['/plan'] }, others).problems).toEqual([]);
});

it('compares with what is live of other slices, and with their canaries', () => {
  const canary = { version: 'b'.repeat(20), percent: 5 };
  const common = { version, withdrawn: [], earlier: ['c'.repeat(20)] };
  const slices = [
    { slice: 'mf-journey', ...common },
    { slice: 'mf-admin', ...common, canary },
  ];
  expect(releasesBeside(slices, 'mf-journey')).toEqual([
    { slice: 'mf-admin', version },
    { slice: 'mf-admin', version: canary.version },
  ]);
});
