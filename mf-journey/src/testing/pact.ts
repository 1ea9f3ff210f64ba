import { exampleSignedIn } from '@hearthway/contracts/examples';
import type { Transport } from '@hearthway/contracts/platform';
import { pactBetween } from '@hearthway/tooling/pact';
import { Matchers } from '@pact-foundation/pact';

const { like, regex, string } = Matchers;

export const journeyPact = pactBetween('mf-journey', 'svc-journey');
export const identityPact = pactBetween('mf-journey', 'svc-identity');
export const commercePact = pactBetween('mf-journey', 'svc-commerce');

const authorization = like(exampleSignedIn.token);

/** Headers of JSON requests and replies. */
export const sent = { authorization, 'content-type': 'application/json', accept: 'application/json' };
export const asked = { authorization, accept: 'application/json' };
export const replied = { 'content-type': regex('application\\/json.*', 'application/json; charset=utf-8') };

/** Sends requests to `site` with the token. */
export const requestAt =
  (site: string, token = exampleSignedIn.token): Transport =>
  (path, init) =>
    fetch(new URL(path, site), { ...init, headers: { ...(init?.headers as object), authorization: token } });

export function problemLike(code: string) {
  return { error: string('Refused'), message: string('Refused'), code, requestId: string('a-request') };
}

/** The error of a call that has to fail. */
export async function failureOf(call: Promise<unknown>): Promise<Error> {
  const failure: unknown = await call.catch((error: unknown) => error);
  if (failure instanceof Error) return failure;
  throw new Error('The call did not fail as expected');
}
