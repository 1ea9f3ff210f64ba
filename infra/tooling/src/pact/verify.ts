import { MessageProviderPact, Verifier } from '@pact-foundation/pact';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { basename } from 'node:path';
import { pactFilesOf } from './files.js';

export interface Provider {
  readonly provider: string;
  /** Address of the running service, for what this consumer asks of it. */
  readonly url: (consumer: string) => string;
  /** By the words with which consumers expect it: brings it about. What it gives is put into the request by the pact. */
  readonly states: Record<string, () => Promise<unknown>>;
  /** By the words with which consumers expect it: makes the event happen for real and gives what went out. */
  readonly messages: Record<string, () => Promise<unknown>>;
  /** Gives headers that take the place of those in a request: what a consumer could not know, such as a valid credential. */
  readonly headers?: (request: {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<IncomingHttpHeaders>;
  }) => Promise<Readonly<Record<string, string>>>;
}

/** One consumer's pact with the provider. */
export interface VerifiablePact {
  /** `<consumer>-<provider>` */
  readonly name: string;
  /** What the pact names that `states` and `messages` do not know: it would be verified against nothing. */
  readonly unknown: readonly string[];
  /** Holds the running service to the pact. Rejects when it is not kept. */
  verify(): Promise<void>;
}

/** All pacts that name the provider. Throws when there is none. */
export function pactsOf(provider: Provider): VerifiablePact[] {
  return pactFilesOf(provider.provider).map((file) => {
    const { consumer, interactions } = JSON.parse(readFileSync(file, 'utf8')) as PactFile;
    const isMessage = interactions.some(({ type }) => type === 'Asynchronous/Messages');
    const named = isMessage
      ? interactions.map(({ description }) => description)
      : interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name));
    const known = isMessage ? provider.messages : provider.states;
    return {
      name: basename(file, '.json'),
      unknown: named.filter((name) => !Object.hasOwn(known, name)),
      verify: () => (isMessage ? verifyMessages(file, provider) : verifyHttp(file, consumer.name, provider)),
    };
  });
}

interface PactFile {
  consumer: { name: string };
  interactions: { type: string; description: string; providerStates?: { name: string }[] }[];
}

async function verifyHttp(file: string, consumer: string, { provider, url, states, headers }: Provider): Promise<void> {
  await new Verifier({
    provider,
    providerBaseUrl: url(consumer),
    pactUrls: [file],
    stateHandlers: states,
    ...(headers && {
      requestFilter: (request, _response, next) => {
        headers(request).then((given) => {
          Object.assign(request.headers, given);
          next();
        }, next);
      },
    }),
    logLevel: 'error',
  }).verifyProvider();
}

async function verifyMessages(file: string, { provider, messages }: Provider): Promise<void> {
  await new MessageProviderPact({
    provider,
    pactUrls: [file],
    messageProviders: messages,
    logLevel: 'error',
  }).verify();
}
