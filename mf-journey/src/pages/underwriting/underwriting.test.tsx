import { exampleCondition, examplePurchaseTerms } from '@hearthway/contracts/examples';
import { createCondition, getUnderwriting, saveUnderwriting } from '@hearthway/contracts/journey';
import { allTimersBut } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { storedContract } from '../../testing/in-memory/contract.js';
import { inMemoryJourney } from '../../testing/in-memory-journey.js';
import { renderJourney, type RenderOptions } from '../../testing/render-journey.js';

// Only the date is faked, so that it can't change during a test.
beforeAll(() => void jest.useFakeTimers({ doNotFake: allTimersBut('Date'), now: new Date('2026-12-05T18:00:00Z') }));
afterAll(() => void jest.useRealTimers());

const signed = storedContract(examplePurchaseTerms);
const contract = { contract: signed };
const cash = { contract: storedContract({ ...examplePurchaseTerms, financing: 'cash' as const }) };
const stages = 'Where your loan stands';
const asked = 'What your lender asks for';

async function openPage(options: RenderOptions = {}, title = stages) {
  const rendered = renderJourney({ at: '/underwriting', contract, ...options });
  await screen.findByRole('region', { name: title });
  const section = (name: string) => within(screen.getByRole('region', { name }));
  const press = (name: string | RegExp) => rendered.person.click(screen.getByRole('button', { name }));
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
  return { ...rendered, section, press, dialog };
}

const step = (stage: 'submitted' | 'approved' | 'suspended' | 'denied', on: string, note = '') => ({ stage, on, note });

describe('the page', () => {
  it('is a guide before there is a contract', async () => {
    const { person } = await openPage({ contract: undefined }, 'How underwriting works');
    expect(await screen.findByText('Underwriting starts with your contract')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to your offers' }).getAttribute('href')).toBe('/make-offer');
    expect(screen.queryByRole('button', { name: 'Add a condition' })).toBeNull();
    await person.click(screen.getByText('In your state'));
    await person.selectOptions(screen.getByLabelText('State of the home'), 'Colorado');
    expect(screen.getByText(/^The table of dates has a deadline/)).toBeDefined();
  });

  it('says what applies instead to a buyer who pays cash', async () => {
    const { section } = await openPage({ contract: cash }, 'You pay cash');
    expect(section('You pay cash').getByText(/^Nobody underwrites your purchase/)).toBeDefined();
    expect(screen.queryByRole('region', { name: stages })).toBeNull();
    expect(await screen.findAllByText('Done:')).toHaveLength(3);
  });

  it('changes nothing of a loan whose home the buyer has closed on', async () => {
    const sent = { ...exampleCondition, sentOn: '2026-11-23', proof: 'Portal' };
    await openPage({
      contract: { contract: { ...signed, status: 'closed' } },
      underwriting: {
        entry: { steps: [step('submitted', '2026-11-20')] },
        conditions: [sent, { ...sent, sentOn: null, proof: '' }],
      },
    });
    expect(screen.getByText(`You closed on ${examplePurchaseTerms.address}`)).toBeDefined();
    expect(screen.getByText('You sent this on November 23, 2026: Portal')).toBeDefined();
    expect(screen.queryByText(/to do$|overdue$/i)).toBeNull();
    const buttons = within(screen.getByRole('main')).queryAllByRole('button', {
      name: /^(Add|Change|Delete|Take|Write)/,
    });
    expect(buttons).toEqual([]);
  });

  it('says why it has nothing to show, and tries again', async () => {
    const journey = inMemoryJourney({ contract });
    journey.failWith(getUnderwriting, 503);
    const { person } = renderJourney({ at: '/underwriting', journey });
    await screen.findByText('We couldn’t load your underwriting');
    journey.failWith(getUnderwriting, undefined);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('region', { name: stages });
  });
});

describe('stages', () => {
  it('are added in an order that lenders use, and taken back', async () => {
    const entry = { steps: [step('submitted', '2026-11-25')] };
    const { journey, person, press, dialog } = await openPage({ underwriting: { entry } });
    await press('Add the next stage');
    const form = await dialog('Add the next stage');
    expect(form.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Approved with conditions',
      'Clear to close',
      'Suspended',
      'Denied',
    ]);
    const since = form.getByLabelText('Since');
    await person.clear(since);
    await person.type(since, '2026-11-20');
    await person.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('Please choose a day from the stage before on');
    await person.clear(since);
    await person.type(since, '2026-12-06');
    await form.findByText(/^It isn’t this day yet at the home/);
    await person.clear(since);
    await person.type(since, '2026-12-01');
    await person.type(form.getByLabelText(/^What the lender said/), 'Five conditions');
    await person.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your lender said: Five conditions');
    expect(journey.underwriting().steps.at(-1)).toEqual(step('approved', '2026-12-01', 'Five conditions'));
    await press('Take back “Approved with conditions”');
    await waitFor(() => {
      expect(journey.underwriting().steps).toEqual(entry.steps);
    });
  });

  it('that clear the loan complete the milestone once the appraisal is settled', async () => {
    const { person, press, dialog } = await openPage({
      appraisal: { entry: { waived: true } },
      underwriting: { entry: { steps: [step('approved', '2026-12-01')] } },
    });
    await press('Add the next stage');
    const form = await dialog('Add the next stage');
    await person.click(form.getByRole('button', { name: 'Save' }));
    await dialog('Milestone Completed!');
    expect(screen.getByText('Clear to close since December 5, 2026')).toBeDefined();
  });

  it('that end in a no show the buyer’s rights with their days', async () => {
    const rights = [
      { key: 'reasons', text: 'By then the lender has to tell you.', on: '2026-12-31', rowId: '' },
      { key: 'counselor', text: 'A counselor helps.', on: null, rowId: '' },
    ];
    await openPage({ underwriting: { entry: { steps: [step('denied', '2026-12-01')] }, view: { rights } } });
    expect(screen.getByText('December 31, 2026.')).toBeDefined();
    expect(screen.getByRole('link', { name: /^Find a counselor/ })).toBeDefined();
  });

  it('go on top of what another window saved, and stay in the form if they can’t be saved', async () => {
    const { journey, person, press, dialog, toasts } = await openPage();
    await press('Note where it stands');
    const form = await dialog('Where your loan stands');
    journey.failWith(saveUnderwriting, 503);
    await person.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('We couldn’t save this stage');
    expect(toasts).toEqual([]);
    journey.failWith(saveUnderwriting, undefined);
    const papers = [
      { id: 'paper-1', kind: 'other' as const, name: 'Award letter', datedOn: '2026-11-20', until: null },
    ];
    journey.changeUnderwritingElsewhere({ papers });
    await person.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(journey.underwriting()).toMatchObject({ papers, steps: [{ stage: 'processing', on: '2026-12-05' }] });
    });
  });
});

