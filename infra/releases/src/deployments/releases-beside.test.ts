import { expect, it } from '@jest/globals';
import { releasesBeside } from './releases-beside.js';

const version = 'a'.repeat(20);

it('compares with what is live of other slices, and with their canaries', () => {
  const canary = { version: 'b'.repeat(20), percent: 5 };
  const common = { version, withdrawn: [], earlier: ['c'.repeat(20)] };
  const slices = [
    { slice: 'mf-journey', ...common },
    { slice: 'mf-admin', ...common, canary },
  ];
  const services = [{ slice: 'svc-journey', ...common }];
  expect(releasesBeside({ slices, services }, 'mf-journey')).toEqual([
    { slice: 'mf-admin', version },
    { slice: 'mf-admin', version: canary.version },
    { slice: 'svc-journey', version },
  ]);
});
