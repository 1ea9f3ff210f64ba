import type { PaymentStatus } from '@hearthway/contracts/commerce';
import type { Payment } from './payment.js';
import type { Settlement } from './settle.js';

const minute = 60_000;
/** More than our clock and the provider's may differ. */
const graceMilliseconds = minute;
const longestMilliseconds = 6 * 60 * minute;
const forgetMilliseconds = 30 * 24 * 60 * minute;

/** When the sweep first asks about an order that nobody told us of. */
export const firstLook = (expiresAt: Date): Date => new Date(expiresAt.getTime() + graceMilliseconds);

/** Each look in vain is followed by a longer wait, so that what cannot be settled does not keep the sweep from the others. */
export function nextLook(looks: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(minute * 2 ** looks, longestMilliseconds));
}

export type Upkeep = {
  readonly [Key in 'emailKey' | 'networkKey' | 'nextLookAt' | 'looks' | 'forgetAt']: Payment[Key] | undefined;
};

/** What follows from a settlement for what is kept: an order is not open any more, and may have to be given back. */
export function upkeepAfter({ status, refundDue }: Settlement, now: Date): Upkeep {
  return {
    emailKey: undefined,
    networkKey: undefined,
    nextLookAt: refundDue ? now : undefined,
    looks: 0,
    forgetAt: cameToNothing.includes(status) ? new Date(now.getTime() + forgetMilliseconds) : undefined,
  };
}

const cameToNothing: readonly PaymentStatus[] = ['expired', 'cancelled', 'failed'];