describe('conditions', () => {
  it('that most lenders ask for are added with one press', async () => {
    const { journey, person, section, press, toasts } = await openPage({}, asked);
    await person.click(section(asked).getByText('What most lenders ask for'));
    const binder = 'Proof of home insurance (binder)';
    journey.failWith(createCondition, 503);
    await press(`Add ${binder}`);
    await waitFor(() => {
      expect(toasts.at(-1)?.title).toBe('We couldn’t add that');
    });
    journey.failWith(createCondition, undefined);
    await press(`Add ${binder}`);
    await section(asked).findByRole('heading', { level: 3, name: binder });
    expect(journey.conditions()).toMatchObject([{ type: 'insurance', askedOn: '2026-12-05', dueOn: null }]);
    expect(screen.queryByRole('button', { name: `Add ${binder}` })).toBeNull();
    expect(document.activeElement?.textContent).toBe(asked);
  });

  it('say that they were sent only with proof', async () => {
    const { journey, person, press, dialog } = await openPage(
      { underwriting: { conditions: [exampleCondition] } },
      asked,
    );
    expect(screen.getByText('1 of 1 to do')).toBeDefined();
    await press(`Change ${exampleCondition.text}`);
    const form = await dialog('Change this condition');
    await person.type(form.getByLabelText(/^Sent on/), '2026-12-04');
    await person.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('Please say how you sent it, and to whom');
    await person.type(form.getByLabelText(/^How, and to whom/), 'Portal');
    await person.type(form.getByLabelText(/^Documents you send/), '{enter}Account 12345678901');
    await form.findByText(/^Please leave out Social Security, account, and card numbers/);
    await person.clear(form.getByLabelText(/^Documents you send/));
    await person.type(form.getByLabelText(/^Documents you send/), 'Page 1{enter}{enter}Page 2 ');
    await person.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('You sent this on December 4, 2026: Portal');
    expect(journey.conditions()[0]?.papers).toEqual(['Page 1', 'Page 2']);
    expect(screen.getByText('All with your lender')).toBeDefined();
    // What is done makes room for what isn't, and so does what there is to read.
    for (const fold of ['1 with your lender, or accepted', 'How underwriting works', 'Explain a large deposit'])
      expect(screen.getByText(fold).closest('details')?.open).toBe(false);
  });

  it('that are asked for again come with an answer to copy', async () => {
    const again = { ...exampleCondition, sentOn: '2026-12-02', proof: 'Portal', askedAgainOn: '2026-12-04' };
    const { press, toasts } = await openPage({ underwriting: { conditions: [again] } }, asked);
    const reply = screen.getByRole('region', { name: /^Your answer about/ });
    expect(reply.textContent).toContain('I sent it on December 2, 2026: Portal');
    await press('Copy the answer');
    await waitFor(() => {
      expect(toasts.at(-1)?.title).toBe('Answer copied');
    });
  });

  it('that changed elsewhere meanwhile show both versions', async () => {
    const { journey, person, press, dialog } = await openPage(
      { underwriting: { conditions: [exampleCondition] } },
      asked,
    );
    await press(`Change ${exampleCondition.text}`);
    const form = await dialog('Change this condition');
    journey.changeConditionElsewhere('condition-1', { dueOn: '2026-12-11' });
    await person.type(form.getByLabelText(/^Accepted on/), '2026-12-05');
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByRole('cell', { name: 'December 11, 2026' })).toBeDefined();
    await person.click(form.getByRole('button', { name: 'Keep mine' }));
    await screen.findByText('All accepted');
    expect(journey.conditions()[0]).toMatchObject({ dueOn: exampleCondition.dueOn, acceptedOn: '2026-12-05' });
  });

  it('that are overdue say so, and are deleted after a question', async () => {
    const late = { ...exampleCondition, dueOn: '2026-12-04' };
    const { journey, person, press, dialog } = await openPage({ underwriting: { conditions: [late] } }, asked);
    expect(screen.getByText('1 overdue')).toBeDefined();
    await press(`Delete ${late.text}`);
    await person.click((await dialog('Delete this condition?')).getByRole('button', { name: 'Delete condition' }));
    await screen.findByText('None yet');
    expect(journey.conditions()).toEqual([]);
  });
});

