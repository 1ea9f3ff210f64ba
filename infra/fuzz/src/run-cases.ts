import { changePassword, deleteAccount, logout, revokeSession } from '@hearthway/contracts/identity';
import * as fc from 'fast-check';
import { Pool } from 'undici';
import type { Callers } from './callers.js';
import { encode, fuzzCases, type FuzzCase } from './fuzz-case.js';
import { judgeAnswer, type Answer } from './judge-answer.js';
import type { Tally } from './tally.js';

export interface CaseRun {
  readonly url: string;
  readonly callers: Callers;
  readonly seed: number;
  readonly cases: number;
  readonly tally: Tally;
  readonly signal?: AbortSignal;
}

/** Requests at once: enough to overlap in a service, too few to queue for its password hashing. */
const together = 8;
/** Cases generated at a time. Ended sessions are renewed after each batch. */
const batchSize = 250;
/** How long to wait for an answer. */
const hangMilliseconds = 10_000;

/** Sends generated requests and judges every answer. The same seed and number of cases send the same requests. */
export async function runCases({ url, callers, seed, cases, tally, signal }: CaseRun): Promise<void> {
  const pool = new Pool(url, {
    connections: together,
    headersTimeout: hangMilliseconds,
    bodyTimeout: hangMilliseconds,
  });
  const arbitrary = fuzzCases(callers.dictionary);
  try {
    for (let from = 0; from < cases; from += batchSize) {
      const batch = fc.sample(arbitrary, { seed: seed + from, numRuns: Math.min(batchSize, cases - from) });
      const queue = batch.entries();
      const worker = async () => {
        for (const [index, one] of queue) {
          signal?.throwIfAborted();
          await runCase(one, { number: from + index, callers, pool, tally });
        }
      };
      await Promise.all(Array.from({ length: together }, worker));
      await callers.refresh();
    }
  } finally {
    await pool.close();
  }
}

/** Operations that end the caller's session. */
const endsSessions = new Set<string>([logout.id, revokeSession.id, changePassword.id, deleteAccount.id]);

interface Running {
  readonly number: number;
  readonly callers: Callers;
  readonly pool: Pool;
  readonly tally: Tally;
}

async function runCase(one: FuzzCase, { number, callers, pool, tally }: Running): Promise<void> {
  const sent = requestOf(one, callers);
  const label = `case ${number}: ${sent.method} ${sent.path.slice(0, 200)} as ${one.caller}`;
  const started = performance.now();
  try {
    const { statusCode, headers, body } = await pool.request(sent);
    const text = await body.text();
    const answer: Answer = { status: statusCode, headers, body: text, milliseconds: performance.now() - started };
    tally.answered(one.operation.id, answer);
    if (answer.status < 300 && endsSessions.has(one.operation.id)) await callers.renew(one.caller);
    for (const finding of judgeAnswer(one, answer)) {
      tally.found(
        finding,
        `${label} → ${statusCode} ${text.slice(0, 200)}\n    sent ${(sent.body ?? '').slice(0, 300)}`,
      );
    }
  } catch (error) {
    tally.found('no answer', `${label}: ${String(error)}\n    sent ${(sent.body ?? '').slice(0, 300)}`);
  }
}

function requestOf(one: FuzzCase, callers: Callers) {
  const { operation, query, body, contentType } = one;
  let next = 0;
  const path = operation.path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = one.params[next];
    next += 1;
    return value ? encode(callers.idOf(value, name)) : 'none';
  });
  const search = query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  const authorization = one.credential ?? callers.credentialOf(one.caller);
  return {
    method: operation.method,
    path: search ? `${path}?${search}` : path,
    headers: {
      ...(authorization !== undefined && { authorization }),
      ...(body !== undefined && contentType !== undefined && { 'content-type': contentType }),
    },
    ...(body !== undefined && { body }),
  };
}
