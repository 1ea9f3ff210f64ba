import { examplePurchaseTerms } from '@hearthway/contracts/examples';
import {
  emptyValueRequest,
  noChatContexts,
  type AppraisalView,
  type ClosingView,
  type Condition,
  type Deadline,
  type Finding,
  type FirstYearItem,
  type PurchaseContract,
  type UnderwritingView,
} from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { emptyViews } from '../testing/contract-views.js';
import { toolContext } from '../testing/context.js';
import { mortgageApplicationTool } from './application-tool.js';
import { appraisalTool } from './appraisal-tool.js';
import { closingTool, firstYearTool } from './closing-tool.js';
import { inspectionTool } from './inspection-tool.js';
import type { BuyerReader, Tool, ToolContext } from './tool.js';
import { underwritingTool } from './underwriting-tool.js';

const contract: PurchaseContract = {
  id: 'contract',
  version: 1,
  status: 'active',
  terms: { ...examplePurchaseTerms, priceCents: 39_000_000, closingOn: '2026-12-18' },
  offerId: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  endedAt: null,
};
const cash: PurchaseContract = { ...contract, terms: { ...contract.terms, financing: 'cash' } };
const signed = emptyViews(contract);

function context(
  reads: Partial<BuyerReader>,
  granted: Partial<typeof noChatContexts> = { documents: true },
): ToolContext {
  const base = toolContext();
  return { ...base, buyer: { ...base.buyer, ...reads }, granted: { ...noChatContexts, ...granted } };
}
const always =
  <Value>(value: Value) =>
  () =>
    Promise.resolve(value);

describe.each<[tool: Tool, path: string]>([
  [mortgageApplicationTool, '/mortgage-application'],
  [inspectionTool, '/home-inspection'],
  [underwritingTool, '/underwriting'],
  [appraisalTool, '/underwriting'],
  [closingTool, '/closing'],
  [firstYearTool, '/closing'],
])('$name', (tool, path) => {
  it('offers the switch that it needs', async () => {
    const { notices, used } = await tool.run({}, toolContext());
    expect(notices).toEqual([expect.objectContaining({ context: 'documents' })]);
    expect(used).toBeUndefined();
  });

  it('says what to enter without a contract, and where to read on', async () => {
    const { text, used } = await tool.run({}, context({}));
    expect(text).toMatch(/^You have no home under contract here.*\[Make Offer\]\(\/make-offer\)/);
    expect(text).toContain(`](${path})`);
    expect(used).toEqual(['documents']);
  });

  it('knows nothing but what is recorded', async () => {
    const reads: Partial<BuyerReader> = {
      mortgageApplication: always(signed.application),
      inspection: always(signed.inspection),
      underwriting: always(signed.underwriting),
      appraisal: always(signed.appraisal),
      closing: always(signed.closing),
    };
    const { text, citations } = await tool.run({}, context(reads));
    expect(text).toMatch(new RegExp(`I only know what you record in \\[[^\\]]+\\]\\(${path}\\)\\.$`));
    expect(citations).toEqual([expect.objectContaining({ kind: 'buyer', path })]);
  });
});

