import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { exampleMilestones } from '@hearthway/contracts/examples';
import { listMilestones, type Milestone } from '@hearthway/contracts/journey';
import { renderJourney } from '../../testing/render-journey.js';
import { inMemoryJourney } from '../../testing/in-memory-journey.js';
import { writePreference } from '../preferences/index.js';

afterEach(() => {
  window.localStorage.clear();
  jest.restoreAllMocks();
});

describe('the tracker on the dashboard', () => {
  it.each([false, true])('doesn’t repeat the list around the page (small screen: %s)', async (small) => {
    renderJourney({ small });
    await screen.findByRole('list', { name: 'Your milestones' });

    expect(screen.queryByRole('list', { name: /^Milestones/ })).toBeNull();
  });

  it('shows the strip on request, and hides it again', async () => {
    const { person } = renderJourney();
    const toggle = screen.getByRole('button', { name: 'Show steps' });

    await person.click(toggle);
    expect(await steps('Milestones')).toHaveLength(9);
    expect(toggle.textContent).toBe('Hide steps');
    await person.click(toggle);

    expect(screen.queryByRole('list', { name: 'Milestones' })).toBeNull();
  });

  it('switches between strip and timeline', async () => {
    const { person } = renderJourney({ milestones: withCompleted(2) });
    await person.click(screen.getByText('Show steps'));
    expect(await steps('Milestones')).toHaveLength(9);

    await person.click(screen.getByText('Timeline View'));

    expect(await steps('Milestones in detail')).toEqual([
      "Let's Get to Know You!Tell us what kind of home you want, where, and when.CompletedReview: Let's Get to Know You!",
      'Buying PowerSee what you can comfortably afford before you look.CompletedReview: Buying Power',
      '3Get Pre-ApprovedHave a lender check your numbers, so sellers take your offer seriously.Not startedContinue: Get Pre-Approved',
      expect.stringContaining('4Home Search'),
      ...Array.from({ length: 5 }, () => expect.any(String)),
    ]);
    expect(screen.queryByRole('list', { name: 'Milestones' })).toBeNull();

    await person.click(screen.getByText('Simple View'));
    expect(await steps('Milestones')).toHaveLength(9);
  });

  it('remembers the timeline, and the strip after it', async () => {
    const first = renderJourney();
    await first.person.click(await screen.findByText('Timeline View'));
    first.unmount();
    const second = renderJourney();
    const simple = await screen.findByText('Simple View');
    expect(await steps('Milestones in detail')).toHaveLength(9);

    await second.person.click(simple);
    second.unmount();
    renderJourney();
    expect(await steps('Milestones')).toHaveLength(9);
    expect(screen.getByText('Timeline View')).toBeDefined();
  });

  it('opens a milestone from the timeline', async () => {
    const { person } = renderJourney();
    await person.click(await screen.findByText('Timeline View'));

    await person.click(screen.getByRole('button', { name: 'Continue: Home Search' }));

    expect(location.pathname).toBe('/home-search');
  });
});

describe('the animated view', () => {
  it('shows as soon as it is chosen in this browser', async () => {
    renderJourney();
    await screen.findByText('Timeline View');

    act(() => {
      writePreference('tracker', 'animated');
    });

    expect(await screen.findAllByRole('tab')).toHaveLength(9);
    expect(screen.queryByText('Timeline View')).toBeNull();
  });

  it.each([
    [0, "Let's Get to Know You! In progress", 'Continue This Step'],
    [1, 'Buying Power Not started', 'Start This Step'],
    [10, 'Closing Completed', 'Review Completed Step'],
  ])('with %i milestones completed shows %s and offers %s', async (completed, stop, action) => {
    await renderAnimated({ milestones: withCompleted(completed) });

    expect(screen.getByRole('tab', { selected: true, name: stop })).toBeDefined();
    expect(within(screen.getByRole('tabpanel')).getByRole('button', { name: action })).toBeDefined();
  });

  it('shows another stop on click and arrow keys, with one stop in the tab order', async () => {
    const { person } = await renderAnimated();

    await person.click(screen.getByRole('tab', { name: /^Make Offer/ }));
    expect(detail()).toContain('Step 5 of 9');
    await person.keyboard('{ArrowRight}');
    expect(detail()).toContain('Mortgage Application');
    await person.keyboard('{End}{ArrowRight}');
    expect(detail()).toContain("Let's Get to Know You!");
    await person.keyboard('{ArrowLeft}');

    expect(detail()).toContain('Closing');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: /^Closing/ }));
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('opens the step, and jumps to the home search', async () => {
    const { person } = await renderAnimated();
    await person.click(screen.getByText('Continue This Step'));
    expect(location.pathname).not.toBe('/dashboard');

    await person.click(screen.getByRole('link', { name: 'Dashboard' }));
    await person.click(await screen.findByRole('link', { name: 'Jump to Home Search' }));
    expect(location.pathname).toBe('/home-search');
  });

  it('completes the step, celebrates, and moves on to the next', async () => {
    const { journey, person } = await renderAnimated();

    await person.click(screen.getByText('Mark Complete (Demo)'));

    expect(await screen.findByRole('dialog', { name: 'Milestone Completed!' })).toBeDefined();
    expect(journey.reply(listMilestones)[0]?.status).toBe('completed');
    expect(detail()).toContain('Buying Power');
  });
});

describe('when the response is not a list', () => {
  it('is empty, logs a warning, and can be retried', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const journey = inMemoryJourney();
    const { transport } = journey;
    const answers = [{ milestones: 'many' }, { milestones: 'many' }];
    const malformed: typeof transport = async (path, init) => {
      const answer = path === '/api/milestones' ? answers.shift() : undefined;
      return answer ? Response.json(answer) : transport(path, init);
    };
    const { person } = renderJourney({ journey: { ...journey, transport: malformed } });

    expect((await screen.findByText(/You’ve completed/)).textContent).toBe(
      'You’ve completed 0% of your journey: 0 of 0 milestones.',
    );
    expect(warn).toHaveBeenCalledWith('Milestones are unavailable: Failed to fetch milestones');

    answers.length = 0;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(screen.getByText(/You’ve completed/).textContent).toContain('0 of 9 milestones');
    });
  });
});

describe('when the buyer has no milestones', () => {
  it.each(['standard', 'animated'] as const)(
    'the %s view says so once, without a button to switch views',
    async (view) => {
      writePreference('tracker', view);
      renderJourney({ milestones: [] });

      expect(await screen.findByText('We couldn’t load your milestones')).toBeDefined();
      expect(screen.queryByText('Your journey')).toBeNull();
      expect(screen.queryByText('Timeline View')).toBeNull();
    },
  );
});

const steps = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const detail = () => screen.getByRole('tabpanel').textContent;

async function renderAnimated(options: { milestones?: readonly Milestone[] } = {}) {
  writePreference('tracker', 'animated');
  const rendered = renderJourney(options);
  await screen.findAllByRole('tab');
  return rendered;
}

function withCompleted(count: number): Milestone[] {
  return exampleMilestones.map((milestone, index) =>
    index < count ? { ...milestone, status: 'completed' } : milestone,
  );
}
