import { exampleInspection, examplePurchaseTerms } from '@hearthway/contracts/examples';
import {
  getInspection,
  listEarlierInspections,
  printInspectionLetter,
  type Deadline,
  type EarlierInspection,
  type PastDecision,
} from '@hearthway/contracts/journey';
import { allTimersBut } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { exampleDeadlines, storedContract } from '../../testing/in-memory/contract.js';
import { inMemoryJourney } from '../../testing/in-memory-journey.js';
import { renderJourney, type RenderOptions } from '../../testing/render-journey.js';

// Elsewhere than the home is.
const zone = process.env['TZ'];
beforeEach(() => {
  process.env['TZ'] = 'America/New_York';
  jest.useFakeTimers({ doNotFake: allTimersBut('Date'), now: new Date('2026-11-23T18:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const contract = { contract: storedContract(examplePurchaseTerms), ...exampleDeadlines };
const withWindow = (part: Partial<Deadline>) => ({
  ...contract,
  deadlines: exampleDeadlines.deadlines.map((one) => (one.key === 'inspection' ? { ...one, ...part } : one)),
});
const passed = withWindow({ at: '2026-11-22T23:00:00.000Z', localDate: '2026-11-22', overdue: true });
const goneAhead: PastDecision = {
  decision: 'proceed',
  recordedAt: '2026-11-23T17:00:00.000Z',
  sentAt: '2026-11-23T16:00:00.000Z',
  note: 'Repairs agreed',
  form: '',
  untilAt: null,
};

async function openPage(given: RenderOptions = {}) {
  const rendered = renderJourney({ at: '/home-inspection', contract, ...given });
  await screen.findByRole('heading', { level: 2, name: 'How inspections work' });
  const { person } = rendered;
  const press = async (name: string | RegExp) => person.click(await screen.findByRole('button', { name }));
  const type = async (label: string | RegExp, text: string) => {
    const control = dialog().getByLabelText<HTMLInputElement>(label);
    await person.clear(control);
    await person.type(control, text);
  };
  return { ...rendered, press, type };
}
const section = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const submit = (name: string) => dialog().getByRole('button', { name });

describe('the page', () => {
  it('is a guide before there is a contract', async () => {
    await openPage({ contract: undefined });
    expect(screen.getByText('Your window starts with your contract')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to your offers' }).getAttribute('href')).toBe('/make-offer');
    const inspectors = section('Choose your inspector in Texas');
    expect(inspectors.getByRole('link', { name: /^Look up a license/ })).toBeDefined();
    expect(inspectors.getByRole('link', { name: /^Texas Occupations Code/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add a finding' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^I ordered this/ })).toBeNull();
  });

  it('says what it couldn’t load, and tries again', async () => {
    const journey = inMemoryJourney({ contract });
    journey.failWith(getInspection, 503);
    const { person } = renderJourney({ at: '/home-inspection', journey });
    await screen.findByText('We couldn’t load your inspection');
    journey.failWith(getInspection, undefined);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('region', { name: 'Your inspection' });
  });

  it('only shows what was written down once the buyer has closed', async () => {
    const closed = { ...storedContract(examplePurchaseTerms), status: 'closed' as const };
    await openPage({
      contract: { ...exampleDeadlines, contract: closed },
      inspection: { entry: exampleInspection, decisions: [goneAhead] },
    });
    expect(screen.getByText(/^You closed on 4512 Shoal Creek/)).toBeDefined();
    expect(section('What they found').getByText('Shingles are missing above the porch')).toBeDefined();
    expect(section('Decide').getByText('Repairs agreed')).toBeDefined();
    for (const name of [/^Add/, /^Change/, /^Delete/, 'Go ahead', 'End the contract']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  it('has no empty part about the decision of a buyer who closed without one', async () => {
    const closed = { ...storedContract(examplePurchaseTerms), status: 'closed' as const };
    await openPage({
      contract: { ...exampleDeadlines, contract: closed },
      inspection: { entry: exampleInspection },
    });
    expect(screen.queryByRole('region', { name: 'Decide' })).toBeNull();
  });
});

describe('earlier homes', () => {
  const ended: EarlierInspection = {
    contractId: 'contract-0',
    status: 'fell_through',
    address: '9 Birch Road',
    timeZone: examplePurchaseTerms.timeZone,
    endedAt: '2026-10-01T17:00:00.000Z',
    findings: exampleInspection.findings,
    decisions: [],
  };

  it('come together with the guide below them, so that it doesn’t move', async () => {
    const journey = inMemoryJourney({ contract, inspection: { earlier: [ended] } });
    const release = journey.hold(listEarlierInspections);
    renderJourney({ at: '/home-inspection', journey });
    await screen.findByRole('region', { name: 'Decide' });
    expect(screen.queryByRole('region', { name: 'How inspections work' })).toBeNull();
    release();
    await screen.findByRole('region', { name: 'How inspections work' });
    expect(section('Earlier homes').getByText('9 Birch Road')).toBeDefined();
    expect(section('Earlier homes').getByText('1 home').closest('details')?.open).toBe(false);
  });

  it('are open for a buyer who followed the link to them', async () => {
    await openPage({ at: '/home-inspection#earlier-homes', inspection: { earlier: [ended] } });
    expect(section('Earlier homes').getByText('1 home').closest('details')?.open).toBe(true);
  });

  it('say if they didn’t load, beside the rest of the page', async () => {
    const journey = inMemoryJourney({ contract });
    journey.failWith(listEarlierInspections, 503);
    await openPage({ journey });
    expect(section('Earlier homes').getByText('Didn’t load')).toBeDefined();
    expect(section('Decide').getByRole('button', { name: 'Go ahead' })).toBeDefined();
  });
});

describe('the window', () => {
  it('says how long is left by the home’s clock, and counts down', async () => {
    await openPage();
    expect(screen.getByText('You have 3 days and 5 hours to decide')).toBeDefined();
    expect(screen.getByText('Thursday, November 26, 2026 at 5:00 PM Central time')).toBeDefined();
    expect(screen.getByText(/Counting 7 days from/)).toBeDefined();
  });

  it('becomes a stop sign by itself when it ends', async () => {
    jest.useFakeTimers({ doNotFake: allTimersBut('Date', 'setInterval'), now: new Date('2026-11-26T22:59:40Z') });
    await openPage();
    expect(screen.getByText('You have less than a minute to decide')).toBeDefined();
    act(() => {
      jest.advanceTimersByTime(30_000);
    });
    expect(screen.getByText('Stop: your inspection window has ended')).toBeDefined();
    expect(screen.getByText(/Talk to an attorney today/)).toBeDefined();
  });

  it('names the days to agree on repairs, while they last', async () => {
    const resolved = (given: typeof contract, part: Partial<Deadline>) => ({
      ...given,
      deadlines: given.deadlines.flatMap((one) =>
        one.key === 'inspection'
          ? [one, { ...one, own: null, key: 'resolution', title: 'Repairs agreed', ...part }]
          : [one],
      ),
    });
    const later = { at: '2026-12-02T06:59:00.000Z', localDate: '2026-12-01', localTime: '23:59' };
    const { unmount } = await openPage({ contract: resolved(contract, later) });
    expect(screen.getByText(/^If you ask the seller for something.*Repairs agreed, Tuesday, December 1/)).toBeDefined();
    unmount();
    const { unmount: leave } = await openPage({ contract: resolved(passed, later) });
    expect(screen.getByText(/asked the seller in time, this date counts now: Repairs agreed, Tuesday/)).toBeDefined();
    leave();
    await openPage({ contract: resolved(passed, { at: '2026-11-23T17:00:00.000Z' }) });
    expect(screen.getByText(/what your contract says about the days after this one: Repairs agreed, /)).toBeDefined();
    expect(screen.queryByText(/this date counts now/)).toBeNull();
  });

  it.each([
    ['waived', 'You gave up the right to leave after an inspection'],
    ['none', 'Your contract has no inspection window'],
  ] as const)('that is %s leaves one thing to record', async (kind, title) => {
    const contingencies = { ...examplePurchaseTerms.contingencies, inspection: { kind } };
    const terms = { ...examplePurchaseTerms, contingencies };
    await openPage({ contract: { contract: storedContract(terms) } });
    expect(screen.getByText(title)).toBeDefined();
    expect(screen.getByText(/without risking about \$4,200 of deposits/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Go ahead' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'End the contract' })).toBeNull();
  });

  it('whose end isn’t known has to be looked up first', async () => {
    const { journey, press, type } = await openPage({ contract: { contract: storedContract(examplePurchaseTerms) } });
    expect(screen.queryByRole('button', { name: 'Go ahead' })).toBeNull();
    await press('Add the date');
    await type('Day on your signed page', '2026-12-01');
    await press('Save');
    const saved = { kind: 'date', on: '2026-12-01', time: null };
    await waitFor(() => expect(journey.contract()?.terms.contingencies.inspection).toEqual(saved));
  });
});

describe('the inspection', () => {
  it('keeps who comes, when, and what the buyer sees', async () => {
    const { journey, press, type, person } = await openPage({
      inspection: { home: { yearBuilt: 1962, propertyType: 'condo' } },
    });
    await press('Add your inspector and what you see');
    expect(dialog().getByText(/^Your board says 1962/)).toBeDefined();
    await type(/^Inspector/, 'Riverbend, license 20114');
    await type(/^Year built/, '19x4');
    await person.click(dialog().getByLabelText('Water, gas, or power is off'));
    await person.click(submit('Save'));
    expect(dialog().getByText('Please enter a year of four digits')).toBeDefined();
    await type(/^Year built/, '962');
    expect(await dialog().findByText('Please enter a year of four digits')).toBeDefined();
    await type(/^Year built/, '1974');
    await person.click(submit('Save'));
    await screen.findByText('What isn’t running can’t be tested', { selector: 'p' });
    expect(journey.inspection()).toMatchObject({
      inspector: 'Riverbend, license 20114',
      yearBuilt: 1974,
      traits: ['utilities_off'],
    });
    const inspectors = section('Choose your inspector in Texas').getByRole('heading', { level: 2 });
    expect(inspectors.closest('details')).toBeNull();
  });

  it('marks an add-on as ordered, on top of what another window saved', async () => {
    const { journey, press } = await openPage();
    journey.changeInspectionElsewhere({ inspector: 'Riverbend' });
    await press(/^I ordered this: Termites/);
    await waitFor(() => {
      expect(journey.inspection()).toMatchObject({ inspector: 'Riverbend', ordered: ['wood_insects'] });
    });
    expect(screen.getByRole('button', { name: /^I ordered this/ }).getAttribute('aria-pressed')).toBe('true');
  });
});

describe('findings', () => {
  it('are added, with an error at each wrong field, and compared with savings', async () => {
    const { journey, press, type, person } = await openPage({
      inspection: { reserves: { cents: 100_000, after: 'closing' } },
    });
    await press('Add a finding');
    await person.click(submit('Save finding'));
    expect(dialog().getByText('Please say where it is')).toBeDefined();
    await type('Where', 'Roof');
    await type('What the inspector found', 'Shingles are missing');
    await type(/^Costs at least/, '2,000');
    await type(/^Costs at most/, '1,500');
    await person.click(submit('Save finding'));
    await dialog().findByText('Please enter at least the lower amount');
    await type(/^Costs at most/, '2,500');
    await person.click(submit('Save finding'));
    await screen.findByText('If the seller pays nothing, you may be short about $1,500');
    expect(journey.inspection().findings).toMatchObject([
      { area: 'Roof', severity: 'major', lowCents: 200_000, highCents: 250_000, plan: 'repair', page: null },
    ]);
  });

  it.each([
    [null, 'an FHA or VA loan'],
    ['va', 'a VA loan'],
    ['conventional', undefined],
  ] as const)('about safety have a note on the buyer’s loan (%s): %s', async (loanType, name) => {
    await openPage({ inspection: { entry: exampleInspection, loanType } });
    expect(
      screen.queryAllByText(/ loan, safety problems can hold it up$/).map(({ textContent }) => textContent),
    ).toEqual(name ? [`With ${name}, safety problems can hold it up`] : []);
    const guide = section('How inspections work');
    expect(guide.queryAllByText(/^With .* loan$/).map(({ textContent }) => textContent)).toEqual(
      name ? [`With ${name}`] : [],
    );
  });

  it('are compared with savings after the cash to close of the Loan Estimate, which is named', async () => {
    const estimate = { lender: 'Oak Bank', issuedOn: '2026-11-20' };
    await openPage({
      inspection: { entry: exampleInspection, reserves: { cents: 500_000, after: 'loan-estimate', estimate } },
    });
    const found = section('What they found');
    expect(found.getByText('Your savings after cash to close').nextSibling?.textContent).toBe('about $5,000');
    const link = found.getByRole('link', { name: 'Loan Estimate from Oak Bank' });
    expect(link.getAttribute('href')).toBe('/mortgage-application');
    expect(link.closest('p')?.textContent).toMatch(/issued November 20, 2026\. It leaves out the deposits/);
  });

  it('say so while costs are missing from the totals', async () => {
    const [finding] = exampleInspection.findings;
    const findings = ['a', 'b'].map((id) => ({ ...finding!, id, lowCents: 0, highCents: 0 }));
    await openPage({ inspection: { entry: { findings }, reserves: { cents: 100_000, after: 'closing' } } });
    const found = section('What they found');
    expect(found.getByText('2 findings have no cost yet, and may add to this.')).toBeDefined();
    expect(found.queryByText(/^Your savings cover/)).toBeNull();
  });

  it('are changed and deleted', async () => {
    const { journey, press, person } = await openPage({ inspection: { entry: exampleInspection } });
    const names = section('What they found').getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual(['Kitchen Safety', 'Roof Major', 'What it adds up to']);
    await press(/^Change ?the finding about Roof/);
    await person.selectOptions(dialog().getByLabelText('What you want'), 'accept');
    await person.click(submit('Save finding'));
    await waitFor(() => {
      expect(journey.inspection().findings[0]?.plan).toBe('accept');
    });
    await press(/^Delete ?the finding about Kitchen/);
    await person.click(submit('Delete'));
    await screen.findByText(/your request appears here/);
    expect(journey.inspection().findings.map(({ id }) => id)).toEqual(['finding-1']);
  });

  it('that changed elsewhere are not overwritten', async () => {
    const { journey, press, type, person } = await openPage({ inspection: { entry: exampleInspection } });
    await press(/^Change ?the finding about Roof/);
    const [roof, kitchen] = exampleInspection.findings;
    const findings = roof && kitchen ? [{ ...roof, text: 'The ridge sags' }, kitchen] : [];
    journey.changeInspectionElsewhere({ findings });
    await type('What the inspector found', 'Shingles lift');
    await person.click(submit('Save finding'));
    await dialog().findByText('This finding changed somewhere else');
    expect(dialog().getByRole('row', { name: /Shingles lift The ridge sags$/ })).toBeDefined();
    expect(journey.inspection().findings[0]?.text).toBe('The ridge sags');
    await person.click(submit('Keep mine'));
    await waitFor(() => {
      expect(journey.inspection().findings[0]?.text).toMatch(/Shingles lift$/);
    });
  });

  it('that were deleted elsewhere are added again only by another save', async () => {
    const { journey, press, person } = await openPage({ inspection: { entry: exampleInspection } });
    await press(/^Change ?the finding about Roof/);
    journey.changeInspectionElsewhere({ findings: [] });
    await person.click(submit('Save finding'));
    await dialog().findByText('This finding was deleted somewhere else');
    expect(journey.inspection().findings).toEqual([]);
    await person.click(submit('Save finding'));
    await waitFor(() => {
      expect(journey.inspection().findings).toEqual(exampleInspection.findings.slice(0, 1));
    });
  });
});

describe('the request to the seller', () => {
  it('is copied, and saved as a PDF', async () => {
    // jsdom downloads nothing.
    const files: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { journey, press, toasts } = await openPage({ inspection: { entry: exampleInspection } });
    await press('Copy the request');
    expect(await navigator.clipboard.readText()).toBe('To the seller: Roof, Kitchen');
    journey.failWith(printInspectionLetter, 503);
    await press('Download it (PDF)');
    await waitFor(() => {
      expect(toasts.at(-1)?.title).toBe('We couldn’t make your request');
    });
    journey.failWith(printInspectionLetter, undefined);
    await press('Download it (PDF)');
    await waitFor(() => {
      expect(files[0]?.type).toBe('application/pdf');
    });
    click.mockRestore();
  });

  it('gets its answers, with what was offered', async () => {
    const { journey, press, type, person } = await openPage();
    await press('Add a request or an answer');
    await type('What was asked or answered', 'They pay for the roof');
    await type(/^Credit/, '1,500');
    await person.click(submit('Save'));
    await screen.findByRole('heading', { name: 'The seller on November 23, 2026' });
    expect(section(/^Requests and answers/).getByText('Last offer: $1,500')).toBeDefined();
    expect(journey.inspection().answers).toMatchObject([{ by: 'seller', on: '2026-11-23', creditCents: 150_000 }]);
  });
});

describe('the decision', () => {
  it('to go ahead completes the step, and can be taken back', async () => {
    const { journey, press, person } = await openPage();
    expect(screen.queryByRole('region', { name: 'Earlier homes' })).toBeNull();
    expect(section('Decide').getByText(/^Send your notice first/)).toBeDefined();
    await press('Go ahead');
    expect(dialog().getByLabelText<HTMLInputElement>('Time, Central time').value).toBe('12:00');
    await person.click(submit('Go ahead'));
    await screen.findByText('You decided to go ahead');
    expect(screen.queryByText(/^Send your notice first/)).toBeNull();
    expect(journey.inspection().decisions).toMatchObject([{ sentAt: '2026-11-23T18:00:00.000Z' }]);
    await press('I recorded that by mistake');
    await screen.findByRole('button', { name: 'Extend the window' });
    expect(section('Decide').getByText('You took that back')).toBeDefined();
  });

  it('to extend needs proof, and moves the window', async () => {
    const { journey, press, type, person } = await openPage();
    await press('Extend the window');
    expect(dialog().getByText(/TREC No\. 39/)).toBeDefined();
    expect(dialog().getByText(/needs a new fee/)).toBeDefined();
    await type('New end', '2026-11-30');
    await person.click(submit('Move my window'));
    await dialog().findByText('Please say how you sent it, and to whom');
    await type('How it was sent, and to whom', 'Signed by both, by email');
    await person.click(submit('Move my window'));
    await screen.findByText('You have 7 days and 5 hours to decide');
    expect(journey.deadlines().find(({ key }) => key === 'inspection')?.own?.localDate).toBe('2026-11-30');
  });

  it('to leave says what becomes of a home on the board', async () => {
    const terms = { ...examplePurchaseTerms, homeId: 'home-1' };
    const { press } = await openPage({ contract: { ...contract, contract: storedContract(terms) } });
    await press('End the contract');
    expect(dialog().getByText(/goes back to your board/)).toBeDefined();
  });

  it('to leave says what that does and costs, and then ends the contract', async () => {
    const { journey, press, type, person, toasts } = await openPage({ inspection: { entry: exampleInspection } });
    await press('End the contract');
    expect(dialog().getByText(/TREC No\. 38/)).toBeDefined();
    expect(dialog().queryByText(/goes back to your board/)).toBeNull();
    expect(dialog().getByText(/\$200.*\$4,000/)).toBeDefined();
    await person.click(submit('Cancel'));
    expect(journey.contract()).not.toBeNull();
    await press('End the contract');
    await type('How it was sent, and to whom', 'By email to the listing agent');
    await person.click(submit('I ended the contract'));
    await screen.findByText('Your window starts with your contract');
    expect(journey.contract()).toBeNull();
    expect(toasts.at(-1)?.title).toBe('Contract ended');
    const earlier = within(await screen.findByRole('region', { name: 'Earlier homes' }));
    expect(earlier.getByRole('heading', { level: 3, name: examplePurchaseTerms.address })).toBeDefined();
    expect(earlier.getByRole('heading', { level: 3, name: /^Roof/ })).toBeDefined();
    expect(earlier.getByText('You ended the contract')).toBeDefined();
    expect(earlier.queryByRole('button')).toBeNull();
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('after the window is refused at its day', async () => {
    const { journey, press, person } = await openPage({ contract: passed });
    await press('Go ahead');
    await person.click(submit('Go ahead'));
    await dialog().findByText('Your inspection window had ended by then');
    expect(journey.inspection().decisions).toEqual([]);
  });

  it('is refused if the contract ended meanwhile', async () => {
    const { journey, press, person } = await openPage();
    await press('Go ahead');
    journey.endContract();
    await person.click(submit('Go ahead'));
    await screen.findByText('Your window starts with your contract');
    expect(journey.inspection().decisions).toEqual([]);
  });
});