describe('the application', () => {
  const { application } = signed;
  const estimateDue = {
    key: 'estimate-due',
    title: 'Loan Estimate due',
    on: '2026-11-30',
    state: 'ahead',
    rule: 'Within three business days.',
    policyRow: {
      id: 'deadline/federal/loan-estimate@2026-01-01',
      name: 'Business days until the Loan Estimate is sent',
      value: 3,
      unit: 'count',
      range: null,
      standing: 'cited',
      sourceName: 'Regulation Z',
      sourceUrl: 'https://www.ecfr.gov/current/title-12/section-1026.19',
      effectiveFrom: '2026-01-01',
      effectiveTo: null,
      checkedOn: '2026-11-20',
    },
  } as const;

  it('tells lender, choice, lock, and the days ahead with their rules', async () => {
    const view = {
      ...application,
      application: {
        ...application.application,
        lender: 'Oak *Bank*',
        appliedOn: '2026-11-23',
        finished: ['identity', 'income'] as const,
        estimateId: 'estimate',
        intentOn: '2026-11-24',
        lock: { lockedOn: '2026-11-24', until: '2026-12-15', rateMillionths: 65_000 },
      },
      dates: [
        { ...estimateDue, key: 'applied', title: 'Applied', state: 'done', policyRow: null } as const,
        estimateDue,
      ],
      checks: [{ id: 'lock', result: 'warning', text: 'Your lock ends before closing.' } as const],
    };
    const read = always({ ...view, application: { ...view.application, finished: [...view.application.finished] } });
    const { text, citations } = await mortgageApplicationTool.run({}, context({ mortgageApplication: read }));
    expect(text).toBe(
      `You applied to **Oak Bank** on November 23, 2026. 2 of the 10 parts of the form are filled in there. You chose the Loan Estimate that you go ahead with. You told the lender on November 24, 2026 that you go ahead. Your rate of 6.5% is locked until **December 15, 2026**.

- **Loan Estimate due**: November 30, 2026

Your lock ends before closing.

I only know what you record in [Mortgage Application](/mortgage-application).`,
    );
    expect(citations).toMatchObject([{ kind: 'policy-row', sourceName: 'Regulation Z' }, { kind: 'buyer' }]);
  });

  it('is none for someone who pays cash', async () => {
    const read = always(emptyViews(cash).application);
    const { text } = await mortgageApplicationTool.run({}, context({ mortgageApplication: read }));
    expect(text).toMatch(/^You pay cash, so there is no loan to apply for\./);
  });
});

