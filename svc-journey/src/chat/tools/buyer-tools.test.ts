import { exampleHomeEntry, exampleOfferTerms, examplePurchaseTerms } from '@hearthway/contracts/examples';
import {
  noChatContexts,
  type AssessedHome,
  type CalendarEvent,
  type Deadline,
  type DocumentSlot,
  type Envelope,
  type Offer,
  type PurchaseContract,
  type PreApprovalLetter,
} from '@hearthway/contracts/journey';
import { describe, expect, it, jest } from '@jest/globals';
import { toolContext } from '../testing/context.js';
import { calendarTool } from './calendar-tool.js';
import { deadlinesTool } from './deadlines-tool.js';
import { homesTool } from './homes-tool.js';
import { tools } from './index.js';
import { nextStepTool } from './next-step-tool.js';
import { offersTool } from './offers-tool.js';
import { papersTool } from './papers-tool.js';
import type { BuyerReader, ToolContext } from './tool.js';

function homeOf(id: string, change: Partial<AssessedHome>): AssessedHome {
  return {
    id,
    version: 1,
    ...exampleHomeEntry,
    stage: 'shortlist',
    tourAt: null,
    impressions: { version: 0, notes: '', ratings: [] },
    priceHistory: [],
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
    assessment: {
      monthlyPaymentCents: 241_234,
      cashToClose: null,
      loanClass: null,
      pricePerSquareFootCents: null,
      aboveBudgetCents: 2_500_000,
      fit: { score: 80, knownShare: 50, verdict: 'misses', reasons: [] },
      flags: [],
      policyRowSet: 0,
    },
    ...change,
  };
}

const homes = [
  homeOf('one', { address: '12 Oak [Street](https://evil.example)', priceCents: 37_500_000 }),
  homeOf('two', { address: '9 Elm Street', stage: 'saved' }),
  homeOf('three', { address: '7 Ash Street', stage: 'passed' }),
];

const letter: PreApprovalLetter = {
  id: 'letter',
  version: 1,
  lender: 'Oak Bank',
  amountCents: 38_000_000,
  borrowers: 1,
  issuedOn: '2026-10-01',
  expiresOn: '2026-12-30',
};

const events: CalendarEvent[] = [
  { id: 'past', title: 'Open house', address: '', startsAt: '2026-11-20T18:00:00.000Z', kind: 'own' },
  { id: 'tour', title: 'Home tour', address: '12 Oak Street', startsAt: '2026-12-01T20:00:00.000Z', kind: 'tour' },
  { id: 'call', title: 'Call with *Oak Bank*', address: '', startsAt: '2026-12-02T15:30:00.000Z', kind: 'own' },
];

const contract: PurchaseContract = {
  id: 'contract',
  version: 1,
  status: 'active',
  terms: examplePurchaseTerms,
  offerId: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  endedAt: null,
};

const option: Deadline = {
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
  sourceUrl: 'https://www.trec.texas.gov/forms',
  sourceDate: '2026-11-20',
  standing: 'cited',
  version: 0,
  own: null,
  confirmedAt: null,
  doneAt: null,
  overdue: false,
};
const own = { at: '2027-01-13T16:00:00.000Z', localDate: '2027-01-13', localTime: '10:00' };
const deadlines: Deadline[] = [
  { ...option, key: 'earnest-money', title: 'Earnest money delivered', doneAt: '2026-11-20T12:00:00.000Z' },
  option,
  { ...option, key: 'closing', title: 'Closing', own, confirmedAt: '2026-11-20T12:00:00.000Z' },
];

const sent = { step: 'send', by: 'buyer', at: '2026-11-23T15:00:00.000Z', terms: exampleOfferTerms } as const;
const offers: Offer[] = [
  {
    id: 'offer',
    version: 2,
    homeId: 'one',
    address: '12 Oak [Street](https://evil.example)',
    status: 'sent',
    comparables: [],
    terms: { ...exampleOfferTerms, priceCents: 39_000_000, expiresAt: '2026-11-25T23:00:00.000Z' },
    history: [sent],
    createdAt: sent.at,
    updatedAt: sent.at,
  },
];

