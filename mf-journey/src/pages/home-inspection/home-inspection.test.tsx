import { allTimersBut } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { exampleInspection, examplePurchaseTerms } from '@hearthway/contracts/examples';
import { getInspection, getInspectionLetter, type PastDecision } from '@hearthway/contracts/journey';
import { exampleDeadline, exampleDeadlines, storedContract } from '../../testing/in-memory/contract.js';
import { inMemoryJourney, type GivenJourney } from '../../testing/in-memory-journey.js';
import { renderJourney } from '../../testing/render-journey.js';

// Only the day it is, which must not become another one meanwhile.
beforeAll(() => void jest.useFakeTimers({ doNotFake: allTimersBut('Date'), now: new Date('2026-11-23T18:00:00Z') }));
afterAll(() => void jest.useRealTimers());

const contract = { contract: storedContract(examplePurchaseTerms), ...exampleDeadlines };
const decided: PastDecision = {
  decision: 'proceed',
  recordedAt: '2026-11-23T17:00:00.000Z',
  sentAt: '2026-11-23T16:00:00.000Z',
  note: 'Repairs agreed',
  form: '',
  untilAt: null,
};

async function renderPage(given: GivenJourney = {}) {
  const rendered = renderJourney({ at: '/home-inspection', contract, ...given });
  await screen.findByRole('heading', { level: 2, name: 'Good to know' });
  return rendered;
}
const part = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the page', () => {
  it('is a guide before there is a contract', async () => {
    await renderPage({ contract: undefined });
    expect(await screen.findByText('Your window starts with your contract')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to your offers' }).getAttribute('href')).toBe('/make-offer');
    expect(part('Choose your inspector in Texas').getByRole('link', { name: /^Look up a license/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add a finding' })).toBeNull();
    for (const name of ['Know', 'Do', 'Avoid', 'Who does it', 'Costs', 'Takes']) {
      expect(part('Good to know').getByRole('heading', { name })).toBeDefined();
    }
  });

  it('says why it has nothing to show, and tries again', async () => {
    const journey = inMemoryJourney({ contract });
    journey.failWith(getInspection, 503);
    const { person } = renderJourney({ at: '/home-inspection', journey });
    await screen.findByText('We couldn’t load your inspection');
    journey.failWith(getInspection, undefined);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: '1. Your inspection' });
  });

  it('ends with the contract', async () => {
    await renderPage();
    expect(await screen.findByRole('list', { name: 'Deadlines' })).toBeDefined();
  });
});