describe('the inspection', () => {
  const deadline: Deadline = {
    key: 'inspection',
    title: 'Option period ends',
    at: '2026-11-26T23:00:00.000Z',
    localDate: '2026-11-26',
    localTime: '17:00',
    timeZone: 'America/Chicago',
    rule: 'Until 5:00 PM on day 7, you may end the contract for any reason.',
    warning: null,
    rolledFrom: null,
    rowId: 'deadline/TX/inspection@2026-01-01',
    sourceName: 'TREC 20-18, paragraph 5',
    sourceUrl: '',
    sourceDate: '2026-11-20',
    standing: 'cited',
    version: 0,
    own: null,
    confirmedAt: null,
    doneAt: null,
    overdue: false,
  };
  const roof: Finding = {
    id: 'roof',
    area: 'Roof',
    text: 'Shingles are missing.',
    severity: 'major',
    lowCents: 200_000,
    highCents: 500_000,
    page: 12,
    plan: 'credit',
  };
  const outlet = {
    ...roof,
    id: 'outlet',
    area: 'Kitchen',
    text: 'Open outlet',
    severity: 'safety',
    page: null,
  } as const;
  const view = {
    ...signed.inspection,
    inspection: {
      ...signed.inspection.inspection,
      inspector: 'Ann Ash',
      inspectedOn: '2026-11-23',
      findings: [roof, outlet],
    },
    window: { kind: 'open', deadline, resolution: null } as const,
    totals: {
      ...signed.inspection.totals,
      all: { lowCents: 400_000, highCents: 1_000_000 },
      asked: { lowCents: 400_000, highCents: 1_000_000 },
      reserves: { cents: 1_250_000, after: 'closing' } as const,
    },
    letter: { text: 'Please', findingIds: ['outlet', 'roof'] },
  };

  it('tells the window with its rule, the findings, the worst first, and what is asked', async () => {
    const { text, citations, used } = await inspectionTool.run({}, context({ inspection: always(view) }));
    expect(text).toBe(
      `Your window ends on **Thursday, November 26, 2026 at 5:00 PM**, Central time.

Ann Ash inspected the home on November 23, 2026. You recorded 2 findings, together $4,000 to $10,000:

- **Kitchen** (safety): Open outlet; $2,000 to $5,000; ask for a credit
- **Roof** (major): Shingles are missing; $2,000 to $5,000; ask for a credit, page 12 of the report

What you ask of the seller comes to **$4,000 to $10,000**. The letter for it is ready on the page.

You haven’t recorded a decision yet.

I only know what you record in [Home Inspection](/home-inspection).`,
    );
    expect(citations).toMatchObject([{ kind: 'policy-row', sourceName: 'TREC 20-18, paragraph 5' }, { kind: 'buyer' }]);
    expect(used).toEqual(['documents']);
  });

  it('tells the date after the window, if the contract has one, by its name', async () => {
    const resolution = {
      ...deadline,
      key: 'resolution',
      title: 'Seller’s answer to your notice',
      at: '2026-12-01T23:00:00.000Z',
    };
    const agreeing = { ...view, window: { kind: 'passed', deadline, resolution } as const };
    const { text } = await inspectionTool.run({}, context({ inspection: always(agreeing) }));
    expect(text).toContain(
      'Your window ended on **Thursday, November 26, 2026 at 5:00 PM**, Central time. After a request to the seller, this date counts: Seller’s answer to your notice, **Tuesday, December 1, 2026 at 5:00 PM**, Central time.',
    );
  });

  it('says what savings leave only with their switch', async () => {
    const reads = { inspection: always(view) };
    const { text, used } = await inspectionTool.run({}, context(reads, { documents: true, finances: true }));
    expect(text).toContain('Your savings leave about **$12,500** after closing costs.');
    expect(used).toEqual(['documents', 'finances']);
  });

  it.each([
    ['roof', /- \*\*Roof\*\*(?![^]*Kitchen)/],
    ['furnace', /Nothing about furnace is recorded\. You recorded 2 findings/],
  ])('can be asked about: %s', async (about, shown) => {
    expect((await inspectionTool.run({ about }, context({ inspection: always(view) }))).text).toMatch(shown);
  });

  it('tells the seller’s answer and the decision', async () => {
    const on = '2026-11-25T15:00:00.000Z';
    const answered = {
      ...view,
      inspection: {
        ...view.inspection,
        answers: [{ id: 'answer', on: '2026-11-25', by: 'seller' as const, text: 'Take it.', creditCents: 300_000 }],
        decisions: [{ decision: 'proceed' as const, recordedAt: on, sentAt: on, note: '', form: '', untilAt: null }],
      },
    };
    const { text } = await inspectionTool.run({}, context({ inspection: always(answered) }));
    expect(text).toContain('The seller answered on November 25, 2026, with $3,000 as a credit: Take it.');
    expect(text).toContain('You decided on Wednesday, November 25, 2026 at 9:00 AM to go ahead.');
  });
});

