import { Matchers } from '@pact-foundation/pact';
import type { Transport } from '@hearthway/contracts/platform';

const { regex, string } = Matchers;

/** What every answer of ours is labelled with. */
export const json = () => regex('application\\/json.*', 'application/json; charset=utf-8');

/** A refusal with this code, in words that are the server's business. */
export function problem(code: string, words = 'Refused') {
  return { error: string(words), message: string(words), code, requestId: string('a-request') };
}

/** The pages' transport, pointed at a server of the pact. */
export const transportTo =
  (site: string): Transport =>
  (path, init) =>
    fetch(new URL(path, site), init);
