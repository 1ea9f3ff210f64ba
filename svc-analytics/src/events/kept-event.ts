import type { trackEvent } from '@hearthway/contracts/analytics';
import type { OperationInput } from '@hearthway/contracts/operation';
import { maskedText } from '@hearthway/service-kit';
import { withoutPersonalData, type EventData } from './personal-data.js';

/** What a visitor's browser says that happened. */
export type ReportedEvent = OperationInput<typeof trackEvent>['body'];

/** Why an event is taken for a program's: what its user agent says, or that no person is that fast. */
export type BotReason = 'user-agent' | 'rate';

/** What is kept of it. */
export interface KeptEvent {
  /** The browser's own id of the event where it gave one, so that what comes twice is kept once. */
  readonly _id: string;
  readonly eventType: ReportedEvent['eventType'];
  readonly eventSource: string;
  readonly eventData: EventData;
  readonly visitId?: string;
  /** By the browser's clock, where that is plausible. */
  readonly occurredAt?: Date;
  /** By ours. */
  readonly receivedAt: Date;
  /** `null` for a person's. */
  readonly bot: BotReason | null;
}

export interface Receipt {
  readonly newId: () => string;
  readonly now: Date;
  readonly bot: BotReason | null;
}

const minute = 60_000;
const earliestBeforeReceipt = 48 * 60 * minute;
const latestAfterReceipt = 5 * minute;

export function keptEvent(reported: ReportedEvent, { newId, now, bot }: Receipt): KeptEvent {
  const { eventId, eventType, eventSource, eventData, visitId } = reported;
  const occurredAt = plausibleTime(reported.occurredAt, now);
  return {
    _id: eventId?.toLowerCase() ?? newId(),
    eventType,
    eventSource: maskedText(eventSource),
    eventData: withoutPersonalData(eventData),
    ...(visitId !== undefined && { visitId: visitId.toLowerCase() }),
    ...(occurredAt && { occurredAt }),
    receivedAt: now,
    bot,
  };
}

/** A browser's clock proves nothing: a time that is far off is as good as none. */
function plausibleTime(told: string | undefined, now: Date): Date | undefined {
  if (told === undefined) return undefined;
  const time = new Date(told);
  const ahead = time.getTime() - now.getTime();
  return ahead >= -earliestBeforeReceipt && ahead <= latestAfterReceipt ? time : undefined;
}
