import type { Transport } from '@hearthway/contracts/platform';
import { pactBetween } from '@hearthway/tooling/pact';
import { Matchers } from '@pact-foundation/pact';

const { regex, string } = Matchers;

export const pactWith = (provider: string) => pactBetween('mf-marketing', provider);

export const jsonHeaders = { 'content-type': 'application/json', accept: 'application/json' };

export const json = () => regex('application\\/json.*', 'application/json; charset=utf-8');

/** An error with this code. The message is up to the server. */
export function problem(code: string, message = 'Refused') {
  return { error: string(message), message: string(message), code, requestId: string('a-request') };
}

/** An error whose message and field the pages rely on. */
export function problemWithMessage(code: string, message: string, field?: string) {
  const details = field === undefined ? {} : { details: [{ path: `body.${field}`, message }] };
  return { ...problem(code), error: message, message, ...details };
}

/** A transport to the pact's mock server. */
export const transportTo =
  (site: string): Transport =>
  (path, init) =>
    fetch(new URL(path, site), init);
