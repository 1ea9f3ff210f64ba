import { exampleMilestones } from '@hearthway/contracts/examples';
import type { Milestone, MilestoneRule } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { currentMilestone, milestoneAt, pathOf, progressOf, startsWhenOpened, trackerOf } from './tracker.js';

describe('the tracker', () => {
  it('hides Home Goals and numbers the rest from 1', () => {
    const { milestones, total } = trackerOf(exampleMilestones);

    expect(total).toBe(9);
    expect(milestones.map(({ order, title }) => `${order} ${title}`)).toEqual([
      "1 Let's Get to Know You!",
      '2 Buying Power',
      '3 Get Pre-Approved',
      '4 Home Search',
      '5 Make Offer',
      '6 Mortgage Application',
      '7 Home Inspection',
      '8 Appraisal',
      '9 Closing',
    ]);
  });

  it('hides only Home Goals, whatever its title is', () => {
    const keys = ['home-goals', 'Home-Goals', 'home-goals-2'];
    const list = keys.map((key, index) => milestone({ key, title: 'Home Goals', order: index + 1 }));

    expect(trackerOf(list).milestones.map(({ key }) => key)).toEqual(keys.slice(1));
  });

  it('sorts by order without changing the list', () => {
    const list = [
      milestone({ title: 'C', order: 30 }),
      milestone({ title: 'A', order: 2 }),
      milestone({ title: 'B', order: 7 }),
    ];
    const before = structuredClone(list);

    expect(trackerOf(list).milestones.map(({ order, title }) => [order, title])).toEqual([
      [1, 'A'],
      [2, 'B'],
      [3, 'C'],
    ]);
    expect(list).toEqual(before);
  });

  it('does not count Home Goals', () => {
    const list = exampleMilestones.map((entry) => ({
      ...entry,
      status: ['Buying Power', 'Home Goals', 'Closing'].includes(entry.title) ? ('completed' as const) : entry.status,
    }));
    const { completed, percent } = trackerOf(list);

    expect(completed).toBe(2);
    expect(percent).toBeCloseTo(22.222, 2);
  });

  it.each([[undefined], [null], ['milestones'], [{ 0: milestone({}) }], [42], [[]]])('is empty for %j', (input) => {
    expect(trackerOf(input)).toEqual({ milestones: [], total: 0, completed: 0, percent: 0 });
  });
});

describe('the current milestone', () => {
  it('is the first in progress, even after one not started', () => {
    const list = [milestone({ title: 'A', order: 1 }), milestone({ title: 'B', order: 2, status: 'in_progress' })];

    expect(currentMilestone(trackerOf(list))?.title).toBe('B');
  });

  it('is the first not started if none is in progress', () => {
    const list = [milestone({ title: 'A', order: 1, status: 'completed' }), milestone({ title: 'B', order: 2 })];

    expect(currentMilestone(trackerOf(list))?.title).toBe('B');
  });

  it('is what the contract needs once an offer is accepted, and nothing after that', () => {
    const list = (closing: Milestone['status']) =>
      trackerOf([
        milestone({ key: 'get-pre-approved', order: 1, status: 'in_progress' }),
        milestone({ key: 'make-offer', order: 2, status: 'completed' }),
        milestone({ key: 'closing', order: 3, status: closing }),
      ]);

    expect(currentMilestone(list('not_started'))?.key).toBe('closing');
    expect(currentMilestone(list('completed'))).toBeUndefined();
  });

  it('is undefined if all are completed', () => {
    expect(currentMilestone(trackerOf([milestone({ status: 'completed' })]))).toBeUndefined();
  });
});

describe('opening a milestone', () => {
  it('starts only the first one, if not started', () => {
    expect(startsWhenOpened(milestone({ order: 1, status: 'not_started' }))).toBe(true);
    expect(startsWhenOpened(milestone({ order: 1, status: 'in_progress' }))).toBe(false);
    expect(startsWhenOpened(milestone({ order: 1, status: 'completed' }))).toBe(false);
    expect(startsWhenOpened(milestone({ order: 2, status: 'not_started' }))).toBe(false);
  });

  it('finds the milestone of a path', () => {
    const tracker = trackerOf(exampleMilestones);

    expect(milestoneAt(tracker, '/underwriting')?.title).toBe('Appraisal');
    expect(milestoneAt(tracker, '/pre-approval-form')?.title).toBe("Let's Get to Know You!");
    expect(milestoneAt(tracker, '/home-search/some-home')?.title).toBe('Home Search');
    expect(milestoneAt(tracker, '/home-goals')).toBeUndefined();
    expect(milestoneAt(tracker, '/settings')).toBeUndefined();
  });
});

describe('progress on the dashboard', () => {
  it.each([
    [0, 9, 0, 'Just Started'],
    [2, 9, 22, 'Just Started'],
    [1, 4, 25, 'Making Progress'],
    [4, 9, 44, 'Making Progress'],
    [1, 2, 50, 'Great Progress!'],
    [6, 9, 67, 'Great Progress!'],
    [3, 4, 75, 'Almost Done!'],
    [9, 9, 100, 'Almost Done!'],
    [0, 0, 0, 'Just Started'],
  ])('for %i of %i is %i%% and %s', (completed, total, percent, badge) => {
    const list = Array.from({ length: total }, (_, index) =>
      milestone({ order: index + 1, status: index < completed ? 'completed' : 'not_started' }),
    );

    expect(progressOf(trackerOf(list))).toEqual({ percent, badge });
  });
});

function milestone(given: Partial<Milestone>): Milestone {
  return { id: 'm', userId: 'u', key: 'a', title: 'A', description: '', status: 'not_started', order: 1, ...given };
}

describe('Continue', () => {
  const [introduction, buyingPower] = exampleMilestones as [Milestone, Milestone];
  const rules = (answered: boolean, finances: boolean): MilestoneRule[] => [
    {
      key: introduction.key,
      items: [
        { text: 'Answer the ten questions', done: answered, path: '/get-to-know-you' },
        { text: 'Complete your financial profile', done: finances, path: '/pre-approval-form' },
      ],
    },
  ];

  it.each([
    [false, false, '/get-to-know-you'],
    [false, true, '/get-to-know-you'],
    [true, false, '/pre-approval-form'],
    [true, true, '/pre-approval-form'],
  ])('with the questions answered (%s) and the finances known (%s) leads to %s', (answered, finances, path) => {
    expect(pathOf(introduction, rules(answered, finances))).toBe(path);
  });

  it('leads to the milestone’s page without a rule', () => {
    expect(pathOf(introduction, [])).toBe('/pre-approval-form');
    expect(pathOf(buyingPower, rules(false, false))).toBe('/buying-power');
  });
});