describe('underwriting', () => {
  const condition: Condition = {
    id: 'statement',
    contractId: 'contract',
    version: 1,
    text: 'Latest bank statement',
    type: 'assets',
    askedOn: '2026-11-20',
    dueOn: '2026-11-23',
    papers: [],
    sentOn: null,
    proof: '',
    askedAgainOn: null,
    acceptedOn: null,
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
  };
  const sent = {
    ...condition,
    id: 'letter',
    text: 'Letter on a deposit',
    sentOn: '2026-11-22',
    proof: 'Uploaded to the portal.',
  };
  const accepted = { ...sent, id: 'binder', text: 'Insurance binder', acceptedOn: '2026-11-23' };
  const view: UnderwritingView = {
    ...signed.underwriting,
    underwriting: { ...signed.underwriting.underwriting, steps: [{ stage: 'approved', on: '2026-11-20', note: '' }] },
    papers: [
      { id: 'stub', kind: 'pay_stub', name: 'Pay stub', until: '2026-12-01', state: 'soon', rowId: '' },
      { id: 'lock', kind: 'lock', name: 'Rate lock', until: '2027-01-15', state: 'good', rowId: '' },
    ],
    extension: {
      lockUntil: '2026-12-10',
      closingOn: '2026-12-18',
      shortDays: 8,
      loanCents: 30_000_000,
      options: [
        { days: 7, lowCents: 10_000, expectedCents: 15_000, highCents: 20_000 },
        { days: 15, lowCents: 30_000, expectedCents: 45_000, highCents: 60_000 },
      ],
      rowId: 'lock/extension@2026-01-01',
    },
  };
  const reads = {
    underwriting: always(view),
    conditions: always([condition, sent, accepted]),
  };

  it('tells the stage, what is open and when it was sent, what expires, and a lock that ends too early', async () => {
    const { text } = await underwritingTool.run({}, context(reads));
    expect(text).toBe(
      `Your loan has been at **Approved with conditions** since November 20, 2026.

2 of 3 conditions are open:

- **Latest bank statement** (overdue): due November 23, 2026
- **Letter on a deposit** (sent): you sent this on November 22, 2026: Uploaded to the portal

What to renew:

- **Pay stub**: December 1, 2026, ends soon

Your rate lock ends on **December 10, 2026**, 8 days before closing on December 18, 2026. Holding the rate for 15 more days usually costs $300 to $600; your lender says what it is.

I only know what you record in [Underwriting](/underwriting).`,
    );
  });

  it('can be asked about one condition, accepted ones, too', async () => {
    const { text } = await underwritingTool.run({ condition: 'insurance' }, context(reads));
    expect(text).toMatch(/You recorded:\n\n- \*\*Insurance binder\*\* \(accepted\)(?![^]*Latest bank)/);
  });

  it('tells the rights after a denial', async () => {
    const denied: UnderwritingView = {
      ...view,
      underwriting: { ...view.underwriting, steps: [{ stage: 'denied', on: '2026-11-20', note: 'Debts' }] },
      rights: [
        { key: 'reasons', text: 'The lender has to say why.', on: '2026-12-20', rowId: 'denial/reasons@2026-01-01' },
      ],
    };
    const { text, citations } = await underwritingTool.run({}, context({ ...reads, underwriting: always(denied) }));
    expect(text).toMatch(
      /\*\*Denied\*\* since.*You noted: Debts\.[^]*- The lender has to say why\. \(December 20, 2026\)/,
    );
    expect(citations).toContainEqual(expect.objectContaining({ id: 'denial/reasons@2026-01-01' }));
  });
});

