import { defaultMilestones, milestoneStatuses, type MilestoneStatus } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { firstMilestones, introductionChanges, statusChange } from './milestone.js';

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

describe('the finished introduction', () => {
  const changes = (introduction: MilestoneStatus, buyingPower: MilestoneStatus) => {
    const [first, second, ...rest] = firstMilestones('buyer-1', () => 'id');
    const list = [{ ...first!, status: introduction }, { ...second!, status: buyingPower }, ...rest];
    return introductionChanges(list).map(({ milestone, change }) => [milestone.title, change.from, change.to]);
  };

  it('completes the first milestone, begins the second, and leaves the others', () => {
    expect(changes('in_progress', 'not_started')).toEqual([
      ["Let's Get to Know You!", 'in_progress', 'completed'],
      ['Buying Power', 'not_started', 'in_progress'],
    ]);
    expect(changes('not_started', 'in_progress')).toEqual([["Let's Get to Know You!", 'not_started', 'completed']]);
  });

  it('leaves milestones that are already further', () => {
    expect(changes('completed', 'completed')).toEqual([]);
    expect(changes('completed', 'in_progress')).toEqual([]);
  });

  it('changes nothing without milestones', () => {
    expect(introductionChanges([])).toEqual([]);
  });
});
