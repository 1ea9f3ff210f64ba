import { isbot } from 'isbot';
import type { BotReason } from './kept-event.js';

/** How many events a minute can come from people: of one visit, and of all visits of one address together. */
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
/** Counters of one minute. Beyond it a minute has seen more visits than can be told apart, and only addresses are counted. */
const visitsTold = 50_000;

/** Tells programs from people. Its counters are of this process and of this minute alone. */
export function createBotCheck({ eventsPerMinutePerVisit, eventsPerMinutePerAddress }: HumanPace): BotCheck {
  let minute = -1;
  const counts = new Map<string, number>();

  const countOf = (key: string): number => {
    const count = (counts.get(key) ?? 0) + 1;
    if (count > 1 || counts.size < visitsTold) counts.set(key, count);
    return count;
  };

  return ({ userAgent, address, visitId }, now) => {
    if (isbot(userAgent)) return 'user-agent';
    const present = Math.floor(now.getTime() / minuteMilliseconds);
    if (present !== minute) {
      minute = present;
      counts.clear();
    }
    const ofAddress = countOf(`address ${address}`);
    const ofVisit = visitId === undefined ? 0 : countOf(`visit ${visitId}`);
    return ofAddress > eventsPerMinutePerAddress || ofVisit > eventsPerMinutePerVisit ? 'rate' : null;
  };
}
