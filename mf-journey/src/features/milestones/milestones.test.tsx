import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { exampleMilestones } from '@hearthway/contracts/examples';
import {
  changeMilestoneStatus,
  listMilestones,
  type Milestone,
  type MilestoneKey,
  type MilestoneStatus,
} from '@hearthway/contracts/journey';
import { renderJourney, type RenderOptions } from '../../testing/render-journey.js';
import { writePreference } from '../preferences/index.js';
import { inMemoryJourney, type InMemoryJourney } from '../../testing/in-memory-journey.js';

afterEach(() => {
  localStorage.clear();
});

const failureToast = { title: 'Error', description: 'Failed to update milestone status.', tone: 'destructive' };

describe('the tracker in the sidebar', () => {
  it('lists each milestone with its status and Continue or Review', async () => {
    renderJourney({ milestones: starting('completed', 'in_progress') });

    const items = await listed('Your milestones');
    expect(items.slice(0, 3)).toEqual([
      "Let's Get to Know You! Completed Review",
      'Buying Power In progress Continue',
      'Get Pre-Approved Not started Continue',
    ]);
    expect(items).toHaveLength(9);
  });

  it('marks completed with a check, in progress with a circle, and others with their number', async () => {
    renderJourney({ milestones: starting('completed', 'in_progress') });

    const markers = (await buttons()).map((button) => button.firstElementChild);
    expect(
      markers
        .map(
          (marker) =>
            marker
              ?.querySelector('svg')
              ?.getAttribute('class')
              ?.match(/lucide-[a-z-]+/)?.[0],
        )
        .slice(0, 3),
    ).toEqual(['lucide-check', 'lucide-circle', undefined]);
    expect(markers.slice(2).map((marker) => marker?.textContent)).toEqual(['3', '4', '5', '6', '7', '8', '9']);
  });

  it('is one line above the page on a small screen, which opens the list until another page is shown', async () => {
    const { person } = renderJourney({ small: true, milestones: starting('completed') });
    const line = async (words: string) =>
      screen.findByText((_, element) => element?.tagName === 'SUMMARY' && element.textContent === words);
    const isOpen = () => screen.getByRole('navigation', { name: 'Your journey' }).querySelector('details')?.open;

    await person.click(await line('Step 2 of 9 · Buying Power'));
    expect(isOpen()).toBe(true);
    expect(await listed('Your milestones')).toHaveLength(9);

    await person.click(screen.getByRole('button', { name: /^Appraisal/ }));
    expect(location.pathname).toBe('/underwriting');
    await line('Step 8 of 9 · Appraisal');
    expect(isOpen()).toBe(false);
  });

  it('says on a small screen when all steps are completed', async () => {
    renderJourney({ small: true, milestones: exampleMilestones.map((one) => ({ ...one, status: 'completed' })) });

    expect(await screen.findByText('All 9 steps completed')).toBeDefined();
  });

  it('is empty when the buyer has no milestones', async () => {
    renderJourney({ milestones: [] });

    expect(await screen.findByText('0%')).toBeDefined();
    expect(screen.queryAllByRole('button', { name: /Not started/ })).toEqual([]);
  });
});

