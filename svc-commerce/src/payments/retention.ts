import type { PaymentStatus } from '@hearthway/contracts/commerce';
import type { Payment } from './payment.js';
import type { Settlement } from './settle.js';

const minute = 60_000;
/** Our clock and the provider's may differ by less than this. */
const graceMilliseconds = minute;
const longestMilliseconds = 6 * 60 * minute;
const forgetMilliseconds = 30 * 24 * 60 * minute;

/** When the sweep first asks about an order that nobody told us of. */
export const firstLook = (expiresAt: Date): Date => new Date(expiresAt.getTime() + graceMilliseconds);

/** Exponential backoff, so that a payment that cannot be settled does not keep the sweep from the others. */
export function nextLook(looks: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(minute * 2 ** looks, longestMilliseconds));
}

export type Retention = {
  readonly [Key in 'emailKey' | 'networkKey' | 'nextLookAt' | 'looks' | 'forgetAt']: Payment[Key] | undefined;
};

/** What stays stored after a settlement: the order no longer counts as open, and a refund may be due. */
export function retentionAfter({ status, refundDue }: Settlement, now: Date): Retention {
  return {
    emailKey: undefined,
    networkKey: undefined,
    nextLookAt: refundDue ? now : undefined,
    looks: 0,
    forgetAt: unpaid.includes(status) ? new Date(now.getTime() + forgetMilliseconds) : undefined,
  };
}

const unpaid: readonly PaymentStatus[] = ['expired', 'cancelled', 'failed'];