describe('papers', () => {
  const title = 'Documents that get too old';

  it('are added with their date, changed, and deleted', async () => {
    const { journey, person, press, dialog, section } = await openPage({}, title);
    await press('Add a paper');
    const form = await dialog('Add a paper');
    await person.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('Please say which paper it is');
    await person.type(form.getByLabelText('Name'), 'Stub of November');
    await person.click(form.getByRole('button', { name: 'Save' }));
    await section(title).findByText('Pay stub of December 5, 2026. Good until January 4, 2027.');
    await press('Change Stub of November');
    const change = await dialog('Change this paper');
    await person.type(change.getByLabelText(/^Good until/), '2027-01-15');
    await person.click(change.getByRole('button', { name: 'Save' }));
    await section(title).findByText(/Good until January 15, 2027/);
    await press('Delete Stub of November');
    await person.click((await dialog('Delete this paper?')).getByRole('button', { name: 'Delete paper' }));
    await section(title).findByText('None noted');
    expect(journey.underwriting().papers).toEqual([]);
  });

  it('that are too old are in sight, and the section stays as it is once they are dealt with', async () => {
    const old = { id: 'paper-1', kind: 'pay_stub', name: 'Old stub', datedOn: '2026-08-01', until: null } as const;
    const { person, press, dialog, section } = await openPage({ underwriting: { entry: { papers: [old] } } }, title);
    const add = () => section(title).getByRole('button', { name: 'Add a paper' });
    expect(add().closest('details')).toBeNull();
    await press('Delete Old stub');
    await person.click((await dialog('Delete this paper?')).getByRole('button', { name: 'Delete paper' }));
    await section(title).findByText('None noted');
    expect(add().closest('details')).toBeNull();
  });

  it('come with what a longer lock costs', async () => {
    const options = [{ days: 5, lowCents: 16_000, expectedCents: 32_000, highCents: 64_000 }];
    const lock = { lockUntil: '2027-01-07', closingOn: '2027-01-12', shortDays: 5, loanCents: 32_000_000, rowId: '' };
    await openPage({ underwriting: { view: { extension: { ...lock, options } } } }, title);
    expect(screen.getByText('Your rate lock ends 5 days before you close')).toBeDefined();
    expect(within(screen.getByRole('table')).getByText('$320')).toBeDefined();
  });
});

it('the letter on a large deposit is written to copy, without account numbers, and nothing of it is kept', async () => {
  const title = 'Explain a large deposit';
  const { journey, person, section } = await openPage(
    { underwriting: { view: { largeDepositCents: 450_000 } } },
    title,
  );
  const deposit = section(title);
  expect(deposit.getByText(/for you, more than about \$4,500/)).toBeDefined();
  await person.type(deposit.getByLabelText('Amount'), '9,000');
  await person.type(deposit.getByLabelText('Day of the deposit'), '2026-11-10');
  await person.type(deposit.getByLabelText('Bank'), 'Oak Bank 123456789');
  await person.type(deposit.getByLabelText('What happened, in a sentence'), 'I sold my motorcycle');
  await person.click(deposit.getByRole('button', { name: 'Write the letter' }));
  await deposit.findByText(/^Please leave out Social Security/);
  await person.clear(deposit.getByLabelText('Bank'));
  await person.type(deposit.getByLabelText('Bank'), 'Oak Bank');
  await person.click(deposit.getByRole('button', { name: 'Write the letter' }));
  const letter = await deposit.findByRole('region', { name: 'Your letter' });
  expect(letter.textContent).toContain('deposit of $9,000 to my account at Oak Bank on November 10, 2026');
  expect(journey.underwriting().version).toBe(0);
});
