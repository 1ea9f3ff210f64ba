import type { Deployment } from '@hearthway/contracts/releases';
import { describe, expect, it } from '@jest/globals';
import { createWithdrawals } from './withdrawals.js';

let revision = 0;
const change = (kind: Deployment['kind'], version: string, replaced?: string, slice = 'mf-journey'): Deployment => {
  revision += 1;
  return {
    revision,
    at: '2026-01-01T00:00:00Z',
    slice,
    version,
    kind,
    author: 'test',
    live: {},
    ...(replaced && { replaced }),
  };
};
const after = (deployments: Deployment[], live: Record<string, string> = {}) => {
  const withdrawals = createWithdrawals();
  withdrawals.follow(deployments);
  return withdrawals.addresses(live);
};

describe('withdrawn releases', () => {
  it('are those that a rollback took back', () => {
    expect(after([change('release', 'a'), change('release', 'b', 'a'), change('rollback', 'a', 'b')])).toEqual([
      '/assets/mf-journey/b/',
    ]);
  });

  it('are not those that newer ones replaced', () => {
    expect(after([change('release', 'a'), change('release', 'b', 'a')])).toEqual([]);
  });

  it('are withdrawn no more when they are released again', () => {
    const back = [change('rollback', 'a', 'b'), change('release', 'b', 'a')];
    expect(after(back)).toEqual([]);
    expect(after([...back, change('rollback', 'a', 'b')])).toEqual(['/assets/mf-journey/b/']);
    expect(after(back.slice(0, 1), { 'mf-journey': 'b' })).toEqual([]);
  });

  it('are the last twenty of each slice', () => {
    const many = Array.from({ length: 25 }, (_, index) => change('rollback', 'a', `b${index}`));
    const found = after([...many, change('rollback', 'a', 'c', 'mf-admin')]);
    expect(found).toHaveLength(21);
    expect(found).toContain('/assets/mf-journey/b24/');
    expect(found).not.toContain('/assets/mf-journey/b4/');
  });
});
