import type {
  ComputedDeadline,
  Deadline,
  DeadlineEntry,
  PurchaseContract,
  PurchaseTerms,
} from '@hearthway/contracts/journey';
import { computeDeadlines, momentOf, type ContractDeadlines } from '../deadlines/index.js';

/** A contract with what only this service knows about it. */
export interface StoredContract extends Readonly<PurchaseContract> {
  /** Where the versions of its deadlines begin; its own begin with the next one. */
  readonly versionsFrom: number;
  /** One per deadline that the buyer said something about. They stay when a deadline goes, and hold again when it comes back. */
  readonly marks: readonly DeadlineMark[];
  /** The buyer had its keys once and took that back: what was published about it isn’t published again. */
  readonly wasClosed?: boolean;
}

/** What the buyer said about a deadline. */
export interface DeadlineMark extends Readonly<Pick<DeadlineEntry, 'ownDate' | 'ownTime'>> {
  readonly key: string;
  readonly version: number;
  readonly confirmedAt: string | null;
  /** The moment that they compared with the signed page. */
  readonly confirmedFor: string | null;
  readonly doneAt: string | null;
}

export interface NewContract {
  readonly id: string;
  readonly terms: PurchaseTerms;
  readonly offerId: string | null;
  /** The contracts that the buyer had. */
  readonly earlier: readonly StoredContract[];
}

export function newContract({ id, terms, offerId, earlier }: NewContract, at: Date): StoredContract {
  const now = at.toISOString();
  // A page that still shows an earlier contract sends a version of that one. It must not fit this one.
  const taken = earlier.flatMap(({ version, marks }) => [version, ...marks.map((mark) => mark.version)]);
  const versionsFrom = Math.max(-1, ...taken) + 1;
  const times = { createdAt: now, updatedAt: now, endedAt: null };
  return { id, version: versionsFrom + 1, versionsFrom, status: 'active', terms, offerId, ...times, marks: [] };
}

export const withTerms = (contract: StoredContract, terms: PurchaseTerms, at: Date): StoredContract => ({
  ...contract,
  terms,
  version: contract.version + 1,
  updatedAt: at.toISOString(),
});

export function fellThrough(contract: StoredContract, at: Date): StoredContract {
  const now = at.toISOString();
  return { ...contract, status: 'fell_through', version: contract.version + 1, updatedAt: now, endedAt: now };
}

/** It ends on the day of the keys, on the property’s clock, even if the buyer says so later. @param keysOn YYYY-MM-DD, not in the future */
export function closed(contract: StoredContract, keysOn: string, at: Date): StoredContract {
  const now = at.toISOString();
  const noon = momentOf(keysOn, '12:00', contract.terms.timeZone).at;
  const endedAt = noon < now ? noon : now;
  return { ...contract, status: 'closed', version: contract.version + 1, updatedAt: now, endedAt };
}

/** The buyer doesn't have the keys after all. */
export const reopened = (contract: StoredContract, at: Date): StoredContract => ({
  ...contract,
  status: 'active',
  version: contract.version + 1,
  updatedAt: at.toISOString(),
  endedAt: null,
  wasClosed: true,
});

/** With what the buyer now says about one of its deadlines. A confirmation is for the date as it then is. */
export function withMark(
  contract: StoredContract,
  deadline: ComputedDeadline,
  { ownDate, ownTime, confirmed, done }: DeadlineEntry,
  at: Date,
): StoredContract {
  const before = markOf(contract, deadline.key);
  const now = at.toISOString();
  const counting = (ownMoment(deadline, { ownDate, ownTime }) ?? deadline).at;
  const isSame = before.confirmedFor === counting;
  const mark: DeadlineMark = {
    key: deadline.key,
    version: before.version + 1,
    ownDate,
    ownTime,
    confirmedAt: confirmed ? ((isSame ? before.confirmedAt : null) ?? now) : null,
    confirmedFor: confirmed ? counting : null,
    doneAt: done ? (before.doneAt ?? now) : null,
  };
  return { ...contract, marks: [...contract.marks.filter(({ key }) => key !== mark.key), mark] };
}

/** The deadlines of a contract as the buyer sees them at that moment, earliest first by the date that counts. */
export function deadlinesOf(
  contract: StoredContract,
  now: Date,
): { readonly deadlines: readonly Deadline[]; readonly waiting: ContractDeadlines['waiting'] } {
  const { deadlines, waiting } = computeDeadlines(contract.terms, ownDatesOf(contract));
  const marked = deadlines.map((computed) => withBuyerMark(computed, markOf(contract, computed.key), now));
  return { deadlines: marked.toSorted((one, other) => atOf(one).localeCompare(atOf(other))), waiting };
}

const ownDatesOf = ({ marks }: StoredContract): ReadonlyMap<string, string> =>
  new Map(marks.flatMap(({ key, ownDate }) => (ownDate === null ? [] : [[key, ownDate]])));

/** The moment that counts: the buyer's own if there is one. */
export const atOf = ({ own, at }: Pick<Deadline, 'own' | 'at'>): string => own?.at ?? at;

/** A contract as the pages about it show it. */
export interface ShownContract {
  readonly contract: PurchaseContract;
  /** Earliest first by the date that counts; once it has ended, as they stood then. */
  readonly deadlines: readonly Deadline[];
}

export const toShown = (contract: StoredContract, now: Date): ShownContract => ({
  contract: shown(contract),
  deadlines: deadlinesOf(contract, contract.endedAt === null ? now : new Date(contract.endedAt)).deadlines,
});

/** The day on which the buyer expects to close (YYYY-MM-DD): their own, or that of the contract. */
export const closingDayOf = ({ contract, deadlines }: ShownContract): string =>
  deadlines.find(({ key }) => key === 'closing')?.own?.localDate ?? contract.terms.closingOn;

/** The one under contract, or else the last that the buyer closed on. @param contracts latest first */
export const toShow = (contracts: readonly StoredContract[]): StoredContract | undefined =>
  contracts.find(({ status }) => status === 'active') ?? contracts.find(({ status }) => status === 'closed');

/** In the contract's form. */
export const shown = ({
  versionsFrom: _versionsFrom,
  marks: _marks,
  wasClosed: _wasClosed,
  ...contract
}: StoredContract): PurchaseContract => contract;

const markOf = ({ marks, versionsFrom }: StoredContract, wanted: string): DeadlineMark =>
  marks.find(({ key }) => key === wanted) ?? {
    key: wanted,
    version: versionsFrom,
    ownDate: null,
    ownTime: null,
    confirmedAt: null,
    confirmedFor: null,
    doneAt: null,
  };

function withBuyerMark(computed: ComputedDeadline, mark: DeadlineMark, now: Date): Deadline {
  const { version, confirmedAt, confirmedFor, doneAt } = mark;
  const own = ownMoment(computed, mark);
  const at = atOf({ own, at: computed.at });
  return {
    ...computed,
    version,
    own,
    confirmedAt: confirmedFor === at ? confirmedAt : null,
    doneAt,
    overdue: doneAt === null && at < now.toISOString(),
  };
}

const ownMoment = (
  { localTime, timeZone }: ComputedDeadline,
  { ownDate, ownTime }: Pick<DeadlineEntry, 'ownDate' | 'ownTime'>,
): Deadline['own'] => (ownDate === null ? null : momentOf(ownDate, ownTime ?? localTime, timeZone));