const slot = (key: DocumentSlot['key'], name: string, change: Partial<DocumentSlot> = {}): DocumentSlot => ({
  ...{ key, name, why: '', neededBy: '', stages: ['pre-approval'], status: 'needed', wanted: 1, files: 0 },
  ...{ expiresOn: null, age: null, complete: false, notNeededReason: '', rowId: '' },
  ...change,
});
const documentSlots = [
  // Ticked off by hand.
  slot('pay_stubs', 'Pay stubs'),
  slot('w2_forms', 'W-2 forms'),
  slot('bank_statements', 'Bank statements', { status: 'uploaded', files: 1, wanted: 2, expiresOn: '2026-12-30' }),
  slot('proof_of_funds', 'Proof of funds', { status: 'needs_fix', files: 1 }),
  slot('gift_letter', 'A gift letter', { status: 'expiring', files: 1, expiresOn: '2026-12-02' }),
  slot('rent_history', 'Proof of your rent'),
  slot('support_order', 'The court order', { files: 1, status: 'ok' }),
  slot('inspection_report', 'The inspection report', { status: 'not_needed' }),
];

function context(granted: Partial<typeof noChatContexts>): ToolContext {
  const base = toolContext();
  const buyer: BuyerReader = {
    ...base.buyer,
    homes: () => Promise.resolve(homes),
    events: () => Promise.resolve(events),
    contract: () => Promise.resolve({ contract, deadlines }),
    offers: () => Promise.resolve(offers),
    documentSlots: () => Promise.resolve(documentSlots),
    preApproval: () =>
      Promise.resolve({ letters: [letter], progress: { version: 1, payingCash: false, papers: ['pay_stubs'] } }),
  };
  return { ...base, buyer, granted: { ...noChatContexts, ...granted } };
}

describe('what a buyer hasn’t granted', () => {
  const question: Readonly<Record<string, unknown>> = {
    question: 'closing',
    topic: 'limits',
    term: 'escrow',
    to: 'agent',
    about: 'the roof',
    text: 'no HOA',
    title: 'Tour',
  };

  it.each(tools.filter(({ name }) => name !== 'next-step').map((tool) => [tool.name, tool] as const))(
    'is not read by %s',
    async (_name, tool) => {
      const read = jest.fn();
      const buyer = new Proxy({} as BuyerReader, { get: () => read });
      const { used = [] } = await tool.run(question, toolContext({ buyer }));
      expect(read).not.toHaveBeenCalled();
      expect(used).toEqual([]);
    },
  );
});

it('the next step is named once, and its tasks stand in the card', async () => {
  const base = toolContext();
  const task = (text: string, done: boolean) => ({ text, done });
  const buyer = {
    ...base.buyer,
    milestones: () =>
      Promise.resolve([{ key: 'closing', title: 'Closing', description: 'Sign.', status: 'in_progress' }]),
    milestoneRules: () => Promise.resolve([{ key: 'closing', items: [task('Pay', false), task('Read', true)] }]),
  } as unknown as BuyerReader;
  const { text, cards } = await nextStepTool.run({}, { ...base, buyer });
  expect(text).toBe('Your next step is **Closing**. 1 of its 2 tasks is open.');
  expect(cards).toMatchObject([{ kind: 'next-step', tasks: [{ title: 'Pay' }, { title: 'Read' }] }]);
});

describe('papers', () => {
  it('are what the journey asks for, where each stands, and the letters', async () => {
    const { text, cards, used } = await papersTool.run({}, context({ documents: true }));
    expect(text).toBe(
      [
        'To look at:\n\n- Bank statements (1 of 2 files, good until December 30, 2026)\n- Proof of funds (needs fix)',
        'Still to get:\n\n- W-2 forms',
        'Ready:\n\n- Pay stubs\n- A gift letter (good until December 2, 2026)\n- The inspection report (not needed)',
        'Your letters:\n\n- **Oak Bank**: up to $380,000, good until December 30, 2026',
        'Your lender’s own list is the one that counts. [Open your documents](/documents)',
      ].join('\n\n'),
    );
    expect(cards).toEqual([{ kind: 'papers', papers: expect.arrayContaining([{ name: 'Pay stubs', ready: true }]) }]);
    expect(used).toEqual(['documents']);
  });

  it('can be asked for one by one', async () => {
    const { text } = await papersTool.run({ paper: 'w2s' }, context({ documents: true }));
    expect(text).toContain('W-2 forms');
    expect(text).not.toMatch(/Pay stubs|Oak Bank/);
  });

  it('say nothing that follows from finances without their switch, and never what shows a marriage', async () => {
    const listed = async (granted: Parameters<typeof context>[0]) =>
      (await papersTool.run({}, context({ documents: true, ...granted }))).text;
    expect(await listed({})).not.toContain('Proof of your rent');
    expect(await listed({ finances: true })).toContain('Proof of your rent');
    expect(await listed({ finances: true })).not.toContain('court order');
  });

  it('are the usual ones without the switch, which is offered', async () => {
    const { text, used, notices } = await papersTool.run({}, context({}));
    expect(text).toMatch(/^Lenders will ask you for/);
    expect([used, notices]).toEqual([[], [expect.objectContaining({ context: 'documents' })]]);
  });
});

