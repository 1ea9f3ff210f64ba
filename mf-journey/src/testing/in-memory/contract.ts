import * as journey from '@hearthway/contracts/journey';
import { Refusal, route, versionConflict } from '@hearthway/web-kit/testing';

const now = '2026-11-20T10:00:00.000Z';

/** A deadline in Texas that the buyer hasn’t looked at. */
export const exampleDeadline: journey.Deadline = {
  key: 'inspection',
  title: 'Option period ends',
  at: '2026-11-26T23:00:00.000Z',
  localDate: '2026-11-26',
  localTime: '17:00',
  timeZone: 'America/Chicago',
  rule: 'The option period ends at 5:00 p.m. on its last day. Counting 7 days from Thu, Nov 19, 2026 (the effective date) leads to Thu, Nov 26, 2026.',
  rolledFrom: null,
  rowId: 'tx-inspection-2026',
  sourceName: 'TREC 20-18, paragraph 5',
  sourceUrl: 'https://www.trec.texas.gov/',
  sourceDate: '2026-11-01',
  standing: 'cited',
  version: 0,
  own: null,
  confirmedAt: null,
  doneAt: null,
  overdue: false,
};

const inDecember = (day: number): Pick<journey.Deadline, 'at' | 'localDate' | 'localTime'> => ({
  at: `2026-12-${day}T23:00:00.000Z`,
  localDate: `2026-12-${day}`,
  localTime: '17:00',
});

/** One deadline in each state, and one that waits for papers. */
export const exampleDeadlines = {
  deadlines: [
    {
      ...exampleDeadline,
      key: 'earnest-money',
      title: 'Earnest money delivered',
      at: '2026-11-22T23:00:00.000Z',
      localDate: '2026-11-22',
      confirmedAt: now,
      overdue: true,
    },
    exampleDeadline,
    { ...exampleDeadline, ...inDecember(10), key: 'financing', title: 'Loan approval', confirmedAt: now },
    { ...exampleDeadline, ...inDecember(12), key: 'insurance', title: 'Insurance bound', doneAt: now },
    {
      ...exampleDeadline,
      ...inDecember(28),
      key: 'closing',
      title: 'Closing',
      own: { at: '2026-12-29T16:00:00.000Z', localDate: '2026-12-29', localTime: '10:00' },
      standing: 'practice' as const,
      sourceUrl: '',
      sourceName: 'General practice',
    },
  ],
  waiting: [
    {
      key: 'title',
      title: 'Title objections sent',
      rule: 'You can object to the title within the days your contract gives. It starts when you receive the papers.',
    },
  ],
} satisfies Omit<GivenContract, 'contract'>;

/** A contract as it is stored right after it was entered. */
export function storedContract(terms: journey.PurchaseTerms): journey.PurchaseContract {
  const times = { createdAt: now, updatedAt: now, endedAt: null };
  return { id: 'contract-1', version: 1, status: 'active', terms, offerId: null, ...times };
}

export interface GivenContract {
  readonly contract: journey.PurchaseContract | null;
  readonly history?: readonly journey.PurchaseContract[];
  readonly deadlines?: readonly journey.Deadline[];
  readonly waiting?: readonly { readonly key: string; readonly title: string; readonly rule: string }[];
}

export function inMemoryContract(given?: GivenContract) {
  let contract = given?.contract ?? null;
  let deadlines = given?.deadlines ?? [];
  let history = given?.history ?? [];
  const active = (version: number | undefined, yours: unknown): journey.PurchaseContract => {
    if (!contract) throw new Refusal(404, 'contract.not-found', 'You have no home under contract');
    if (contract.version !== version) throw versionConflict('contract.conflict', { yours, current: contract });
    return contract;
  };
  return {
    contract: () => contract,
    /** Without one, the last that the buyer closed on. */
    shownContract: () => contract ?? history.find(({ status }) => status === 'closed') ?? null,
    deadlines: () => deadlines,
    /** As from another device. */
    changeDeadlineElsewhere(key: string) {
      deadlines = deadlines.map((one) => (one.key === key ? { ...one, version: one.version + 1 } : one));
    },
    /** As a decision after the inspection does. */
    endContract() {
      if (!contract) return null;
      const ended = { ...contract, status: 'fell_through' as const, version: contract.version + 1, endedAt: now };
      history = [ended, ...history];
      contract = null;
      return ended;
    },
    moveDeadline(key: string, own: NonNullable<journey.Deadline['own']>) {
      deadlines = deadlines.map((one) => (one.key === key ? { ...one, own, version: one.version + 1 } : one));
    },
    routes: [
      route(journey.getContract, () => ({ contract, history: [...history] })),
      route(journey.listDeadlines, () => ({
        deadlines: contract ? [...deadlines] : [],
        waiting: contract ? [...(given?.waiting ?? [])] : [],
      })),
      route(journey.createContract, ({ body }) => {
        contract = storedContract(body);
        return contract;
      }),
      route(journey.changeContract, ({ body }, { version }) => {
        const before = active(version, body);
        contract = { ...before, terms: body, version: before.version + 1 };
        return contract;
      }),
      route(journey.endContract, ({ body }, { version }) => {
        const before = active(version, body);
        const ended = { ...before, status: body.reason, version: before.version + 1, endedAt: now };
        history = [ended, ...history];
        contract = null;
        return ended;
      }),
      route(journey.changeDeadline, ({ params, body }, { version }) => {
        const before = deadlines.find(({ key }) => key === params.deadlineKey);
        if (!before) throw new Refusal(404, 'deadline.not-found', 'We couldn’t find that deadline');
        if (before.version !== version) throw versionConflict('deadline.conflict', { yours: body, current: before });
        const { ownDate, ownTime, confirmed, done } = body;
        const localTime = ownTime ?? before.localTime;
        const after: journey.Deadline = {
          ...before,
          version: before.version + 1,
          own:
            ownDate === null
              ? null
              : { at: new Date(`${ownDate}T${localTime}:00Z`).toISOString(), localDate: ownDate, localTime },
          confirmedAt: confirmed ? now : null,
          doneAt: done ? now : null,
        };
        deadlines = deadlines.map((one) => (one.key === after.key ? after : one));
        return after;
      }),
    ],
  };
}
