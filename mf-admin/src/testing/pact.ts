import type { Transport } from '@hearthway/contracts/platform';
import { pactBetween } from '@hearthway/tooling/pact';
import { MatchersV3 } from '@pact-foundation/pact';
import { adminSession } from '../session/index.js';
import { exampleCredential } from './in-memory-admin.js';

const { fromProviderState, regex, string } = MatchersV3;

export const pactWith = (provider: string) => pactBetween('mf-admin', provider);

/** Name of the provider state that supplies the token the gateway exchanges the credential for. */
export const signedIn = 'the admin keeper is signed in';
const credential = `Basic ${btoa(`${exampleCredential.username}:${exampleCredential.password}`)}`;
const authorization = fromProviderState('${token}', credential);

/** Headers of JSON requests and replies. */
export const asked = { authorization, accept: 'application/json' };
export const sent = { ...asked, 'content-type': 'application/json' };
export const replied = { 'content-type': regex('application\\/json.*', 'application/json; charset=utf-8') };

export const sendTo =
  (site: string): Transport =>
  (path, init) =>
    fetch(new URL(path, site), init);

export const requestAt = (site: string): Transport => adminSession(exampleCredential, sendTo(site)).request;

export function problemLike(code: string) {
  return { error: string('Refused'), message: string('Refused'), code, requestId: string('a-request') };
}
