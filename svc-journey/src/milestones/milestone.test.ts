import { milestoneStatuses, type MilestoneStatus } from '@hearthway/contracts/journey';
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

describe('the rule of a milestone', () => {
  const by = (status: MilestoneStatus, basisMet: boolean, completedByRule = false) => ({
    status,
    basisMet,
    completedByRule,
  });

  it('completes it when its basis appears', () => {
    expect(statusByRule(by('not_started', false), true)).toBe('completed');
    expect(statusByRule(by('in_progress', false), true)).toBe('completed');
  });

  it('reopens it when its basis disappears, if the rule completed it', () => {
    expect(statusByRule(by('completed', true, true), false)).toBe('in_progress');
  });

  it('leaves alone what the buyer completed, and what is not completed', () => {
    expect(statusByRule(by('completed', false), true)).toBeUndefined();
    expect(statusByRule(by('completed', true), false)).toBeUndefined();
    expect(statusByRule(by('in_progress', true, true), false)).toBeUndefined();
  });

  it.each(milestoneStatuses)('leaves alone a milestone that is %s while the basis stays as it was', (status) => {
    for (const met of [true, false]) expect(statusByRule(by(status, met, true), met)).toBeUndefined();
  });
});
