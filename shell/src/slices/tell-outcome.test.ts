import { stubGlobal, unstubAllGlobals } from '@hearthway/tooling/testing';
import { afterEach, expect, it, jest } from '@jest/globals';
import { exampleSlice } from '../testing/test-site.js';
import { tellOutcome } from './tell-outcome.js';

afterEach(unstubAllGlobals);

const watching = { slice: (name: string) => ({ ...exampleSlice(name, '1'), watched: true as const }) };
const told = (navigator: object, site: Parameters<typeof tellOutcome>[0] = watching): void => {
  stubGlobal('navigator', navigator);
  tellOutcome(site, 'mf-journey', 'failed');
};

it('the gateway is told of a slice with a canary, and of no other', () => {
  const sendBeacon = jest.fn();
  told({ sendBeacon });
  told({ sendBeacon }, { slice: (name) => exampleSlice(name, '1') });
  told({ sendBeacon }, { slice: () => undefined });
  expect(sendBeacon.mock.calls).toEqual([['/site/outcomes', 'mf-journey 1 failed']]);
});

it('a browser without beacons shows the slice all the same', () => {
  expect(() => told({})).not.toThrow();
});
