import type { Transport } from '@hearthway/contracts/platform';

export interface CountReply {
  readonly count: number;
  /** Of what is limited: nothing is left. */
  readonly soldOut: boolean;
}

/**
 * Asks for a count. It is read by hand and not by its contract, whose schemas would come with every first visit for the
 * sake of a number.
 */
export async function readCount(transport: Transport, path: string): Promise<CountReply> {
  const response = await transport(path, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`The count was refused with status ${response.status}`);
  const reply: unknown = await response.json();
  if (!isCount(reply)) throw new TypeError('The count is no count');
  return { count: reply.count, soldOut: reply.soldOut === true };
}

function isCount(reply: unknown): reply is { count: number; soldOut?: unknown } {
  if (typeof reply !== 'object' || reply === null || !('count' in reply)) return false;
  return Number.isSafeInteger(reply.count) && Number(reply.count) >= 0;
}
