import { defaultMilestones, milestoneStatuses } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { firstMilestones, statusByRule, statusChange } from './milestone.js';

describe('the list of a new buyer', () => {
  let next = 0;
  const list = firstMilestones('buyer-1', () => `id-${(next += 1)}`);

  it('has the product’s ten milestones in order', () => {
    expect(list.map(({ title }) => title)).toEqual([
      "Let's Get to Know You!",
      'Buying Power',
      'Get Pre-Approved',
      'Home Goals',
      'Home Search',
      'Make Offer',
      'Mortgage Application',
      'Home Inspection',
      'Appraisal',
      'Closing',
    ]);
    expect(list.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('has the first in progress and no other started', () => {
    expect(list.map(({ status }) => status)).toEqual(['in_progress', ...Array<string>(9).fill('not_started')]);
  });

  it('has a key for each that is not its title', () => {
    expect(list.map(({ key }) => key)).toEqual(defaultMilestones.map(({ key }) => key));
    expect(new Set(list.map(({ key }) => key)).size).toBe(10);
  });

  it('belongs to the buyer, with unique ids', () => {
    expect(new Set(list.map(({ userId }) => userId))).toEqual(new Set(['buyer-1']));
    expect(new Set(list.map(({ id }) => id)).size).toBe(10);
  });
});

describe('a change of status', () => {
  const [milestone] = firstMilestones('buyer-1', () => 'id');

  it('names the old and the new status', () => {
    expect(statusChange(milestone!, 'completed')).toEqual({ from: 'in_progress', to: 'completed' });
  });

  it('is undefined for the same status', () => {
    expect(statusChange(milestone!, 'in_progress')).toBeUndefined();
  });

  it('can go from any status to any other', () => {
    for (const from of milestoneStatuses) {
      for (const to of milestoneStatuses.filter((status) => status !== from)) {
        expect(statusChange({ ...milestone!, status: from }, to)).toEqual({ from, to });
      }
    }
  });
});

describe('what the buyer has done', () => {
  it.each([
    ['not_started', 'buyer', 'completed', undefined],
    ['in_progress', 'buyer', 'completed', undefined],
    ['in_progress', 'rule', 'completed', undefined],
    ['completed', 'rule', undefined, 'in_progress'],
    ['completed', 'buyer', undefined, undefined],
  ] as const)('makes %s, set by the %s, %s; without it, %s', (status, changedBy, met, unmet) => {
    expect(statusByRule({ status, changedBy }, true)).toBe(met);
    expect(statusByRule({ status, changedBy }, false)).toBe(unmet);
  });
});