describe('the window', () => {
  it('says how long there is, and where the date comes from', async () => {
    await renderPage();
    expect(screen.getByText('3 days and 5 hours left to decide')).toBeDefined();
    expect(screen.getAllByText(/Counting 7 days from/).length).toBeGreaterThan(0);
  });

  it('that has ended is a stop sign', async () => {
    const passed = { ...exampleDeadline, at: '2026-11-22T23:00:00.000Z', overdue: true };
    await renderPage({ contract: { ...contract, deadlines: [passed] } });
    expect(screen.getByText('Stop: your window has ended')).toBeDefined();
    expect(screen.getByText(/talk to an attorney today/)).toBeDefined();
  });

  it('that was given up says what that means', async () => {
    await renderPage({ inspection: { waived: true } });
    expect(screen.getByText('You gave up the right to leave after an inspection')).toBeDefined();
    await screen.findByText(/about \$4,450 of deposits/);
    expect(screen.queryByRole('button', { name: 'End the contract' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Go ahead' })).toBeDefined();
  });
});

describe('the inspection', () => {
  it('keeps who comes, when, and what the buyer sees', async () => {
    const { journey, person } = await renderPage();
    const details = part('1. Your inspection');
    await person.type(details.getByLabelText(/^Inspector/), 'Riverbend');
    await person.type(details.getByLabelText('Year built'), '19x4');
    await person.click(details.getByLabelText('A pool or spa'));
    await person.click(details.getByRole('button', { name: 'Save' }));
    await details.findByText('Enter a whole number');
    await person.clear(details.getByLabelText('Year built'));
    await person.type(details.getByLabelText('Year built'), '1974');
    await person.click(details.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(journey.inspection()).toMatchObject({ inspector: 'Riverbend', yearBuilt: 1974, traits: ['pool'] });
    });
  });

  it('marks an add-on as ordered', async () => {
    const { journey, person } = await renderPage();
    const ordered = await button(/^I ordered this \(Termites/);
    expect(ordered.getAttribute('aria-pressed')).toBe('false');
    await person.click(ordered);
    await waitFor(() => expect(journey.inspection().ordered).toEqual(['wood_insects']));
  });
});

describe('findings', () => {
  it('are added, with an error at each wrong field, and compared with savings', async () => {
    const { journey, person } = await renderPage({ inspection: { reserves: { cents: 100_000, after: 'closing' } } });
    await person.click(await button('Add a finding'));
    await person.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByText('Please say where it is')).toBeDefined();
    await person.type(dialog().getByLabelText('Where'), 'Roof');
    await person.type(dialog().getByLabelText('What the inspector found'), 'Shingles are missing');
    await person.type(dialog().getByLabelText('Costs at least'), '2,000');
    await person.type(dialog().getByLabelText('Costs at most'), '1,500');
    await person.click(dialog().getByRole('button', { name: 'Save' }));
    await dialog().findByText('Please enter at least the lower amount');
    await person.clear(dialog().getByLabelText('Costs at most'));
    await person.type(dialog().getByLabelText('Costs at most'), '2,500');
    await person.click(dialog().getByRole('button', { name: 'Save' }));
    await screen.findByText('If the seller pays nothing, you may be short about $1,500');
    expect(journey.inspection().findings).toMatchObject([
      { area: 'Roof', severity: 'major', lowCents: 200_000, highCents: 250_000, plan: 'repair', page: null },
    ]);
  });

  it('are changed and deleted', async () => {
    const { journey, person } = await renderPage({ inspection: { entry: exampleInspection } });
    await person.click(await button('Edit the finding about Roof'));
    await person.selectOptions(dialog().getByLabelText('What you want'), 'accept');
    await person.click(dialog().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(journey.inspection().findings[0]?.plan).toBe('accept'));
    await person.click(await button('Edit the finding about Kitchen'));
    await person.click(dialog().getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(journey.inspection().findings.map(({ id }) => id)).toEqual(['finding-1']));
    expect(screen.getByText(/the request appears here/)).toBeDefined();
  });

  it('that changed elsewhere are not overwritten', async () => {
    const { journey, person, toasts } = await renderPage({ inspection: { entry: exampleInspection } });
    await person.click(await button('Edit the finding about Roof'));
    journey.changeInspectionElsewhere();
    await person.click(dialog().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('We couldn’t save that'));
    expect(journey.inspection().version).toBe(1);
  });
});

describe('the request to the seller', () => {
  it('is copied, and saved as PDF', async () => {
    // jsdom downloads nothing.
    const files: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { journey, person, toasts } = await renderPage({ inspection: { entry: exampleInspection } });
    const request = part('3. Ask the seller');
    await person.click(request.getByRole('button', { name: 'Copy the request' }));
    expect(await navigator.clipboard.readText()).toBe('To the seller: Roof, Kitchen');
    journey.failWith(getInspectionLetter, 503);
    await person.click(request.getByRole('button', { name: 'Download it (PDF)' }));
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('We couldn’t write your request'));
    journey.failWith(getInspectionLetter, undefined);
    await person.click(request.getByRole('button', { name: 'Download it (PDF)' }));
    await waitFor(() => expect(files[0]?.type).toBe('application/pdf'));
    click.mockRestore();
  });

  it('gets its answers', async () => {
    const { journey, person } = await renderPage();
    await person.click(await button('Add a request or an answer'));
    await person.type(dialog().getByLabelText('What was asked or answered'), 'They pay for the roof');
    await person.type(dialog().getByLabelText('Amount, if one was named'), '1,500');
    await person.click(dialog().getByRole('button', { name: 'Save' }));
    await screen.findByText('The seller on Nov 23, 2026');
    expect(journey.inspection().answers).toMatchObject([{ by: 'seller', on: '2026-11-23', creditCents: 150_000 }]);
  });
});

describe('the decision', () => {
  it('to go on is celebrated, and can be taken back', async () => {
    const { journey, person } = await renderPage();
    await person.click(await button('Go ahead'));
    await person.click(dialog().getByRole('button', { name: 'Go ahead' }));
    await person.click(await button('Undo'));
    await button('Go ahead');
    expect(journey.inspection().decisions).toMatchObject([{ decision: 'proceed' }, { decision: 'reopen' }]);
  });

  it('that was recorded by mistake is taken back', async () => {
    const { journey, person } = await renderPage({ inspection: { decisions: [decided] } });
    await person.click(await button('I recorded that by mistake'));
    await button('Go ahead');
    expect(journey.inspection().decisions.at(-1)).toMatchObject({ decision: 'reopen' });
  });

  it('to extend moves the window', async () => {
    const { journey, person } = await renderPage();
    await person.click(await button('Extend the window'));
    expect(dialog().getByText('Amendment')).toBeDefined();
    await person.type(dialog().getByLabelText('New end'), '2026-11-30');
    await person.click(dialog().getByRole('button', { name: 'Move my window' }));
    await dialog().findByText('Please say how you sent it, and to whom');
    await person.type(dialog().getByLabelText('How it was sent, and to whom'), 'Signed by both, by email');
    await person.click(dialog().getByRole('button', { name: 'Move my window' }));
    await screen.findByText(/^7 days and \d+ hours? left to decide$/);
    expect(journey.deadlines()[1]?.own).toMatchObject({ localDate: '2026-11-30' });
  });

  it('to end asks first, and then ends the contract', async () => {
    const { journey, person, toasts } = await renderPage();
    await person.click(await button('End the contract'));
    expect(dialog().getByText('Notice of Termination')).toBeDefined();
    await person.click(dialog().getByRole('button', { name: 'Not yet' }));
    expect(journey.contract()).not.toBeNull();
    await person.click(await button('End the contract'));
    await person.type(dialog().getByLabelText('How it was sent, and to whom'), 'By email to the listing agent');
    await person.click(dialog().getByRole('button', { name: 'I ended the contract' }));
    await screen.findByText('Your window starts with your contract');
    expect(journey.contract()).toBeNull();
    expect(toasts.at(-1)?.title).toBe('Contract ended');
  });

  it('after the window is refused at its day', async () => {
    const passed = { ...exampleDeadline, at: '2026-11-22T23:00:00.000Z', overdue: true };
    const { journey, person } = await renderPage({ contract: { ...contract, deadlines: [passed] } });
    await person.click(await button('Go ahead'));
    await person.click(dialog().getByRole('button', { name: 'Go ahead' }));
    await dialog().findByText('Your window ended before that');
    expect(journey.inspection().decisions).toEqual([]);
  });

  it('that was made stays on the page with its proof', async () => {
    await renderPage({ inspection: { decisions: [decided] } });
    const decision = part('4. Decide');
    expect(decision.getByText('You went ahead')).toBeDefined();
    expect(decision.getByText('Repairs agreed')).toBeDefined();
    expect(screen.getByText('You decided to go ahead')).toBeDefined();
  });
});