describe('opening a milestone', () => {
  it('goes to its page and shows a toast', async () => {
    const { journey, person, toasts } = renderJourney();

    await person.click(await inSideBar(/^Appraisal/));

    expect(location.pathname).toBe('/underwriting');
    expect(toasts).toEqual([{ title: 'Navigating to milestone', description: 'Appraisal' }]);
    expect(ofMilestones(journey)).toEqual(['GET /api/milestones']);
  });

  it('starts the first one if it is not started', async () => {
    const { journey, person, toasts } = renderJourney({ milestones: starting('not_started') });

    await person.click(await inSideBar(/^Let's Get to Know You!/));

    await waitFor(() => {
      expect(toasts.map(({ title }) => title)).toEqual(['Navigating to milestone', 'Progress updated']);
    });
    expect(journey.reply(listMilestones)[0]?.status).toBe('in_progress');
    expect(await inSideBar(/^Let's Get to Know You! In progress/)).toBeDefined();
  });

  it('does not start any other one', async () => {
    const { journey, person } = renderJourney({ milestones: starting('completed', 'not_started') });

    await person.click(await inSideBar(/^Buying Power/));

    expect(location.pathname).toBe('/buying-power');
    expect(journey.reply(listMilestones)[1]?.status).toBe('not_started');
  });
});

describe('Continue on the first milestone', () => {
  it('leads to the same page in every view', async () => {
    writePreference('tracker', 'timeline');
    const { person } = renderJourney({ at: '/pre-approval-form' });
    await screen.findByText('To complete this step');
    for (const button of [
      () => inSideBar(/^Let's Get to Know You!/),
      () => screen.findByRole('button', { name: 'Continue' }),
      () => screen.findByRole('button', { name: "Continue: Let's Get to Know You!" }),
    ]) {
      await person.click(screen.getByRole('link', { name: 'Dashboard' }));
      await person.click(await button());
      expect(location.pathname).toBe('/get-to-know-you');
    }
  });
});

describe('completing a milestone before the one that usually comes first', () => {
  const askFor = async (key: MilestoneKey, ...completed: MilestoneKey[]) => {
    const milestones = exampleMilestones.map((one) =>
      completed.some((each) => each === one.key) ? { ...one, status: 'completed' as const } : one,
    );
    const rendered = renderAnimated({ milestones });
    const { title } = milestones.find((one) => one.key === key)!;
    await rendered.person.click(await screen.findByRole('tab', { name: new RegExp(`^${title}`) }));
    await rendered.person.click(await completeButton());
    const status = () => rendered.journey.reply(listMilestones).find((one) => one.key === key)?.status;
    return { ...rendered, status };
  };
  const question = { name: 'Complete this step now?' };

  it.each([
    ['closing', 'Closing usually comes after Appraisal, which is still open.'],
    ['buying-power', "Buying Power usually comes after Let's Get to Know You!, which is still open."],
    ['home-search', 'Home Search usually comes after Get Pre-Approved, which is still open.'],
  ] as const)('asks first, for %s, and changes nothing without a yes', async (key, words) => {
    const { person, status } = await askFor(key);
    const dialog = within(await screen.findByRole('dialog', question));
    expect(dialog.getByText(new RegExp(words))).toBeDefined();

    await person.click(dialog.getByRole('button', { name: 'Not yet' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(status()).toBe('not_started');
  });

  it('never blocks', async () => {
    const { person, status } = await askFor('closing');
    await person.click(await screen.findByRole('button', { name: 'Complete anyway' }));

    expect(await screen.findByRole('dialog', { name: 'Milestone Completed!' })).toBeDefined();
    expect(status()).toBe('completed');
  });

  it.each([
    ['closing', 'appraisal'],
    ['home-search', 'home-goals'],
  ] as const)('doesn’t ask for %s after %s', async (key, before) => {
    await askFor(key, before);
    expect(await screen.findByRole('dialog', { name: 'Milestone Completed!' })).toBeDefined();
  });
});

describe('Mark Complete (Demo)', () => {
  it.each(['standard', 'timeline'] as const)('isn’t in the %s view', async (view) => {
    writePreference('tracker', view);
    renderJourney();
    await screen.findByRole('button', { name: 'Continue' });
    expect(screen.queryByText('Mark Complete (Demo)')).toBeNull();
  });

  it('completes the milestone, celebrates, and moves on to the next one', async () => {
    const { journey, person, toasts } = renderAnimated();

    await person.click(await completeButton());

    const dialog = await screen.findByRole('dialog', { name: 'Milestone Completed!' });
    expect(within(dialog).getByText("Let's Get to Know You!")).toBeDefined();
    expect(within(dialog).getByText(/You told us what you want/)).toBeDefined();
    expect(toasts).toMatchObject([{ title: 'Milestone completed! 🎉', description: 'Progress updated' }]);
    expect(journey.reply(listMilestones)[0]?.status).toBe('completed');
    expect(screen.getByText(/11%/)).toBeDefined();
    expect(screen.getByRole('heading', { level: 3, name: 'Buying Power' })).toBeDefined();
  });

  it('refetches the list afterwards', async () => {
    const { journey, person } = renderAnimated();

    await person.click(await completeButton());

    await waitFor(() => {
      expect(ofMilestones(journey).map((request) => request.split(' ')[0])).toEqual(['GET', 'PATCH', 'GET']);
    });
  });

  it('closes the celebration with Continue and returns the focus to the button', async () => {
    const { person } = renderAnimated();
    await person.click(await completeButton());
    const dialog = await screen.findByRole('dialog');

    await person.click(within(dialog).getByRole('button', { name: 'Continue' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(await completeButton());
  });

  it('closes the celebration with Escape and focuses the heading when the button is gone', async () => {
    const { person } = renderAnimated({ milestones: allButTheLast });
    await person.click(await completeButton());
    await screen.findByRole('dialog');

    await person.keyboard('{Escape}');

    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    });
  });

  it('shows the new status at once and sends it once despite several clicks', async () => {
    const journey = inMemoryJourney();
    const release = journey.hold(changeMilestoneStatus);
    const { person } = renderAnimated({ journey });
    const button = await completeButton();

    await person.tripleClick(button);

    expect(await screen.findByText(/11%/)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    release();
    await screen.findByRole('dialog');
    expect(journey.requests.filter((request) => request.startsWith('PATCH'))).toHaveLength(1);
  });

  it('does not complete the next milestone with the second click', async () => {
    const { journey, person } = renderAnimated();

    await person.dblClick(await completeButton());
    await screen.findByRole('dialog');

    expect(journey.reply(listMilestones).filter(({ status }) => status === 'completed')).toHaveLength(1);
  });

  it('rolls back with a toast if the server refuses', async () => {
    const journey = inMemoryJourney();
    journey.failWith(changeMilestoneStatus, 500);
    const { person, toasts } = renderAnimated({ journey });

    await person.click(await completeButton());

    await waitFor(() => {
      expect(toasts).toEqual([failureToast]);
    });
    expect(screen.getByText('0%')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await inSideBar(/^Let's Get to Know You! In progress/)).toBeDefined();
  });

  it('can be retried after a failure', async () => {
    const journey = inMemoryJourney();
    journey.failWith(changeMilestoneStatus, 500);
    const { person, toasts } = renderAnimated({ journey });
    await person.click(await completeButton());
    await waitFor(() => {
      expect(toasts).toHaveLength(1);
    });
    journey.failWith(changeMilestoneStatus, undefined);

    await person.click(await completeButton());

    expect(await screen.findByRole('dialog', { name: 'Milestone Completed!' })).toBeDefined();
  });
});

describe('undoing a completion', () => {
  it('restores the status from the toast and closes the celebration', async () => {
    const { journey, person, toasts } = renderAnimated();
    await person.click(await completeButton());
    await screen.findByRole('dialog');

    act(() => toasts[0]?.action?.onSelect());

    expect(toasts[0]?.action?.label).toBe('Undo');
    await waitFor(() => {
      expect(journey.reply(listMilestones)[0]?.status).toBe('in_progress');
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await inSideBar(/^Let's Get to Know You! In progress/)).toBeDefined();
    expect(toasts.at(-1)).toEqual({
      title: 'Progress updated',
      description: "“Let's Get to Know You!” isn’t completed anymore. What you saved for it is still there.",
    });
  });

  it('restores the previous status from the celebration', async () => {
    const { journey, person } = renderAnimated({ milestones: allButTheLast });
    await person.click(await completeButton());

    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo' }));

    await waitFor(() => {
      expect(journey.reply(listMilestones).at(-1)?.status).toBe('not_started');
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves it completed if the server refuses', async () => {
    const { journey, person, toasts } = renderAnimated();
    await person.click(await completeButton());
    const dialog = await screen.findByRole('dialog');
    journey.failWith(changeMilestoneStatus, 500);

    await person.click(within(dialog).getByRole('button', { name: 'Undo' }));

    await waitFor(() => {
      expect(toasts.at(-1)).toEqual(failureToast);
    });
    expect(await inSideBar(/^Let's Get to Know You! Completed/)).toBeDefined();
  });
});

describe('confetti', () => {
  it('is not thrown with reduced motion', async () => {
    const { person } = renderAnimated({ reducedMotion: true });

    await person.click(await completeButton());
    const dialog = await screen.findByRole('dialog');

    expect(dialog.querySelector('canvas')).toBeNull();
  });
});

/** The view where milestones are completed by hand. */
const renderAnimated = (options?: RenderOptions) => {
  writePreference('tracker', 'animated');
  return renderJourney(options);
};
const buttons = async () => within(await screen.findByRole('list', { name: 'Your milestones' })).getAllByRole('button');
const listed = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('button > span:last-child')?.textContent);
const inSideBar = async (name: RegExp) => within(screen.getByRole('complementary')).findByRole('button', { name });
const ofMilestones = ({ requests }: InMemoryJourney) =>
  requests.filter((request) => request.includes('/api/milestones'));
const completeButton = async () => {
  const button = (await screen.findByText(/^(Mark Complete \(Demo\)|Saving…)$/)).closest('button');
  if (!button) throw new Error('It is no button');
  return button;
};

const allButTheLast = exampleMilestones.map((milestone) =>
  milestone.key === 'closing' ? milestone : { ...milestone, status: 'completed' as const },
);

function starting(...statuses: MilestoneStatus[]): Milestone[] {
  return exampleMilestones.map((milestone, index) => ({ ...milestone, status: statuses[index] ?? 'not_started' }));
}
