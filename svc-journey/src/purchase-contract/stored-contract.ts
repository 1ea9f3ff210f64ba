import type {
  ComputedDeadline,
  ContractStatus,
  Deadline,
  DeadlineEntry,
  PurchaseContract,
  PurchaseTerms,
} from '@hearthway/contracts/journey';
import { computeDeadlines, momentOf, refuseFutureDays, type ContractDeadlines } from '../deadlines/index.js';

/** A contract with what only this service knows about it. */
export interface StoredContract extends PurchaseContract {
  readonly userId: string;
  /** Where the versions of its deadlines begin; its own begin with the next one. */
  readonly versionsFrom: number;
  /** By key of the deadline. They stay when a deadline goes, and hold again when it comes back. */
  readonly marks: Readonly<Record<string, DeadlineMark>>;
}

/** What the buyer said about a deadline. */
export interface DeadlineMark extends Pick<DeadlineEntry, 'ownDate' | 'ownTime'> {
  readonly version: number;
  readonly confirmedAt: string | null;
  /** The moment that they compared with the signed page. */
  readonly confirmedFor: string | null;
  readonly doneAt: string | null;
}

export interface NewContract {
  readonly id: string;
  readonly userId: string;
  readonly terms: PurchaseTerms;
  readonly offerId: string | null;
  /** The contracts that the buyer had. */
  readonly earlier: readonly StoredContract[];
}

export function newContract({ id, userId, terms, offerId, earlier }: NewContract, at: Date): StoredContract {
  const now = at.toISOString();
  const times = { createdAt: now, updatedAt: now, endedAt: null };
  const versionsFrom = Math.max(-1, ...earlier.flatMap(versionsOf)) + 1;
  const version = versionsFrom + 1;
  return { id, userId, version, versionsFrom, status: 'active', terms, offerId, ...times, marks: {} };
}

/** A page that still shows an earlier contract sends one of these. It must not fit the next contract. */
const versionsOf = ({ version, marks }: StoredContract): number[] => [
  version,
  ...Object.values(marks).map((mark) => mark.version),
];

/** Nothing of it was changed or ended since. */
export const isAsEntered = ({ version, versionsFrom }: StoredContract): boolean => version === versionsFrom + 1;

/** @throws AppError `day.in-future`: what was signed or received was so by today */
export function refuseFutureTerms(
  { effectiveOn, titleReceivedOn, hoaReceivedOn, timeZone }: PurchaseTerms,
  now: Date,
): void {
  const days = [
    ['body.effectiveOn', effectiveOn],
    ['body.titleReceivedOn', titleReceivedOn],
    ['body.hoaReceivedOn', hoaReceivedOn],
  ] as const;
  refuseFutureDays(days, timeZone, now);
}

export function withTerms(contract: StoredContract, terms: PurchaseTerms, at: Date): StoredContract {
  return { ...contract, terms, version: contract.version + 1, updatedAt: at.toISOString() };
}

export function ended(contract: StoredContract, status: Exclude<ContractStatus, 'active'>, at: Date): StoredContract {
  const now = at.toISOString();
  return { ...contract, status, version: contract.version + 1, updatedAt: now, endedAt: now };
}

export function reopened(contract: StoredContract, at: Date): StoredContract {
  return { ...contract, status: 'active', version: contract.version + 1, updatedAt: at.toISOString(), endedAt: null };
}

/** The contract with what the buyer now says about a deadline of it. A confirmation is for the date as it then is. */
export function withMark(
  contract: StoredContract,
  computed: ComputedDeadline,
  { ownDate, ownTime, confirmed, done }: DeadlineEntry,
  at: Date,
): StoredContract {
  const before = markOf(contract, computed.key);
  const now = at.toISOString();
  const counting = ownMoment(computed, { ownDate, ownTime }) ?? computed;
  const isSame = before.confirmedFor === counting.at;
  const mark: DeadlineMark = {
    version: before.version + 1,
    ownDate,
    ownTime,
    confirmedAt: confirmed ? ((isSame ? before.confirmedAt : null) ?? now) : null,
    confirmedFor: confirmed ? counting.at : null,
    doneAt: done ? (before.doneAt ?? now) : null,
  };
  return { ...contract, marks: { ...contract.marks, [computed.key]: mark } };
}

/** The deadlines of a contract as the buyer sees them at that moment, earliest first by the date that counts. */
export function deadlinesOf(
  contract: Pick<StoredContract, 'terms' | 'marks' | 'versionsFrom'>,
  now: Date,
): { readonly deadlines: readonly Deadline[]; readonly waiting: ContractDeadlines['waiting'] } {
  const { deadlines, waiting } = computeDeadlines(contract.terms);
  const marked = deadlines.map((computed) => withBuyerMark(computed, markOf(contract, computed.key), now));
  return { deadlines: marked.toSorted((one, other) => atOf(one).localeCompare(atOf(other))), waiting };
}

/** The contract that a buyer is under, with its deadlines. */
export interface CurrentContract {
  readonly contract: PurchaseContract;
  /** Earliest first by the date that counts. */
  readonly deadlines: readonly Deadline[];
}

export const toCurrent = (contract: StoredContract, now: Date): CurrentContract => ({
  contract: shown(contract),
  deadlines: deadlinesOf(contract, now).deadlines,
});

/** The moment that counts: the buyer’s own if there is one. */
export const atOf = ({ own, at }: Pick<Deadline, 'own' | 'at'>): string => own?.at ?? at;

/** As the contract shows it. */
export function shown({
  userId: _userId,
  marks: _marks,
  versionsFrom: _versionsFrom,
  ...contract
}: StoredContract): PurchaseContract {
  return contract;
}

const noMark: Omit<DeadlineMark, 'version'> = {
  ownDate: null,
  ownTime: null,
  confirmedAt: null,
  confirmedFor: null,
  doneAt: null,
};

const markOf = ({ marks, versionsFrom }: Pick<StoredContract, 'marks' | 'versionsFrom'>, key: string): DeadlineMark =>
  (Object.hasOwn(marks, key) ? marks[key] : undefined) ?? { version: versionsFrom, ...noMark };

function withBuyerMark(computed: ComputedDeadline, mark: DeadlineMark, now: Date): Deadline {
  const own = ownMoment(computed, mark);
  const { at } = own ?? computed;
  return {
    ...computed,
    version: mark.version,
    own,
    confirmedAt: mark.confirmedFor === at ? mark.confirmedAt : null,
    doneAt: mark.doneAt,
    overdue: mark.doneAt === null && at < now.toISOString(),
  };
}

function ownMoment(
  { localTime, timeZone }: ComputedDeadline,
  { ownDate, ownTime }: Pick<DeadlineEntry, 'ownDate' | 'ownTime'>,
): Deadline['own'] {
  return ownDate === null ? null : { ...momentOf(ownDate, ownTime ?? localTime, timeZone) };
}
