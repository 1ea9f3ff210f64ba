import { createHash } from 'node:crypto';

/** Looks random for each buyer and lender, but is always the same. */
export function drawLot(userId: string, lenderId: string): string {
  return createHash('sha256').update(`${userId}\n${lenderId}`).digest('hex');
}
