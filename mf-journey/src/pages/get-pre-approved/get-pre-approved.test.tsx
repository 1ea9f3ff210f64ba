import { allTimersBut } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { exampleEstimateEntry, exampleMilestones, exampleQuoteEntry } from '@hearthway/contracts/examples';
import {
  createPreApprovalLetter,
  listPreApprovalLetters,
  type LoanEstimate,
  type PreApprovalLetter,
} from '@hearthway/contracts/journey';
import { exampleLenderMatches } from '../../testing/in-memory/example-lenders.js';
import { exampleProfile } from '../../testing/in-memory/financial-profile.js';
import type { GivenJourney } from '../../testing/in-memory-journey.js';
import { renderJourney } from '../../testing/render-journey.js';

// Only the day it is, which must not become another one meanwhile.
beforeAll(() => void jest.useFakeTimers({ doNotFake: allTimersBut('Date'), now: new Date('2026-11-23T18:00:00Z') }));
afterAll(() => void jest.useRealTimers());

const letter: PreApprovalLetter = {
  id: 'letter-1',
  version: 1,
  lender: 'Oak Bank',
  amountCents: 35_000_000,
  borrowers: 2,
  issuedOn: '2026-11-01',
  expiresOn: '2027-01-30',
};
const estimates: LoanEstimate[] = [
  { id: 'estimate-1', version: 1, ...exampleEstimateEntry },
  { id: 'estimate-2', version: 1, ...exampleEstimateEntry, lender: 'Elm Credit Union', originationCents: 200_000 },
];