describe('the appraisal', () => {
  const way = {
    priceCents: 39_000_000,
    loanCents: 30_000_000,
    loanToValueBasisPoints: 7_895,
    cashCents: 9_000_000,
    cashChangeCents: 0,
    upfrontFeeCents: 0,
    mortgageInsuranceCents: 0,
    paymentCents: 189_620,
    paymentChangeCents: 0,
    capped: false,
  };
  const cheaper = { ...way, cashCents: 8_000_000, cashChangeCents: -1_000_000 };
  const low: AppraisalView = {
    ...signed.appraisal,
    appraisal: {
      ...signed.appraisal.appraisal,
      reports: [
        {
          id: 'report',
          orderedOn: '2026-11-20',
          visitedOn: null,
          receivedOn: '2026-11-23',
          valueCents: 38_000_000,
          request: { ...emptyValueRequest, errors: ['It has four rooms'], sentOn: '2026-11-24' },
        },
      ],
    },
    value: { reportId: 'report', valueCents: 38_000_000, gapCents: 1_000_000 },
    solution: {
      plan: way,
      outcomes: [
        { outcome: 'renegotiate', sellerCents: 1_000_000, sameLoan: cheaper, sameShare: cheaper },
        { outcome: 'pay', sellerCents: 0, sameLoan: way, sameShare: way },
      ],
      cancel: { lostCents: 50_000, protection: 'appraisal', until: '2026-12-01' },
    },
    window: { at: '2026-12-01T23:00:00.000Z', on: '2026-12-01', passed: false },
  };

  it('below the price tells what each way costs to the cent', async () => {
    const { text, citations } = await appraisalTool.run({}, context({ appraisal: always(low) }));
    expect(text).toBe(
      `The home appraised for **$380,000**, **$10,000 under** your price of $390,000. A lender counts with the lower of the two.

With as much borrowed as planned, beside closing costs:

- **The seller lowers the price**: the seller gives $10,000; you bring **$80,000.00** of the price ($10,000.00 less than planned), $1,896.20 a month, the loan is 78.95% of the value
- **You pay the gap**: you bring **$90,000.00** of the price, $1,896.20 a month, the loan is 78.95% of the value
- **You end the contract**: your appraisal window brings your earnest money back; $500 of deposits is lost

You asked to reconsider the value on November 24, 2026; no answer is recorded.

You haven’t recorded a decision yet.

Your contract’s appraisal window ends on **December 1, 2026**.

I only know what you record in [Underwriting](/underwriting).`,
    );
    expect(citations).toContainEqual(expect.objectContaining({ id: 'low-appraisal' }));
  });

  it('says where the program lends no more, and nothing of a loan to who pays cash', async () => {
    const capped = { ...way, loanToValueBasisPoints: 9_650, capped: true };
    const outcomes = [{ outcome: 'pay' as const, sellerCents: 0, sameLoan: capped, sameShare: capped }];
    const most: AppraisalView = { ...low, solution: low.solution && { ...low.solution, outcomes } };
    const told = async (view: AppraisalView) =>
      (await appraisalTool.run({}, context({ appraisal: always(view) }))).text;
    expect(await told(most)).toContain('the loan is 96.5% of the value, the most that your program lends on it');
    const inCash = await told({ ...low, contract: cash });
    expect(inCash).toContain('Beside closing costs:\n\n- **The seller lowers the price**');
    expect(inCash).not.toMatch(/borrowed|a month|the loan is/);
  });

  it.each([
    ['split', 38_000_000, 'You decided on November 24, 2026: you split the gap.'],
    ['split', 37_000_000, 'The value changed after you decided, so decide again.'],
  ] as const)('tells a decision: %s at %d', async (outcome, valueCents, words) => {
    const decision = { outcome, on: '2026-11-24', valueCents, note: '' };
    const decided = { ...low, appraisal: { ...low.appraisal, decision } };
    expect((await appraisalTool.run({}, context({ appraisal: always(decided) }))).text).toContain(words);
  });

  it('that covers the price says so, and cash needs none', async () => {
    const enough = { ...low, value: { reportId: 'report', valueCents: 40_000_000, gapCents: -1_000_000 } };
    const { text } = await appraisalTool.run({}, context({ appraisal: always(enough) }));
    const cent = { ...low, value: { reportId: 'report', valueCents: 38_999_999, gapCents: 1 } };
    expect((await appraisalTool.run({}, context({ appraisal: always(cent) }))).text).toMatch(
      /\$389,999\.99\*\*, \*\*\$0\.01 under/,
    );
    expect(text).toMatch(/^The home appraised for \*\*\$400,000\*\*, which covers your price of \$390,000\./);
    const none = await appraisalTool.run({}, context({ appraisal: always(emptyViews(cash).appraisal) }));
    expect(none.text).toMatch(/^You pay cash, so no lender needs an appraisal/);
  });
});

