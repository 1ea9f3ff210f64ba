import { openOperations } from './fuzz-case.js';
import { answersAsInternal, saysLate, secondChances } from './judge-answer.js';
import { answersTo, explainsRefusal, statusesOf } from './malformed-exchange.js';
import { malformedRequests, type MalformedRequest } from './malformed-http.js';
import type { Tally } from './tally.js';

export interface MalformedRun {
  readonly url: string;
  readonly seed: number;
  readonly cases: number;
  readonly tally: Tally;
  readonly signal?: AbortSignal;
}

/** Sockets at once. Most of the time, each only waits for the end of the connection. */
const together = 20;
const pages = ['/', '/dashboard', '/admin', '/api/docs', '/assets/x', '/internal/revocations', '/internal/jwks.json'];

/** Sends malformed HTTP over sockets and judges the answers. */
export async function runMalformed({ url, seed, cases, tally, signal }: MalformedRun): Promise<void> {
  const paths = [...openOperations.map(({ path }) => path.replace(/:\w+/g, 'one')), ...pages];
  const requests = malformedRequests({ seed, paths, host: new URL(url).host });
  let sent = 0;
  const sender = async () => {
    while (sent < cases) {
      signal?.throwIfAborted();
      const number = sent++;
      await runOne(number, requests.next().value, { url, tally });
    }
  };
  await Promise.all(Array.from({ length: together }, sender));
}

async function runOne(
  number: number,
  request: MalformedRequest,
  { url, tally }: Pick<MalformedRun, 'url' | 'tally'>,
  chances = secondChances,
): Promise<void> {
  const label = `malformed ${number}, ${request.kind}`;
  try {
    const answers = await answersTo(url, request);
    if (chances > 0 && saysLate(answers)) {
      await runOne(number, request, { url, tally }, chances - 1);
      return;
    }
    for (const status of statusesOf(answers)) {
      tally.counted(status);
      if (status >= 500) tally.found('a server error', `${label} → ${answers.slice(0, 300)}`);
    }
    if (!explainsRefusal(answers, request)) {
      tally.found('a refusal without a problem body', `${label} → ${answers.slice(0, 300)}`);
    }
    for (const body of answers.split('\r\n\r\n').slice(1)) {
      if (answersAsInternal({ status: 200, body }))
        tally.found('an internal answer', `${label} → ${body.slice(0, 200)}`);
    }
  } catch (error) {
    tally.found('no answer', `${label}: ${String(error)}`);
  }
}