async function renderPage(given: GivenJourney = {}) {
  const rendered = renderJourney({ at: '/get-pre-approved', ...given });
  await screen.findByRole('heading', { level: 2, name: 'Your letters' });
  return rendered;
}
const part = (name: string) => within(screen.getByRole('region', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const heading = (name: string) => screen.findByRole('heading', { name });

describe('letters', () => {
  it('are added, which completes the milestone, and one Undo takes the letter back', async () => {
    const { journey, person } = await renderPage();
    expect(screen.queryByRole('button', { name: 'Mark Complete (Demo)' })).toBeNull();

    await person.click(part('Your letters').getByRole('button', { name: 'Add a letter' }));
    await person.type(dialog().getByLabelText('Lender'), 'Oak Bank');
    await person.type(dialog().getByLabelText('Amount on the letter'), '350,000');
    await person.click(dialog().getByRole('button', { name: 'Save' }));

    await heading('Milestone Completed!');
    expect(journey.letters()).toMatchObject([{ lender: 'Oak Bank', amountCents: 35_000_000, expiresOn: '2027-02-21' }]);
    expect(journey.milestones()).toContainEqual(
      expect.objectContaining({ title: 'Get Pre-Approved', status: 'completed' }),
    );

    await person.click(dialog().getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(journey.letters()).toEqual([]));
    await heading('No letter yet');
  });

  it('count down, and say what is wrong with them', async () => {
    await renderPage({
      financialProfile: exampleProfile,
      gettingPreApproved: {
        letters: [
          { ...letter, amountCents: 34_000_000, borrowers: 1 },
          { ...letter, id: 'letter-2', lender: 'Elm', expiresOn: '2026-11-25' },
          { ...letter, id: 'letter-3', lender: 'Ash', expiresOn: '2026-11-20' },
        ],
      },
    });
    const [oak, elm, ash] = screen
      .getAllByRole('heading', { level: 3, name: /^(Oak|Elm|Ash)/ })
      .map((found) => within(found.closest('li')!));
    expect(oak?.getByText('68 days left')).toBeDefined();
    expect(oak?.getByText(/\$10,000 below your target price/)).toBeDefined();
    expect(oak?.getByRole('link', { name: 'change your target price' }).getAttribute('href')).toBe(
      '/pre-approval-form',
    );
    expect(oak?.getByText(/your profile now has a co-borrower/)).toBeDefined();
    expect(elm?.getByText('2 days left')).toBeDefined();
    expect(ash?.getByText('Expired')).toBeDefined();
    expect(ash?.getByText(/no longer counts/)).toBeDefined();
  });

  it('say when the co-borrower is gone, and when none counts anymore', async () => {
    const alone = { ...exampleProfile, income: { borrowers: exampleProfile.income.borrowers.slice(0, 1) } };
    await renderPage({ financialProfile: alone, gettingPreApproved: { letters: [letter] } });
    expect(screen.getByText(/issued for two borrowers, and your profile now has one/)).toBeDefined();
    expect(screen.queryByText('None of your letters counts anymore')).toBeNull();
  });

  it('that all have expired are a warning', async () => {
    await renderPage({ gettingPreApproved: { letters: [{ ...letter, expiresOn: '2026-11-22' }] } });
    expect(screen.getByText('None of your letters counts anymore')).toBeDefined();
  });

  it('refuse what can’t be right, and Social Security numbers, at the field', async () => {
    const { journey, person } = await renderPage();
    await person.click(part('Your letters').getByRole('button', { name: 'Add a letter' }));
    await person.type(dialog().getByLabelText('Lender'), '123-45-6789');
    await person.type(dialog().getByLabelText('Amount on the letter'), '0');
    await person.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByText(/leave out Social Security/)).toBeDefined();
    expect(dialog().getByText('Please enter an amount above $0')).toBeDefined();
    expect(document.activeElement).toBe(dialog().getByLabelText('Lender'));
    expect(journey.letters()).toEqual([]);
  });

  it('that changed elsewhere show both versions, and the buyer’s can be kept', async () => {
    const { journey, person } = await renderPage({ gettingPreApproved: { letters: [letter] } });
    journey.changeLetterElsewhere('letter-1', { lender: 'Oak National' });
    await person.click(screen.getByRole('button', { name: 'Edit letter from Oak Bank' }));
    await person.clear(dialog().getByLabelText('Amount on the letter'));
    await person.type(dialog().getByLabelText('Amount on the letter'), '360000');
    await person.click(dialog().getByRole('button', { name: 'Save' }));

    await heading('This letter changed in another window');
    expect(dialog().getByRole('row', { name: 'Lender Oak Bank Oak National' })).toBeDefined();
    expect(dialog().getByRole('row', { name: 'Amount $360,000 $350,000' })).toBeDefined();
    await person.click(dialog().getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(journey.letters()).toMatchObject([{ version: 3, lender: 'Oak Bank', amountCents: 36_000_000 }]);
  });

  it('that changed elsewhere can be taken as they are there', async () => {
    const { journey, person } = await renderPage({ gettingPreApproved: { letters: [letter] } });
    journey.changeLetterElsewhere('letter-1', { lender: 'Oak National' });
    await person.click(screen.getByRole('button', { name: 'Edit letter from Oak Bank' }));
    await person.click(dialog().getByRole('button', { name: 'Save' }));
    await heading('This letter changed in another window');
    await person.click(dialog().getByRole('button', { name: 'Keep what’s saved there' }));
    expect(dialog().getByLabelText<HTMLInputElement>('Lender').value).toBe('Oak National');
  });

  it('are deleted after a question, which reopens the milestone', async () => {
    const milestones = exampleMilestones.map((entry) =>
      entry.title === 'Get Pre-Approved' ? { ...entry, status: 'completed' as const } : entry,
    );
    const { journey, person } = await renderPage({ milestones, gettingPreApproved: { letters: [letter] } });
    await person.click(screen.getByRole('button', { name: 'Edit letter from Oak Bank' }));
    await person.click(dialog().getByRole('button', { name: 'Delete' }));
    expect(journey.letters()).toHaveLength(1);
    await person.click(dialog().getByRole('button', { name: 'Delete' }));
    await heading('No letter yet');
    expect(journey.milestones()).toContainEqual(
      expect.objectContaining({ title: 'Get Pre-Approved', status: 'in_progress' }),
    );
  });

  it('are not added twice when the answer to the first try was lost', async () => {
    const { journey, person } = await renderPage();
    await person.click(part('Your letters').getByRole('button', { name: 'Add a letter' }));
    await person.type(dialog().getByLabelText('Lender'), 'Oak Bank');
    await person.type(dialog().getByLabelText('Amount on the letter'), '350000');
    journey.failWith(createPreApprovalLetter, 503);
    await person.click(dialog().getByRole('button', { name: 'Save' }));
    await dialog().findByText('We couldn’t save this letter');
    journey.failWith(createPreApprovalLetter, undefined);
    await person.click(dialog().getByRole('button', { name: 'Save' }));
    await heading('Milestone Completed!');
    expect(journey.letters()).toHaveLength(1);
  });
});

describe('paying cash', () => {
  it('completes the milestone without a letter, and one Undo takes it back', async () => {
    const { journey, person } = await renderPage();
    await person.click(screen.getByLabelText('I’m paying cash'));
    await heading('Milestone Completed!');
    expect(journey.preApprovalProgress()).toMatchObject({ payingCash: true });
    await person.click(dialog().getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(journey.preApprovalProgress()).toMatchObject({ payingCash: false }));
  });
});

describe('papers', () => {
  it('come from the profile, each with who needs it and why, and are ticked', async () => {
    const { journey, person } = await renderPage({ financialProfile: exampleProfile });
    const gift = screen.getByLabelText(/^A signed gift letter/);
    expect(gift.getAttribute('aria-describedby')).not.toBeNull();
    await person.click(gift);
    await waitFor(() => expect(journey.preApprovalProgress().papers).toEqual(['gift_letter']));
    expect(screen.getByText(/^1 of \d+ ready$/)).toBeDefined();
  });

  it('name what is missing and link to it', async () => {
    await renderPage();
    expect(screen.getByRole('link', { name: 'Finish your finances' }).getAttribute('href')).toBe('/pre-approval-form');
    expect(screen.getByRole('link', { name: 'Answer a few questions' }).getAttribute('href')).toBe('/get-to-know-you');
  });

  it('ticked in two windows are all kept', async () => {
    const { journey, person } = await renderPage();
    journey.changeProgressElsewhere({ papers: ['w2_forms'] });
    await person.click(screen.getByLabelText(/^A government photo ID/));
    await waitFor(() => expect(journey.preApprovalProgress().papers).toEqual(['w2_forms', 'photo_id']));
  });
});

const realMatches = exampleLenderMatches
  .slice(0, 1)
  .map((match) => ({ ...match, lender: { ...match.lender, fictional: false } }));

describe('lenders', () => {
  it('are the matches and the buyer’s own', async () => {
    const { journey, person } = await renderPage({
      lenders: { matches: realMatches },
      gettingPreApproved: { quotes: [{ id: 'quote-1', version: 1, ...exampleQuoteEntry, rateMillionths: 0 }] },
    });
    const own = screen.getByRole('row', { name: /^Elm Credit Union/ });
    expect(own.textContent).toContain('0%');
    expect(within(own).getByRole('link').getAttribute('href')).toBe(
      'https://www.nmlsconsumeraccess.org/EntityDetails.aspx/COMPANY/123456',
    );
    const name = realMatches[0]?.lender.name ?? '';
    await person.click(await screen.findByRole('button', { name: `Add quote from ${name}` }));
    expect(dialog().getByLabelText<HTMLInputElement>('Lender').value).toBe(name);
    await person.type(dialog().getByLabelText(/^Rate, %/), '6.125');
    await person.type(dialog().getByLabelText(/^NMLS ID/), '12a');
    await person.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByText('Please enter digits only, up to 10')).toBeDefined();
    await person.clear(dialog().getByLabelText(/^NMLS ID/));
    await person.click(dialog().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(journey.quotes()).toHaveLength(2));
    expect(journey.quotes()[1]).toMatchObject({ lender: name, rateMillionths: 61_250 });
    // With a quote, a lender is no longer listed as a match without one.
    await waitFor(() => expect(screen.getAllByRole('row', { name: new RegExp(`^${name}`) })).toHaveLength(1));
  });

  it('that are made up have no quote to add', async () => {
    await renderPage({ lenders: { matches: exampleLenderMatches.slice(0, 1) } });
    expect(await screen.findByText('Not a real company, so it can’t quote')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Add quote/ })).toBeNull();
  });

  it('that said no bring the buyer’s rights and a counselor', async () => {
    await renderPage({
      gettingPreApproved: { quotes: [{ id: 'quote-1', version: 1, ...exampleQuoteEntry, status: 'denied' }] },
    });
    expect(screen.getByText(/Equal Credit Opportunity Act/)).toBeDefined();
    expect(screen.getByText(/Fair Credit Reporting Act/)).toBeDefined();
    expect(screen.getByRole('link', { name: /^Find a counselor near you/ }).getAttribute('href')).toBe(
      'https://www.consumerfinance.gov/find-a-housing-counselor/',
    );
  });
});

