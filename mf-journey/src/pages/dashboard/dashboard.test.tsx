import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { exampleMilestones, exampleUser } from '@hearthway/contracts/examples';
import { dismissNotice, getOverview, listMilestones, type Milestone, type Notice } from '@hearthway/contracts/journey';
import { dayOf, daysAfter } from '../../features/local-time/index.js';
import { writePreference } from '../../features/preferences/index.js';
import { renderJourney } from '../../testing/render-journey.js';
import { inMemoryJourney, type InMemoryJourney } from '../../testing/in-memory-journey.js';

afterEach(() => {
  window.localStorage.clear();
});

it('counts the first year, not the steps that were skipped, once the buyer has the keys', async () => {
  const homeowner = { address: '12 Oak Street', keysOn: '2027-01-04', done: 1, total: 7, next: [] };
  renderJourney({ overview: { homeowner } });
  const progress = await screen.findByRole('progressbar', { name: 'Your first year' });
  expect(progress.getAttribute('aria-valuetext')).toBe('1 of 7 done');
  expect(screen.getByText(/You have the keys/).textContent).toBe(
    'You have the keys, and 1 of 7 first-year tasks is done.',
  );
  expect(screen.queryByText(/of your journey/)).toBeNull();
});

describe('the buyer’s own figures', () => {
  const cards = async () => within(await screen.findByRole('list', { name: 'Where you are' })).getAllByRole('listitem');

  it('appear one by one, before the samples, and lead to their pages', async () => {
    const expiresOn = dayAfterToday(20);
    renderJourney({
      overview: {
        budgetCents: 30_342_100,
        letter: { lender: 'Oak Bank', amountCents: 35_000_000, expiresOn },
        homes: { saved: 3, offers: 1 },
        nextEvent: { title: 'Home tour', startsAt: `${expiresOn}T12:00:00.000Z` },
      },
    });
    expect((await cards()).map(({ textContent }) => textContent)).toEqual([
      'Your budget$303,000A comfortable price',
      'Your letter$350,000Oak Bank, good for 20 more days',
      'Your homes3 homes1 with an offer',
      expect.stringMatching(/^Coming up.*Home tour/),
    ]);
    expect((await cards()).map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
      '/buying-power',
      '/get-pre-approved',
      '/home-search',
      '/dashboard#upcoming-schedule',
    ]);
    const samples = await screen.findByRole('heading', { name: 'Upcoming Schedule' });
    const [first] = await cards();
    expect(first!.compareDocumentPosition(samples)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('show a deadline by the property’s clock', async () => {
    const nextEvent = {
      title: 'Option period ends',
      startsAt: '2026-11-27T06:30:00.000Z',
      timeZone: 'Pacific/Honolulu',
    };
    renderJourney({ overview: { nextEvent } });
    expect((await cards()).map(({ textContent }) => textContent)).toEqual([
      'Coming upNov 26, 2026Option period ends, 8:30 PM HST',
    ]);
  });

  it('are followed by the way to the goals, which are not asked for again', async () => {
    const { unmount } = renderJourney();
    expect(await screen.findByRole('link', { name: 'Write down your home goals' })).toBeDefined();
    unmount();
    const milestones = exampleMilestones.map((milestone): Milestone =>
      milestone.title === 'Home Goals' ? { ...milestone, status: 'completed' } : milestone,
    );
    renderJourney({ milestones });
    expect(await screen.findByRole('link', { name: 'Your home goals' })).toBeDefined();
  });

  it('are left out where there is nothing yet', async () => {
    renderJourney({ overview: { homes: { saved: 1, offers: 0 } } });
    expect((await cards()).map(({ textContent }) => textContent)).toEqual(['Your homes1 homeNo offer yet']);
  });

  it('show a letter’s last day', async () => {
    renderJourney({
      overview: { letter: { lender: 'Oak Bank', amountCents: 35_000_000, expiresOn: dayAfterToday(0) } },
    });
    expect((await cards())[0]?.textContent).toMatch(/Oak Bank, last day today$/);
  });

  it('aren’t missed if they can’t be loaded', async () => {
    const journey = inMemoryJourney({ overview: { budgetCents: 30_000_000 } });
    journey.failWith(getOverview, 500);
    renderJourney({ journey });
    await screen.findByText(/You’ve completed/);
    expect(screen.queryByRole('list', { name: 'Where you are' })).toBeNull();
  });

  const dayAfterToday = (count: number) => daysAfter(dayOf(new Date()), count);
});

describe('the dashboard of a new account', () => {
  it('welcomes the buyer by name and shows email and initial in the top bar', async () => {
    renderJourney();

    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, jordan' })).toBeDefined();
    expect(screen.getByText('jordan@example.com')).toBeDefined();
    expect(screen.getByRole('img', { name: 'jordan' }).textContent).toBe('J');
    await screen.findByText(/You’ve completed/);
  });

  it('welcomes the buyer by first name once the wizard knows it', async () => {
    renderJourney({ overview: { firstName: 'Dana' } });

    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Dana' })).toBeDefined();
  });

  it('welcomes someone without a name as Home Buyer', async () => {
    renderJourney({ user: { ...exampleUser, username: '' } });

    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Home Buyer' })).toBeDefined();
    await screen.findByText(/You’ve completed/);
  });

  it('fetches nothing and shows no name until the user is known', async () => {
    const { journey } = renderJourney({ user: undefined });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome');
    expect(screen.getAllByText('Loading your milestones')).not.toEqual([]);
    await screen.findByText('Loading mortgage rates');
    expect(journey.requests).toEqual([]);
  });

  it('says that the milestones are loading', async () => {
    const journey = inMemoryJourney();
    const release = journey.hold(listMilestones);
    renderJourney({ journey });

    expect(screen.getAllByText('Loading your milestones')).not.toEqual([]);
    release();

    expect(await tracked()).toHaveLength(9);
    expect(screen.queryByText('Loading your milestones')).toBeNull();
  });

  it('shows 0%, the badge Just Started, and the first step', async () => {
    writePreference('tracker', 'standard');
    renderJourney();

    expect(await sentence()).toBe('You’ve completed 0% of your journey: 0 of 9 milestones.');
    expect(screen.getByText('Just Started')).toBeDefined();
    expect(within(nextStep()).getByRole('heading', { level: 2, name: "Let's Get to Know You!" })).toBeDefined();
    expect(within(nextStep()).getByText('Step 1 of 9')).toBeDefined();
  });

  it('links to Mia', async () => {
    const { person } = renderJourney();
    await tracked();

    await person.click(screen.getByRole('link', { name: 'Ask Mia' }));

    expect(location.pathname).toBe('/chat');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ask Mia' })).toBeDefined();
  });
});

describe('progress', () => {
  it('is rounded, has a badge, and does not count Home Goals', async () => {
    renderJourney({ milestones: withCompleted(7) });

    expect(await sentence()).toBe('You’ve completed 67% of your journey: 6 of 9 milestones.');
    expect(screen.getByText('Great Progress!')).toBeDefined();
  });

  it('offers no next step when all milestones are completed', async () => {
    writePreference('tracker', 'standard');
    renderJourney({ milestones: withCompleted(10) });

    expect(await sentence()).toBe('You’ve completed 100% of your journey: 9 of 9 milestones.');
    expect(screen.getByRole('heading', { level: 2, name: 'Welcome home!' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Mark Complete (Demo)' })).toBeNull();
  });
});

describe('a notice', () => {
  const notice: Notice = {
    id: 'notice-1',
    kind: 'milestone-reopened',
    milestoneTitle: 'Get Pre-Approved',
    createdAt: '2026-11-20T10:00:00.000Z',
  };

  it('names what is open again, links to its page, and can be dismissed', async () => {
    const { journey, person } = renderJourney({ notices: [notice] });

    const list = await screen.findByRole('list', { name: 'Notices' });
    expect(within(list).getByText('Get Pre-Approved is open again')).toBeDefined();
    const link = within(list).getByRole('link', { name: 'See what’s missing' });
    expect(link.getAttribute('href')).toBe('/get-pre-approved');
    await person.click(within(list).getByRole('button', { name: 'Dismiss' }));

    await waitFor(() => {
      expect(screen.queryByRole('list', { name: 'Notices' })).toBeNull();
    });
    expect(journey.notices()).toEqual([]);
  });

  it('names what is near by the property’s clock, until it has passed', async () => {
    const near = (id: string, startsAt: string): Notice => ({
      ...{ id, kind: 'event-near', eventTitle: id, startsAt, timeZone: 'Pacific/Honolulu' },
      ...{ isDeadline: true, hours: 24, createdAt: startsAt },
    });
    renderJourney({ notices: [near('Closing', '2099-11-27T03:00:00.000Z'), near('Past', '2026-01-01T00:00:00.000Z')] });

    const list = within(await screen.findByRole('list', { name: 'Notices' }));
    expect(list.getByText('Deadline: Closing')).toBeDefined();
    expect(list.getByText('Thursday, November 26, 2099 at 5:00 PM HST')).toBeDefined();
    expect(list.queryByText('Deadline: Past')).toBeNull();
    expect(list.getByRole('link', { name: 'See your schedule' })).toBeDefined();
  });

  it('stays, with a message, if it cannot be dismissed', async () => {
    const journey = inMemoryJourney({ notices: [notice] });
    journey.failWith(dismissNotice, 503);
    const { person, toasts } = renderJourney({ journey });

    await person.click(await screen.findByRole('button', { name: 'Dismiss' }));

    await waitFor(() => {
      expect(toasts).toMatchObject([{ title: 'We couldn’t dismiss that' }]);
    });
    expect(screen.getByRole('list', { name: 'Notices' })).toBeDefined();
  });
});

describe('when the milestones fail to load', () => {
  it('shows the default list with a notice', async () => {
    renderJourney({ journey: refusing() });

    expect(await screen.findByText('We couldn’t load your progress')).toBeDefined();
    expect(await tracked()).toHaveLength(9);
    expect(screen.queryByText(/You’ve completed/)).toBeNull();
  });

  it('shows the default list without a request if no one is signed in', async () => {
    const { journey } = renderJourney({ user: null });

    expect(await screen.findByText('We couldn’t load your progress')).toBeDefined();
    expect(journey.requests).toEqual([]);
  });

  it('opens pages of the default list, but cannot complete its milestones', async () => {
    writePreference('tracker', 'standard');
    const { journey, person } = renderJourney({ journey: refusing() });

    await person.click(await screen.findByRole('button', { name: 'Continue' }));

    expect(location.pathname).toBe('/get-to-know-you');
    expect(screen.queryByRole('button', { name: 'Mark Complete (Demo)' })).toBeNull();
    expect(journey.requests.filter((request) => request.startsWith('PATCH'))).toEqual([]);
  });

  it('shows the buyer’s own list after Try again', async () => {
    const { journey, person } = renderJourney({ journey: refusing(withCompleted(2)) });
    await screen.findByText('We couldn’t load your progress');
    journey.failWith(listMilestones, undefined);

    await person.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await sentence()).toBe('You’ve completed 22% of your journey: 2 of 9 milestones.');
    expect(screen.queryByText('We couldn’t load your progress')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('retries temporary errors once', async () => {
    const journey = inMemoryJourney();
    journey.failWith(listMilestones, 503);
    renderJourney({ journey });
    await waitFor(() => {
      expect(asked(journey)).toHaveLength(1);
    });
    journey.failWith(listMilestones, undefined);

    expect(await screen.findByText(/You’ve completed/)).toBeDefined();
    expect(asked(journey)).toHaveLength(2);
  });
});

describe('the Document Center', () => {
  it.each(['View all', 'Manage Documents'])('links to the documents with %s', async (name) => {
    const { person } = renderJourney();

    await person.click(within(screen.getByRole('region', { name: 'Document Center' })).getByRole('link', { name }));

    expect(location.pathname).toBe('/documents');
    await screen.findByRole('heading', { level: 1, name: 'Documents' });
  });
});

describe('a hash in the address', () => {
  it('scrolls to its element', async () => {
    const scrolled: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled.push(this.id);
    };
    renderJourney({ at: '/dashboard#next-step' });

    await waitFor(() => {
      expect(scrolled).toEqual(['next-step']);
    });
  });
});

const tracked = async () =>
  within(await screen.findByRole('list', { name: 'Your milestones' })).getAllByRole('listitem');
const asked = (journey: InMemoryJourney) => journey.requests.filter((request) => request === 'GET /api/milestones');
const nextStep = () => screen.getByRole('region', { name: "Let's Get to Know You!" });
const sentence = async () => (await screen.findByText(/You’ve completed/)).textContent;

function refusing(milestones?: readonly Milestone[]) {
  const journey = inMemoryJourney({ milestones });
  journey.failWith(listMilestones, 403);
  return journey;
}

function withCompleted(count: number): Milestone[] {
  return exampleMilestones.map((milestone, index) =>
    index < count ? { ...milestone, status: 'completed' } : milestone,
  );
}
