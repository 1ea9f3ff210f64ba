import { exampleFigures } from '@hearthway/contracts/affordability';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { exampleMilestones, examplePreApprovalInfo, exampleUser } from '@hearthway/contracts/examples';
import {
  documentSlotKeys,
  emptyPreApprovalInfo,
  getFirstName,
  listDocumentSlots,
  listMilestones,
  type Milestone,
} from '@hearthway/contracts/journey';
import { exampleSlot } from '../../testing/in-memory/documents.js';
import { exampleDraft } from '../../testing/in-memory/envelopes.js';
import { exampleProfile } from '../../testing/in-memory/financial-profile.js';
import { writePreference } from '../../features/preferences/index.js';
import { renderJourney } from '../../testing/render-journey.js';
import { inMemoryJourney, type InMemoryJourney } from '../../testing/in-memory-journey.js';

afterEach(() => {
  writePreference('tracker', 'standard');
});

describe('the dashboard of a new account', () => {
  it('welcomes the buyer by name and shows email and initial in the top bar', async () => {
    renderJourney();

    expect(await welcome()).toBe('Welcome, jordan');
    expect(screen.getByText('jordan@example.com')).toBeDefined();
    expect(screen.getByRole('img', { name: 'jordan' }).textContent).toBe('J');
    await screen.findByText(/You’ve completed/);
  });

  it('welcomes someone without a name as Home Buyer', async () => {
    renderJourney({ user: { ...exampleUser, username: '' } });

    expect(await welcome()).toBe('Welcome, Home Buyer');
    await screen.findByText(/You’ve completed/);
  });

  it.each([
    ['Maria', 'Welcome, Maria'],
    [' María José ', 'Welcome, María José'],
    [' ', 'Welcome, jordan'],
  ])('welcomes someone who said their first name is “%s” by it', async (firstName, words) => {
    renderJourney({ preApprovalInfo: { ...emptyPreApprovalInfo, firstName } });

    expect(await welcome()).toBe(words);
  });

  it('shows no other name before the first name is known, and the username if that fails to load', async () => {
    const journey = inMemoryJourney();
    const release = journey.hold(getFirstName);
    journey.failWith(getFirstName, 503);
    renderJourney({ journey });
    await tracked();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome');
    release();

    expect(await welcome()).toBe('Welcome, jordan');
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

describe('what is left of the next step', () => {
  it.each([
    [{}, 'Answer the ten questions; Complete your financial profile', '/get-to-know-you'],
    [{ preApprovalInfo: examplePreApprovalInfo }, 'Complete your financial profile', '/pre-approval-form'],
    [{ financialProfile: exampleProfile }, 'Answer the ten questions', '/get-to-know-you'],
    [{ milestones: withCompleted(1) }, 'Save a scenario; Pin one as your budget', '/buying-power'],
  ])('is named, and Continue leads there: %#', async (given, left, path) => {
    const { person } = renderJourney(given);

    expect(await screen.findByText(`Still to do: ${left}`)).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Continue' }));

    expect(location.pathname).toBe(path);
  });

  it('is named in the animated view, for the step that it shows', async () => {
    writePreference('tracker', 'animated');
    const { person } = renderJourney({ preApprovalInfo: examplePreApprovalInfo });

    expect(await screen.findByText('Still to do: Complete your financial profile')).toBeDefined();
    await person.click(screen.getByRole('tab', { name: /Buying Power/ }));
    expect(screen.getByText('Still to do: Save a scenario; Pin one as your budget')).toBeDefined();
  });
});

describe('progress', () => {
  it('is rounded, has a badge, and does not count Home Goals', async () => {
    renderJourney({ milestones: withCompleted(7) });

    expect(await sentence()).toBe('You’ve completed 67% of your journey: 6 of 9 milestones.');
    expect(screen.getByText('Great Progress!')).toBeDefined();
  });

  it('offers no next step when all milestones are completed', async () => {
    renderJourney({ milestones: withCompleted(10) });

    expect(await sentence()).toBe('You’ve completed 100% of your journey: 9 of 9 milestones.');
    expect(await screen.findByRole('heading', { level: 2, name: 'Welcome home!' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Mark Complete (Demo)' })).toBeNull();
  });
});

describe('the budget', () => {
  it('is shown with today’s price once a scenario is pinned', async () => {
    renderJourney({ scenarios: [{ name: 'Our plan', figures: exampleFigures, pinned: true }] });
    const budget = within(await screen.findByRole('region', { name: 'Your budget' }));
    expect(budget.getByText(/^about \$\d{3},000$/)).toBeDefined();
    expect(budget.getByRole('link', { name: 'See or change it' }).getAttribute('href')).toBe('/buying-power');
  });

  it('has no place before', async () => {
    renderJourney({ scenarios: [{ name: 'Our plan', figures: exampleFigures }] });
    await welcome();
    expect(screen.queryByRole('region', { name: 'Your budget' })).toBeNull();
  });
});

describe('the order of the dashboard', () => {
  it('is the next step first, and what starts with samples last', async () => {
    renderJourney({ milestones: withCompleted(1) });
    await screen.findByRole('heading', { level: 2, name: 'Upcoming Schedule' });
    await screen.findByText('6.25%');

    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Buying Power',
      'Your journey',
      'Lender Matches',
      'Document Center',
      'Current Mortgage Rates',
      'Upcoming Schedule',
    ]);
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
    const { journey, person } = renderJourney({ journey: refusing() });

    await person.click(await screen.findByRole('button', { name: 'Continue' }));

    expect(location.pathname).not.toBe('/dashboard');
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

    const card = within(screen.getByRole('region', { name: 'Document Center' }));
    await person.click(await card.findByRole('link', { name }));

    expect(location.pathname).toBe('/documents');
    await screen.findByRole('heading', { level: 1, name: 'Documents' });
  });

  it('says who is to sign next', async () => {
    const signers = [
      { id: 'jordan', name: 'Jordan Rivera', email: 'jordan@example.com' },
      { id: 'sam', name: 'Sam Lee', email: 'sam@example.com' },
    ];
    const progress = [
      { signerId: 'jordan', status: 'signed' as const, at: null },
      { signerId: 'sam', status: 'asked' as const, at: null },
    ];
    renderJourney({
      envelopes: { envelopes: [{ ...exampleDraft, status: 'sent', signers, progress }, exampleDraft] },
    });
    const line = await screen.findByText('Purchase contract waits for Sam Lee to sign', {}, { timeout: 10_000 });
    expect(line.getAttribute('href')).toBe('/signatures/envelope-1');
  });

  it('says how many documents there are, and which two come next', async () => {
    const slots = (['ok', 'checking', 'needed', 'expired'] as const).map((status, index) => ({
      ...exampleSlot,
      key: documentSlotKeys[index] ?? exampleSlot.key,
      name: `Document ${index}`,
      status,
    }));
    renderJourney({ documents: { slots } });
    const card = within(screen.getByRole('region', { name: 'Document Center' }));
    // It comes late.
    await card.findByText('1 of 4 documents collected', {}, { timeout: 10_000 });
    const items = card.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['Document 3Expired', 'Document 2Needed']);
    expect(card.getByRole('link', { name: 'Document 3' }).getAttribute('href')).toBe(
      `/documents#slot-${documentSlotKeys[3]}`,
    );
  });

  it('that can’t be loaded says so, and tries again', async () => {
    const journey = inMemoryJourney({ documents: { slots: [exampleSlot] } });
    journey.failWith(listDocumentSlots, 503);
    const { person } = renderJourney({ journey });
    const card = within(screen.getByRole('region', { name: 'Document Center' }));
    await card.findByText('We couldn’t load your documents', {}, { timeout: 10_000 });
    journey.failWith(listDocumentSlots, undefined);
    await person.click(card.getByRole('button', { name: 'Try again' }));
    await card.findByText('0 of 1 documents collected');
  });
});

describe('a hash in the address', () => {
  it.each(['lender-matches', 'schedule'])('finds the part %s, which others link to, before it has loaded', (id) => {
    renderJourney({ at: '/dashboard' });
    expect(document.getElementById(id)).toBeInstanceOf(HTMLElement);
  });

  it('moves to its element', async () => {
    const scrolled: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled.push(this.id);
    };
    renderJourney({ at: '/dashboard#next-step' });

    await waitFor(() => {
      expect(scrolled).toEqual(['next-step']);
    });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: "Let's Get to Know You!" }));
  });
});

const tracked = async () =>
  within(await screen.findByRole('list', { name: 'Your milestones' })).getAllByRole('listitem');
const asked = (journey: InMemoryJourney) => journey.requests.filter((request) => request === 'GET /api/milestones');
const welcome = async () => (await screen.findByRole('heading', { level: 1, name: /^Welcome, / })).textContent;
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
