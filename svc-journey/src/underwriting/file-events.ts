import { clearedOn, type PurchaseContract, type UnderwritingEntry } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import type { KeptEvent } from '../calendar-events/index.js';
import { momentOf } from '../deadlines/index.js';
import { dayOf, policyAt } from '../policy/index.js';
import type { StoredCondition } from './condition-store.js';
import type { UnderwritingDependencies } from './dependencies.js';
import { paperEnd } from './file/expiring-papers.js';

type Dependencies = Pick<UnderwritingDependencies, 'putCalendarEvent' | 'removeCalendarEvent' | 'now'>;

/** The entry as it was and as it is. */
interface EntryChange {
  readonly before: UnderwritingEntry;
  readonly after: UnderwritingEntry;
}

/** Keeps the calendar in sync with a contract’s papers. A contract that ended or pays cash has no events. */
export async function updatePaperEvents(
  { putCalendarEvent, removeCalendarEvent, now }: Dependencies,
  { userId, contract }: ContractOf,
  { before, after }: EntryChange,
  transaction: Transaction,
): Promise<void> {
  const today = dayOf(now());
  const wanted = new Map(paperEvents({ userId, contract }, after, today).map((event) => [event.id, event]));
  for (const { id } of before.papers) {
    const eventId = paperEventId(contract.id, id);
    if (!wanted.has(eventId)) await removeCalendarEvent(userId, eventId, transaction);
  }
  for (const event of wanted.values()) await putCalendarEvent(event, transaction);
}

/** Puts a condition’s due day into the calendar, where it is warned of like a deadline. */
export async function updateConditionEvent(
  { putCalendarEvent, removeCalendarEvent }: Pick<Dependencies, 'putCalendarEvent' | 'removeCalendarEvent'>,
  contract: PurchaseContract,
  { id, userId, text, dueOn, sentOn, acceptedOn }: StoredCondition,
  transaction: Transaction,
): Promise<void> {
  const eventId = conditionEventId(id);
  if (dueOn === null || !isUnderwritten(contract)) {
    await removeCalendarEvent(userId, eventId, transaction);
    return;
  }
  const done = sentOn !== null || acceptedOn !== null;
  const event = eventFor({ userId, contract }, { id: eventId, title: `Due to your lender: ${text}`, on: dueOn, done });
  await putCalendarEvent(event, transaction);
}

export const conditionEventId = (conditionId: string): string => `condition-${conditionId}`;

interface ContractOf {
  readonly userId: string;
  readonly contract: PurchaseContract;
}

function paperEvents({ userId, contract }: ContractOf, entry: UnderwritingEntry, today: string): KeptEvent[] {
  if (!isUnderwritten(contract)) return [];
  const policy = policyAt(today);
  const done = clearedOn(entry) !== undefined;
  return entry.papers.flatMap((paper) => {
    const end = paperEnd(paper, policy);
    if (!end) return [];
    const id = paperEventId(contract.id, paper.id);
    return [eventFor({ userId, contract }, { id, title: `Out of date: ${paper.name}`, on: end.until, done })];
  });
}

const paperEventId = (contractId: string, paperId: string): string => `paper-${contractId}-${paperId}`;

interface Due {
  readonly id: string;
  readonly title: string;
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly done: boolean;
}

function eventFor({ userId, contract }: ContractOf, { id, title, on, done }: Due): KeptEvent {
  const { address, timeZone } = contract.terms;
  // Lenders’ offices answer until the end of their day.
  const startsAt = momentOf(on, '17:00', timeZone).at;
  return {
    userId,
    id,
    entry: { title: title.length <= titleLength ? title : `${title.slice(0, titleLength - 1)}…`, address, startsAt },
    origin: { kind: 'deadline', timeZone, done },
  };
}

const titleLength = 120;

const isUnderwritten = ({ status, terms }: PurchaseContract): boolean =>
  status === 'active' && terms.financing === 'loan';
