import { createHash } from 'node:crypto';

/** Falls for each buyer and lender as if by chance, and the same way every time. */
export function drawLot(userId: string, lenderId: string): string {
  return createHash('sha256').update(`${userId}\n${lenderId}`).digest('hex');
}
