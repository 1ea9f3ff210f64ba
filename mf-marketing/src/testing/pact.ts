import { join } from 'node:path';
import { Matchers, PactV4 } from '@pact-foundation/pact';
import type { Transport } from '@hearthway/contracts/platform';

const { regex, string } = Matchers;

/** What these pages expect of a service, written down with the contracts. */
export const pactWith = (provider: string) =>
  new PactV4({
    consumer: 'mf-marketing',
    provider,
    dir: join(import.meta.dirname, '../../../contracts/pacts'),
    logLevel: 'error',
  });

/** What every request with a body is labelled with. */
export const jsonHeaders = { 'content-type': 'application/json', accept: 'application/json' };

/** What every answer of ours is labelled with. */
export const json = () => regex('application\\/json.*', 'application/json; charset=utf-8');

/** A refusal with this code, in words that are the server's business. */
export function problem(code: string, words = 'Refused') {
  return { error: string(words), message: string(words), code, requestId: string('a-request') };
}

/** A refusal in the words that the pages rely on, with the field that it names. */
export function wordedProblem(code: string, message: string, field?: string) {
  const details = field === undefined ? {} : { details: [{ path: `body.${field}`, message }] };
  return { ...problem(code), error: message, message, ...details };
}

/** The pages' transport, pointed at a server of the pact. */
export const transportTo =
  (site: string): Transport =>
  (path, init) =>
    fetch(new URL(path, site), init);
