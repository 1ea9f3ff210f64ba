import type { Transport } from '@hearthway/contracts/platform';

export interface CountReply {
  readonly count: number;
  /** Only limited offers can sell out. */
  readonly soldOut: boolean;
}

/** Parses the reply by hand: using the contract would load its schemas on every first visit just for a number. */
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
