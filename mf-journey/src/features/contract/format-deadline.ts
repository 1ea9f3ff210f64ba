import type { Deadline } from '@hearthway/contracts/journey';
import { formatLongDay, formatTime, zoneClock } from '../local-time/index.js';

/** `Thursday, November 26, 2026 at 5:00 PM CST`: as the property’s clock shows it. */
export function momentText(at: string, timeZone: string): string {
  const { reading, zone } = zoneClock(new Date(at), timeZone);
  return [formatLongDay(reading), 'at', formatTime(reading), zone].filter(Boolean).join(' ');
}

/** The moment that counts: the buyer’s own if there is one. */
export const effectiveMoment = ({ own, at }: Pick<Deadline, 'own' | 'at'>): string => own?.at ?? at;

export type DeadlineState = 'done' | 'overdue' | 'confirmed' | 'open';

export function stateOf({ doneAt, overdue, confirmedAt }: Deadline): DeadlineState {
  if (doneAt !== null) return 'done';
  if (overdue) return 'overdue';
  return confirmedAt === null ? 'open' : 'confirmed';
}

export const standingNotes: Readonly<Record<Deadline['standing'], string>> = {
  authority: 'A rule of law or of an agency.',
  cited: 'What the state’s form says.',
  secondary: 'From a guide, not from the rule itself. Your contract counts.',
  practice: 'What is usual, not a rule. Your contract counts.',
};

/** The deadline that an event in the calendar stands for: events have its key and the contract’s id. */
export function deadlineKeyOf(eventId: string): string | undefined {
  return /^(.+)-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.exec(eventId)?.[1];
}
