import { changePassword, deleteAccount, logout, revokeSession } from '@hearthway/contracts/identity';
import * as fc from 'fast-check';
import { Pool } from 'undici';
import type { Callers } from './callers.js';
import { encode, fuzzCases, type FuzzCase } from './fuzz-case.js';
import { isLate, judgeAnswer, secondChances, type Answer } from './judge-answer.js';
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
const hangMilliseconds = 60_000;

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
      const late: (() => Promise<void>)[] = [];
      const worker = async () => {
        for (const [index, one] of queue) {
          signal?.throwIfAborted();
          const running = { number: from + index, callers, pool, tally };
          const inTime = await runCase(one, { ...running, chances: secondChances });
          if (!inTime) late.push(() => runAgain(one, running));
        }
      };
      await Promise.all(Array.from({ length: together }, worker));
      for (const ask of late) await ask();
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

async function runAgain(one: FuzzCase, running: Running): Promise<void> {
  for (let chances = secondChances - 1; chances >= 0; chances -= 1) {
    if (await runCase(one, { ...running, chances })) return;
  }
}

/** @returns false if the answer was late and has another chance. It is not judged then. */
async function runCase(
  one: FuzzCase,
  { number, callers, pool, tally, chances }: Running & { readonly chances: number },
): Promise<boolean> {
  const sent = requestOf(one, callers);
  const label = `case ${number}: ${sent.method} ${sent.path.slice(0, 200)} as ${one.caller}`;
  const started = performance.now();
  try {
    const { statusCode, headers, body } = await pool.request(sent);
    const text = await body.text();
    const answer: Answer = { status: statusCode, headers, body: text, milliseconds: performance.now() - started };
    if (chances > 0 && isLate(answer)) return false;
    tally.answered(one.operation.id, answer);
    if (answer.status < 300 && endsSessions.has(one.operation.id)) await callers.renew(one.caller);
    for (const finding of judgeAnswer(one, answer)) {
      tally.found(
        finding,
        `${label} → ${statusCode} ${text.slice(0, 200)}\n    sent ${(sent.body ?? '').slice(0, 300)}`,
      );
    }
  } catch (error) {
    if (chances > 0 && isLost(error)) return false;
    tally.found('no answer', `${label}: ${String(error)}\n    sent ${(sent.body ?? '').slice(0, 300)}`);
  }
  return true;
}

/** After a standstill, a time limit may have passed, or an idle connection may close just as it is used. */
const isLost = (error: unknown): boolean =>
  error instanceof Error && (error.name.endsWith('TimeoutError') || error.name === 'SocketError');

function requestOf(one: FuzzCase, callers: Callers) {
  const { operation, query, headers, body, contentType } = one;
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
      ...headers,
      ...(authorization !== undefined && { authorization }),
      ...(body !== undefined && contentType !== undefined && { 'content-type': contentType }),
    },
    ...(body !== undefined && { body }),
  };
}
