import { isbot } from 'isbot';
import type { BotReason } from './stored-event.js';

/** The most events a minute that a person can send: for one visit, and for all visits from one address together. */
export interface HumanPace {
  readonly eventsPerMinutePerVisit: number;
  readonly eventsPerMinutePerAddress: number;
}

export interface Sender {
  readonly userAgent: string | undefined;
  readonly address: string;
  readonly visitId: string | undefined;
}

export type BotCheck = (sender: Sender, now: Date) => BotReason | null;

const minuteMilliseconds = 60_000;
/** Limits memory. New visits and addresses beyond it are not counted until the next minute. */
const maximumCounters = 50_000;

/**
 * Tells programs from people by user agent and pace. Each process counts for itself, minute by minute: it only decides on how an event
 * is counted, and a write per event would cost more than the event itself.
 */
export function createBotCheck({ eventsPerMinutePerVisit, eventsPerMinutePerAddress }: HumanPace): BotCheck {
  let minute = -1;
  const counts = new Map<string, number>();

  const countOf = (key: string): number => {
    const count = (counts.get(key) ?? 0) + 1;
    if (count > 1 || counts.size < maximumCounters) counts.set(key, count);
    return count;
  };

  return ({ userAgent, address, visitId }, now) => {
    if (isbot(userAgent)) return 'user-agent';
    const currentMinute = Math.floor(now.getTime() / minuteMilliseconds);
    if (currentMinute !== minute) {
      minute = currentMinute;
      counts.clear();
    }
    const ofAddress = countOf(`address ${address}`);
    const ofVisit = visitId === undefined ? 0 : countOf(`visit ${visitId}`);
    return ofAddress > eventsPerMinutePerAddress || ofVisit > eventsPerMinutePerVisit ? 'rate' : null;
  };
}
