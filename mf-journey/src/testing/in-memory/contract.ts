import type { OperationReply } from '@hearthway/contracts/operation';
import * as journey from '@hearthway/contracts/journey';
import { Refusal, route } from '@hearthway/web-kit/testing';

const savedAt = '2026-11-20T10:00:00.000Z';

/** A deadline in Texas that the buyer hasn’t looked at. */
const exampleDeadline: journey.Deadline = {
  key: 'inspection',
  title: 'Option period ends',
  at: '2026-11-26T23:00:00.000Z',
  localDate: '2026-11-26',
  localTime: '17:00',
  timeZone: 'America/Chicago',
  rule: 'Until 5:00 PM on its last day, you may end the contract for any reason. Counting 7 days from Thursday, November 19, 2026, leads to Thursday, November 26, 2026.',
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

const on = (localDate: string) => ({ at: `${localDate}T23:00:00.000Z`, localDate });

/** One deadline in each state, and one that waits for papers. */
export const exampleDeadlines = {
  deadlines: [
    {
      ...exampleDeadline,
      ...on('2026-11-23'),
      key: 'earnest-money',
      title: 'Earnest money delivered',
      rolledFrom: '2026-11-22',
      confirmedAt: savedAt,
      overdue: true,
    },
    exampleDeadline,
    { ...exampleDeadline, ...on('2026-12-10'), key: 'financing', title: 'Loan approval', confirmedAt: savedAt },
    { ...exampleDeadline, ...on('2026-12-12'), key: 'insurance', title: 'Insurance bound', doneAt: savedAt },
    {
      ...exampleDeadline,
      ...on('2027-01-12'),
      key: 'closing',
      title: 'Closing',
      own: { at: '2027-01-13T16:00:00.000Z', localDate: '2027-01-13', localTime: '10:00' },
      confirmedAt: savedAt,
      standing: 'practice' as const,
      sourceUrl: '',
      sourceName: 'General practice',
    },
  ],
  waiting: [
    {
      key: 'title',
      title: 'Title objections sent',
      rule: 'You may object within the days that your contract gives. They start when you get the title papers.',
    },
  ],
} satisfies GivenContract;

/** A contract as it is right after it was entered. */
export function storedContract(terms: journey.PurchaseTerms): journey.PurchaseContract {
  const times = { createdAt: savedAt, updatedAt: savedAt, endedAt: null };
  return { id: 'contract-1', version: 1, status: 'active', terms, offerId: null, ...times };
}

export interface GivenContract {
  readonly contract?: journey.PurchaseContract | null;
  readonly history?: OperationReply<typeof journey.getContract>['history'];
  readonly deadlines?: readonly journey.Deadline[];
  readonly waiting?: OperationReply<typeof journey.listDeadlines>['waiting'];
}

/** Deadlines are given, not counted. */
export function inMemoryContract(given: GivenContract = {}, onChanged: () => void = () => undefined) {
  let { contract = null, deadlines = [], history = [] } = given;
  const current = (version: number): journey.PurchaseContract => {
    if (!contract) throw new Refusal(404, 'contract.not-found', 'You have no home under contract');
    if (contract.version !== version) throw conflict('contract');
    return contract;
  };
  const shownContract = (): journey.PurchaseContract | null => {
    const closed = history.find(({ status }) => status === 'closed');
    return contract ?? (closed ? withoutDeadlines(closed) : null);
  };
  return {
    contract: () => contract,
    /** The one that the pages after an offer are about. */
    shownContract,
    /** As the keys do. */
    closeContract(): void {
      if (!contract) return;
      const closed = { ...contract, status: 'closed' as const, version: contract.version + 1, endedAt: savedAt };
      history = [{ ...closed, deadlines: [...deadlines] }, ...history];
      contract = null;
    },
    /** Takes that back. */
    reopenContract(): void {
      const closed = shownContract();
      if (contract || !closed) return;
      contract = { ...closed, status: 'active', version: closed.version + 1, endedAt: null };
      history = history.filter(({ id }) => id !== closed.id);
    },
    /** What completes the milestone. */
    contractItems: (): journey.MilestoneRuleItem[] => [
      {
        text: 'Mark an offer as accepted, or enter your signed contract',
        done: shownContract() !== null,
        path: '/make-offer',
      },
    ],
    deadlines: () => deadlines,
    /** As a decision after an inspection does. */
    endContract() {
      if (!contract) return;
      const ended = { ...contract, status: 'fell_through' as const, version: contract.version + 1, endedAt: savedAt };
      history = [{ ...ended, deadlines: [...deadlines] }, ...history];
      contract = null;
    },
    /** As a signed extension does. */
    moveDeadline(key: string, own: NonNullable<journey.Deadline['own']>) {
      deadlines = deadlines.map((one) => (one.key === key ? { ...one, own, version: one.version + 1 } : one));
    },
    /** As another device does. */
    changeContractElsewhere(part: Partial<journey.PurchaseTerms>) {
      if (contract) contract = { ...contract, terms: { ...contract.terms, ...part }, version: contract.version + 1 };
    },
    /** As another device does. */
    changeDeadlineElsewhere(key: string, part: Partial<journey.Deadline>) {
      deadlines = deadlines.map((one) => (one.key === key ? { ...one, ...part, version: one.version + 1 } : one));
    },
    /** As an accepted offer does. */
    acceptContract(terms: journey.PurchaseTerms, offerId: string): journey.PurchaseContract {
      contract = { ...storedContract(terms), offerId };
      return contract;
    },
    routes: [
      route(journey.getContract, () => ({ contract, history: [...history] })),
      route(journey.listDeadlines, () => ({
        deadlines: contract ? [...deadlines] : [],
        waiting: contract ? [...(given.waiting ?? [])] : [],
      })),
      route(journey.createContract, ({ body }) => {
        if (contract) throw new Refusal(409, 'contract.exists', 'You already have a home under contract');
        contract = storedContract(body);
        onChanged();
        return contract;
      }),
      route(journey.changeContract, ({ body, headers }) => {
        const before = current(headers['if-match']);
        contract = { ...before, terms: body, version: before.version + 1 };
        return contract;
      }),
      route(journey.endContract, ({ body, headers }) => {
        const before = current(headers['if-match']);
        const ended = { ...before, status: body.reason, version: before.version + 1, endedAt: savedAt };
        history = [{ ...ended, deadlines: [...deadlines] }, ...history];
        contract = null;
        onChanged();
        return ended;
      }),
      route(journey.changeDeadline, ({ params, body, headers }) => {
        const before = deadlines.find(({ key }) => key === params.deadlineKey);
        if (!before) throw new Refusal(404, 'deadline.not-found', 'We couldn’t find that deadline');
        if (before.version !== headers['if-match']) throw conflict('deadline');
        const after = answered(before, body);
        deadlines = deadlines.map((one) => (one === before ? after : one));
        return after;
      }),
    ],
  };
}

const withoutDeadlines = ({
  deadlines: _deadlines,
  ...contract
}: OperationReply<typeof journey.getContract>['history'][number]): journey.PurchaseContract => contract;

function answered(before: journey.Deadline, { ownDate, ownTime, confirmed, done }: journey.DeadlineEntry) {
  const localTime = ownTime ?? before.localTime;
  return {
    ...before,
    version: before.version + 1,
    own: ownDate === null ? null : { at: `${ownDate}T${localTime}:00.000Z`, localDate: ownDate, localTime },
    confirmedAt: confirmed ? savedAt : null,
    doneAt: done ? savedAt : null,
    overdue: before.overdue && !done,
  };
}

const conflict = (thing: 'contract' | 'deadline'): Refusal =>
  new Refusal(409, `${thing}.conflict`, 'This was changed somewhere else');