describe('closing', () => {
  const source = {
    rowId: 'deadline/federal/closing-disclosure@2026-01-01',
    sourceName: 'Regulation Z',
    sourceUrl: 'https://www.ecfr.gov/current/title-12/section-1026.19',
    sourceDate: '2026-11-20',
  };
  const view: ClosingView = {
    ...signed.closing,
    comparison: {
      lender: 'Oak Bank',
      issuedOn: '2026-11-20',
      revised: false,
      fees: [],
      buckets: [],
      owedCents: 12_345,
      ask: 'Please',
      ...source,
    },
    clock: {
      dueOn: '2026-12-15',
      receivedOn: '2026-11-23',
      countsFrom: '2026-11-23',
      earliestOn: '2026-11-27',
      restarted: false,
      text: '',
      rule: 'Three business days.',
      ...source,
    },
    cash: {
      rows: [],
      expectedCents: 9_912_300,
      saidCents: 9_922_300,
      differenceCents: 10_000,
      outOfPocket: [],
      outOfPocketCents: 0,
      gapCents: 0,
    },
    checks: [
      { id: 'fees', result: 'warning', text: 'Fees are too high.' },
      { id: 'funds', result: 'warning', text: 'You have too little ready.' },
    ],
  };

  it('tells the wait, what the lender owes, the cash to the cent, and the wire checklist', async () => {
    const { text, citations } = await closingTool.run({}, context({ closing: always(view) }));
    expect(text).toBe(
      `Closing is on **December 18, 2026**. You got the Closing Disclosure on November 23, 2026 and can sign from **November 27, 2026** on.

Fees rose above their limits: the lender owes you **$123.45**. The page has what to write.

By your papers, you bring **$99,223.00**. That is $100.00 more to bring than we count: ask about it before you sign.

You have too little ready.

6 lines of the wire checklist are open. Wire nothing before you have called the title company at a number you know.

I only know what you record in [Closing](/closing).`,
    );
    expect(citations).toMatchObject([{ kind: 'policy-row', text: 'Three business days.' }, { kind: 'buyer' }]);
  });

  it('counts with the buyer’s own day, and with money that comes back', async () => {
    const own: ClosingView = {
      ...view,
      closingOn: '2026-12-21',
      cash: view.cash && { ...view.cash, expectedCents: -120_000, saidCents: null, differenceCents: null },
    };
    const { text } = await closingTool.run({}, context({ closing: always(own) }));
    expect(text).toMatch(/^Closing is on \*\*December 21, 2026\*\*/);
    expect(text).toContain('you bring nothing, and **$1,200.00** comes back to you.');
  });

  it('begins with a stop if someone sent other wire instructions', async () => {
    const changed = { ...view, closing: { ...view.closing, wireChanged: true } };
    expect((await closingTool.run({}, context({ closing: always(changed) }))).text).toMatch(
      /^\*\*Stop: .*Send nothing\./,
    );
  });

  const item: FirstYearItem = {
    key: 'homestead',
    title: 'File for your homestead tax benefit',
    on: '2027-04-30',
    text: 'Until April 30.',
    forSome: false,
    done: false,
    ...source,
    standing: 'authority',
  };
  const firstYear = [
    { ...item, key: 'deed-mail', title: 'Ignore mail', on: '2026-12-20', done: true } as const,
    item,
    {
      ...item,
      key: 'servicer',
      title: 'Check who collects your payments',
      on: '2027-01-01',
      text: 'A letter.',
    } as const,
  ];
  const closed: ClosingView = {
    ...view,
    contract: { ...contract, status: 'closed', endedAt: '2026-11-24T12:00:00.000Z' },
    closing: { ...view.closing, signedOn: '2026-11-23', keysOn: '2026-11-24' },
    firstYear,
  };

  it('with the keys, points to the first year', async () => {
    const { text } = await closingTool.run({}, context({ closing: always(closed) }));
    expect(text).toMatch(/which you bought\.\n\nYou have had the keys since \*\*November 24, 2026\*\*/);
    const year = await firstYearTool.run({}, context({ closing: always(closed) }));
    expect(year.text).toContain(`- **File for your homestead tax benefit**: April 30, 2027
- **Check who collects your payments**: January 1, 2027`);
    expect(year.text).not.toContain('Ignore mail');
  });

  it('of the first year tells one day with its rule, also before the keys', async () => {
    const { text, citations } = await firstYearTool.run(
      { about: 'homestead' },
      context({ closing: always({ ...view, firstYear }) }),
    );
    expect(text).toMatch(/^If you get the keys as planned:[^]*April 30, 2027\n\nUntil April 30\./);
    expect(citations).toMatchObject([{ kind: 'policy-row', text: 'Until April 30.' }, { kind: 'buyer' }]);
  });
});
