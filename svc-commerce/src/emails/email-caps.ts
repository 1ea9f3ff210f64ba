import type { EmailType } from '@hearthway/contracts/commerce';
import { isNews, type Email } from './email.js';

/** How many emails may go out in one window. */
export interface EmailLimits {
  readonly windowMilliseconds: number;
  readonly perAddress: number;
  /** Joins from one network. */
  readonly perNetwork: number;
  /** Of all that is not a receipt, so that a flood of joins leaves room for receipts. */
  readonly news: number;
  readonly all: number;
  readonly tests: number;
}

export const capNames = ['address', 'network', 'news', 'all', 'tests'] as const;
export type CapName = (typeof capNames)[number];

/** One count that an email is part of. */
export interface Cap {
  readonly name: CapName;
  /** Of the counter, in this window alone. */
  readonly key: string;
  readonly maximum: number;
}

/** Windows begin at the same instants everywhere, so that several instances count the same one. */
export function windowEnd({ windowMilliseconds }: EmailLimits, now: Date): Date {
  return new Date((Math.floor(now.getTime() / windowMilliseconds) + 1) * windowMilliseconds);
}

/** The caps of an email, narrowest first: who is held back by their own does not use up what is everybody's. */
export function capsOf(
  email: Pick<Email, 'type' | 'recipientKey' | 'networkKey'>,
  limits: EmailLimits,
  now: Date,
): Cap[] {
  const { type, recipientKey, networkKey } = email;
  const window = windowEnd(limits, now).getTime();
  const cap = (name: CapName, of: string, maximum: number): Cap => ({ name, key: `${name}:${of}:${window}`, maximum });
  return [
    ...(recipientKey !== undefined && isForStrangers(type) ? [cap('address', recipientKey, limits.perAddress)] : []),
    ...(networkKey === undefined ? [] : [cap('network', networkKey, limits.perNetwork)]),
    ...(isNews(type) ? [cap('news', 'all', limits.news)] : []),
    cap('all', 'all', limits.all),
  ];
}

export function testCaps(limits: EmailLimits, now: Date): Cap[] {
  return [{ name: 'tests', key: `tests:all:${windowEnd(limits, now).getTime()}`, maximum: limits.tests }];
}

/** Our own mailbox hears of every purchase. */
const isForStrangers = (type: EmailType): boolean => type !== 'admin';
