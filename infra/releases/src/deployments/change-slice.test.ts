import { describe, expect, it } from '@jest/globals';
import type { DeploymentRequest, LiveSlice } from '@hearthway/contracts/releases';
import { changeSlice } from './change-slice.js';

const slice = 'mf-journey';
const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(20)) as [string, string, string];
const reason = 'A test';
const release = (version: string): DeploymentRequest => ({ action: 'release', version, reason });
const canary = (version: string, percent = 5): DeploymentRequest => ({ action: 'canary', version, percent, reason });
const promote: DeploymentRequest = { action: 'promote', reason };
const rollback = (version?: string): DeploymentRequest => ({
  action: 'rollback',
  reason,
  ...(version !== undefined && { version }),
});

/** What is live after these changes, and what the last one took back. */
const after = (...requests: DeploymentRequest[]) => {
  let changed: { live?: LiveSlice; withdrew?: string } = {};
  for (const request of requests) changed = changeSlice(slice, changed.live, request);
  return changed;
};

describe('what is live of a slice', () => {
  it.each<[string, DeploymentRequest[], Partial<LiveSlice> & { withdrew?: string }]>([
    ['its first release', [release(a)], { version: a, earlier: [] }],
    ['another release', [release(a), release(b)], { version: b, earlier: [a] }],
    ['an earlier release again', [release(a), release(b), release(a)], { version: a, earlier: [b] }],
    ['a canary beside it', [release(a), canary(b)], { version: a, canary: { version: b, percent: 5 }, earlier: [] }],
    [
      'the canary for more',
      [release(a), canary(b), canary(b, 50)],
      { version: a, canary: { version: b, percent: 50 } },
    ],
    [
      'another canary',
      [release(a), canary(b), canary(c)],
      { canary: { version: c, percent: 5 }, earlier: [b], withdrawn: [b] },
    ],
    ['the canary for everyone', [release(a), canary(b), promote], { version: b, earlier: [a], withdrawn: [] }],
    ['the canary, released', [release(a), canary(b), release(b)], { version: b, earlier: [a], withdrawn: [] }],
    [
      'another release than the canary',
      [release(a), canary(b), release(c)],
      { version: c, earlier: [a, b], withdrawn: [b] },
    ],
    [
      'no canary, taken back',
      [release(a), canary(b), rollback()],
      { version: a, earlier: [b], withdrawn: [b], withdrew: b },
    ],
    [
      'the version before',
      [release(a), release(b), rollback()],
      { version: a, earlier: [b], withdrawn: [b], withdrew: b },
    ],
    [
      'the one before two bad ones',
      [release(a), release(b), release(c), rollback(), rollback()],
      { version: a, earlier: [b, c], withdrawn: [b, c], withdrew: b },
    ],
    [
      'the version named',
      [release(a), release(b), release(c), rollback(a)],
      { version: a, earlier: [c, b], withdrawn: [c], withdrew: c },
    ],
    [
      'a taken back version, released again',
      [release(a), release(b), rollback(), release(b)],
      { version: b, withdrawn: [], earlier: [a] },
    ],
    [
      'a taken back version as a canary',
      [release(a), release(b), rollback(), canary(b)],
      { version: a, canary: { version: b, percent: 5 }, withdrawn: [], earlier: [] },
    ],
    [
      'a taken back version, rolled back to',
      [release(a), release(b), rollback(), rollback(b)],
      { version: b, withdrawn: [a], earlier: [a], withdrew: a },
    ],
  ])('can be %s', (_, requests, { withdrew, ...live }) => {
    const changed = after(...requests);
    expect(changed.live).toMatchObject({ slice, ...live });
    expect(changed.live?.canary).toEqual(live.canary);
    expect(changed.withdrew).toBe(withdrew);
  });

  const nothing = 'deployment.nothing-to-change';
  it.each<[string, DeploymentRequest[], string]>([
    ['the live version is released again', [release(a), release(a)], nothing],
    ['the live version is released beside a canary', [release(a), canary(b), release(a)], nothing],
    ['the live version is a canary', [release(a), canary(a)], nothing],
    ['as many get the canary already', [release(a), canary(b), canary(b)], nothing],
    ['there is no canary to promote', [release(a), promote], nothing],
    ['nothing is live to promote', [promote], nothing],
    ['nothing is live to roll back', [rollback()], nothing],
    ['there is no earlier version', [release(a), rollback()], nothing],
    ['only a canary that gave way was before it', [release(a), canary(b), canary(c), rollback(), rollback()], nothing],
    ['every earlier version was taken back', [release(a), release(b), rollback(), rollback()], nothing],
    ['it is rolled back to itself', [release(a), rollback(a)], nothing],
    ['a canary would be alone', [canary(a)], 'deployment.refused'],
    [
      'a rollback names a version and there is a canary',
      [release(a), release(b), canary(c), rollback(a)],
      'deployment.refused',
    ],
  ])('stays when %s', (_, requests, code) => {
    expect(() => after(...requests.slice(0, -1))).not.toThrow();
    expect(() => after(...requests)).toThrow(expect.objectContaining({ code }));
  });

  it('keeps the last twenty versions, and the last fifty that were taken back', () => {
    const versions = Array.from({ length: 60 }, (_, index) => String(index).padStart(20, '0'));
    const { live } = after(...versions.map(release));
    expect(live?.earlier).toEqual(versions.slice(39, 59).reverse());
    const takenBack = versions.slice(1).flatMap((version) => [release(version), rollback()]);
    expect(after(release(versions[0] ?? ''), ...takenBack).live?.withdrawn).toEqual(versions.slice(10).reverse());
  });
});