describe('signatures', () => {
  const envelopeOf = (change: Partial<Envelope>): Envelope => ({
    ...{
      id: 'envelope',
      version: 3,
      status: 'sent',
      title: 'Contract',
      senderName: 'Jordan Rivera',
      fields: [],
      days: 14,
    },
    signers: [
      { id: 'jordan', name: 'Jordan Rivera', email: 'jordan@example.com' },
      { id: 'sam', name: 'Sam *Lee*', email: 'sam@example.com' },
    ],
    progress: [
      { signerId: 'jordan', status: 'signed', at: '2026-11-20T12:00:00.000Z' },
      { signerId: 'sam', status: 'asked', at: '2026-11-20T12:00:00.000Z' },
    ],
    ...{ documentId: null, documents: [], pages: 1, reason: '', signedDocumentId: null, sealedSha256: null },
    createdAt: '2026-11-20T12:00:00.000Z',
    ...{ sentAt: '2026-11-20T12:00:00.000Z', expiresAt: '2026-12-04T12:00:00.000Z', endedAt: null },
    ...change,
  });
  const ask = async (granted: Partial<typeof noChatContexts>, ...envelopes: Envelope[]) => {
    const { buyer, ...rest } = context(granted);
    const reader = { ...buyer, envelopes: () => Promise.resolve(envelopes) };
    return papersTool.run({ signatures: true }, { ...rest, buyer: reader });
  };

  it('say who still has to sign, and what has ended', async () => {
    const waiting = envelopeOf({
      title: 'Offer',
      progress: [
        { signerId: 'jordan', status: 'asked', at: null },
        { signerId: 'sam', status: 'waiting', at: null },
      ],
    });
    const over = envelopeOf({ status: 'completed', title: 'Lease' });
    const { text, used } = await ask(
      { documents: true },
      envelopeOf({}),
      waiting,
      over,
      envelopeOf({ status: 'draft' }),
    );
    expect(text).toBe(
      [
        '- **Contract**: Sam Lee still has to sign, until Friday, December 4, 2026 at 6:00 AM',
        '- **Offer**: Jordan Rivera still has to sign, then Sam Lee, until Friday, December 4, 2026 at 6:00 AM',
        '- **Lease**: everyone has signed',
        '',
        '[Open your signatures](/signatures)',
      ].join('\n'),
    );
    expect(used).toEqual(['documents']);
  });

  it('that there are none are offered, and need the switch', async () => {
    expect((await ask({ documents: true })).text).toMatch(/^You haven’t sent anything for signature/);
    expect((await ask({}, envelopeOf({}))).text).toMatch(/^I may not look/);
  });
});

describe('homes', () => {
  it('are those of the shortlist, with what they cost and how they fit', async () => {
    const { text, cards, used } = await homesTool.run({}, context({ homes: true, finances: true }));
    expect(text).toBe(
      '- **12 Oak Streethttps://evil.example** (Shortlist): $375,000, about $2,410 a month, $25,000 above your budget, misses a must',
    );
    expect(cards).toMatchObject([{ kind: 'homes', homes: [{ id: 'one', monthlyCents: 241_234 }] }]);
    expect(used).toEqual(['homes', 'finances']);
  });

  it('say nothing that follows from finances without their switch', async () => {
    const { text, cards, used, notices } = await homesTool.run({}, context({ homes: true }));
    expect(text).toMatch(/: \$375,000, misses a must$/);
    expect(cards).toMatchObject([{ homes: [{ monthlyCents: null }] }]);
    expect([used, notices]).toEqual([['homes'], [expect.objectContaining({ context: 'finances' })]]);
  });

  it('can be asked for by address', async () => {
    const { text } = await homesTool.run({ home: '9 elm' }, context({ homes: true }));
    expect(text).toMatch(/^- \*\*9 Elm Street\*\* \(Saved\)/);
  });
});