describe('Loan Estimates', () => {
  it('are compared, with what stands out and what to say', async () => {
    const { person } = await renderPage({ gettingPreApproved: { estimates } });
    const table = within(screen.getByRole('table', { name: 'What five years cost' }));
    expect(table.getByRole('row', { name: 'Above the lowest $0 $1,200' })).toBeDefined();
    expect(screen.getByText(/Origination charges: \$1,200 above the others/)).toBeDefined();
    expect(screen.getByText(/“Another lender’s Loan Estimate shows \$800 for origination charges/)).toBeDefined();

    await person.click(screen.getByLabelText('Elm Credit Union'));
    expect(screen.queryByRole('table', { name: 'What five years cost' })).toBeNull();
    expect(screen.getByText('Check two to four of them to compare.')).toBeDefined();
  });

  it('whose guess of insurance is low are named, by the figures of the buyer’s state', async () => {
    const [first, second] = estimates as [LoanEstimate, LoanEstimate];
    await renderPage({
      financialProfile: exampleProfile,
      gettingPreApproved: { estimates: [first, { ...second, prepaidsCents: 90_000 }] },
    });
    expect(await screen.findByText(/^Elm Credit Union counts \$900 of prepaids/)).toBeDefined();
    expect(screen.queryByText(/^Oak Bank counts/)).toBeNull();
  });

  it('need no line but the loan, its term, and its rate', async () => {
    const { journey, person } = await renderPage();
    await person.click(screen.getByRole('button', { name: 'Add a Loan Estimate' }));
    await person.type(dialog().getByLabelText('Lender'), 'Ash');
    await person.type(dialog().getByLabelText('Loan amount'), '300000');
    await person.type(dialog().getByLabelText('Interest rate, %'), '0');
    await person.click(dialog().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(journey.estimates()).toHaveLength(1));
    expect(journey.estimates()[0]).toMatchObject({ months: 360, rateMillionths: 0, originationCents: null });
  });
});

describe('the page', () => {
  it('says when it can’t load, and tries again', async () => {
    const rendered = renderJourney({ at: '/dashboard' });
    rendered.journey.failWith(listPreApprovalLetters, 400);
    window.history.pushState(null, '', '/get-pre-approved');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await heading('We couldn’t load your letters and lenders');
    rendered.journey.failWith(listPreApprovalLetters, undefined);
    await rendered.person.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Your letters');
  });

  it('explains in place', async () => {
    const { person } = await renderPage();
    await person.click(screen.getByText('Ten questions to ask a lender'));
    const questions = screen.getByText(/What did you check for this letter/).closest('ol');
    expect(questions?.children).toHaveLength(10);
    expect(screen.getByText(/14 to 45 days/)).toBeDefined();
    expect(screen.getByRole('link', { name: /^optoutprescreen.com/ }).getAttribute('href')).toBe(
      'https://www.optoutprescreen.com/',
    );
  });
});
