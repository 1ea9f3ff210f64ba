import { MessageProviderPact, Verifier } from '@pact-foundation/pact';
import { readFileSync } from 'node:fs';
import { pactFilesOf } from './files.js';

type StateHandlers = Record<string, () => Promise<unknown>>;
type Kind = 'Synchronous/HTTP' | 'Asynchronous/Messages';

export interface HttpProvider {
  readonly provider: string;
  /** Address of the running service. */
  readonly url: string;
  readonly states: StateHandlers;
  /** Rewrites the headers of a request: what a consumer could not know, such as a token that is really valid. */
  readonly headers: (headers: Record<string, string | undefined>) => void;
}

/** Holds the running service to every HTTP interaction that a consumer has written down. */
export async function verifyHttp({ provider, url, states, headers }: HttpProvider): Promise<void> {
  await new Verifier({
    provider,
    providerBaseUrl: url,
    pactUrls: filesWith('Synchronous/HTTP', provider),
    stateHandlers: states,
    requestFilter: (request, _response, next) => {
      headers(request.headers as Record<string, string | undefined>);
      next();
    },
    logLevel: 'error',
  }).verifyProvider();
}

export interface MessageProvider {
  readonly provider: string;
  /** By the words with which consumers expect it: makes the event happen for real and gives what went out. */
  readonly messages: Record<string, () => Promise<unknown>>;
}

/** Holds the events that the service really publishes to what their consumers need of them. */
export async function verifyMessages({ provider, messages }: MessageProvider): Promise<void> {
  await new MessageProviderPact({
    provider,
    pactUrls: filesWith('Asynchronous/Messages', provider),
    messageProviders: messages,
    logLevel: 'error',
  }).verify();
}

function filesWith(kind: Kind, provider: string): string[] {
  const files = pactFilesOf(provider).filter((file) => {
    const { interactions } = JSON.parse(readFileSync(file, 'utf8')) as { interactions: { type: Kind }[] };
    return interactions.some(({ type }) => type === kind);
  });
  if (files.length === 0) throw new Error(`No pact holds ${provider} to anything of the kind ${kind}`);
  return files;
}