describe('the calendar', () => {
  it('tells what comes next, in the buyer’s time', async () => {
    const { text, cards, used } = await calendarTool.run({}, context({ calendar: true }));
    expect(text).toMatch(/^Coming up:\n\n- \*\*Home tour\*\*: Tuesday, December 1, 2026 at 2:00\sPM, 12 Oak Street\n/);
    expect(text).toContain('**Call with Oak Bank**');
    expect(cards).toEqual([{ kind: 'events', events: [events[1], events[2]] }]);
    expect(used).toEqual(['calendar']);
  });

  it('finds an event by a word', async () => {
    const { cards } = await calendarTool.run({ about: 'the call with my lender?' }, context({ calendar: true }));
    expect(cards).toEqual([{ kind: 'events', events: [events[2]] }]);
  });
});

describe('deadlines', () => {
  it('are those that were asked about, with rule, source, and what to compare', async () => {
    const { text, citations, used } = await deadlinesTool.run({ deadline: 'option' }, context({ calendar: true }));
    expect(text).toBe(
      `- **Option period ends**: Thursday, November 26, 2026 at 5:00 PM, Central time (not compared with your signed page yet)

Until 5:00 PM on day 7, you may end the contract for any reason.

Confirm it against your signed page: that page decides. [See your contract](/make-offer)`,
    );
    expect(citations).toMatchObject([{ sourceName: 'TREC 20-18, paragraph 5', date: '2026-11-20' }, { kind: 'buyer' }]);
    expect(used).toEqual(['calendar']);
  });

  it('are the open ones otherwise, by the date on the signed page where the buyer entered it', async () => {
    const { text } = await deadlinesTool.run({}, context({ calendar: true }));
    expect(text).not.toContain('Earnest money');
    expect(text).toMatch(/^- \*\*Option period ends/);
    expect(text).toContain('Wednesday, January 13, 2027 at 10:00 AM, Central time (the date on your signed page)');
  });

  it('that are waived are said to be, and a fee for one isn’t mistaken for it', async () => {
    const { buyer, ...rest } = context({ calendar: true });
    const fee = { ...option, key: 'option-fee', title: 'Option fee delivered' };
    const waived = { ...buyer, contract: () => Promise.resolve({ contract, deadlines: [fee] }) };
    const ask = (deadline: string) => deadlinesTool.run({ deadline }, { ...rest, buyer: waived });
    expect((await ask('option')).text).toMatch(/^I find no such deadline in your contract\.[^]*Option fee delivered/);
    expect((await ask('option fee')).text).toMatch(/^- \*\*Option fee delivered/);
  });

  it('without a contract, are what the calendar has, and where to enter one', async () => {
    const { buyer, ...rest } = context({ calendar: true });
    const unsigned = { ...buyer, contract: () => Promise.resolve(undefined) };
    const { text } = await deadlinesTool.run({}, { ...rest, buyer: unsigned });
    expect(text).toMatch(/Enter a signed contract in \[Make Offer\][^]*Coming up:[^]*Home tour/);
  });
});

describe('offers', () => {
  const answered = (status: Offer['status'], step: object) => {
    const { buyer, ...rest } = context({ documents: true });
    const offer = { ...offers[0], status, history: [sent, { ...sent, ...step }] } as Offer;
    return offersTool.run({}, { ...rest, buyer: { ...buyer, offers: () => Promise.resolve([offer]) } });
  };

  it('say that no answer is recorded, and until when the offer stands', async () => {
    const { text, used } = await offersTool.run({}, context({ documents: true }));
    expect(text).toBe(
      `- **12 Oak Streethttps://evil.example**: sent at $390,000 on Monday, November 23, 2026 at 9:00 AM. No answer is recorded yet; the offer ends on Wednesday, November 25, 2026 at 5:00 PM

I only know the answers that you record in [Make Offer](/make-offer).`,
    );
    expect(used).toEqual(['documents']);
  });

  it.each([
    ['countered', { step: 'counter', by: 'seller' }, 'the seller countered at $390,000'],
    ['countered', { step: 'counter', by: 'buyer' }, 'you countered at $390,000'],
    ['accepted', { step: 'accept' }, 'accepted at $390,000'],
    ['withdrawn', { step: 'withdraw' }, 'you withdrew it'],
  ] as const)('that are %s say so (%j)', async (status, step, words) => {
    expect((await answered(status, step)).text).toContain(words);
  });
});
