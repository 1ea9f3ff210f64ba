import { MessageProviderPact, Verifier } from '@pact-foundation/pact';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { hideLocation, keepForm, withLocationHidden } from './browsers.js';
import { pactsWith } from './files.js';

export interface Provider {
  readonly provider: string;
  /** Address of the running service for this consumer's requests. */
  readonly url: (consumer: string) => string;
  /** Sets up a provider state, by its name in the pacts. The pact inserts the returned values into its request. */
  readonly states: Record<string, () => Promise<unknown>>;
  /** Makes an event happen for real, by its description in the pacts. @returns the published message */
  readonly messages: Record<string, () => Promise<unknown>>;
  /** Headers that replace those of a request, for values that a consumer cannot know, such as a valid credential. */
  readonly headers?: (request: {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<IncomingHttpHeaders>;
  }) => Promise<Readonly<Record<string, string>>>;
}

/** A consumer's pact with the provider. */
export interface VerifiablePact {
  /** Whose it is. */
  readonly name: string;
  /** States and messages of the pact that are missing in `states` and `messages`, and so would not be verified. */
  readonly unknown: readonly string[];
  /** Verifies the running service against the pact. Rejects if it breaks the pact. */
  verify(): Promise<void>;
}

/** All pacts of the provider. @throws if there are none */
export function pactsOf(provider: Provider): VerifiablePact[] {
  return pactsWith(provider.provider).map(({ name, file }) => {
    const { consumer, interactions } = JSON.parse(readFileSync(file, 'utf8')) as PactFile;
    const messages = interactions.filter(isMessage);
    const calls = interactions.filter((each) => !isMessage(each));
    const unknownMessages = messages.filter(({ description }) => !Object.hasOwn(provider.messages, description));
    const states = calls.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name));
    return {
      name,
      unknown: [
        ...unknownMessages.map(({ description }) => description),
        ...states.filter((name) => !Object.hasOwn(provider.states, name)),
      ],
      async verify() {
        const shownCalls = calls.map((call) => ({ ...call, response: withLocationHidden(call.response) }));
        if (calls.length > 0) await withOnly(file, shownCalls, (part) => verifyHttp(part, consumer.name, provider));
        if (messages.length > 0) await withOnly(file, messages, (part) => verifyMessages(part, provider));
      },
    };
  });
}

interface Interaction {
  type: string;
  description: string;
  providerStates?: { name: string }[];
  /** Of a call. */
  response: object;
}

interface PactFile {
  consumer: { name: string };
  interactions: Interaction[];
}

const isMessage = ({ type }: Interaction): boolean => type === 'Asynchronous/Messages';

/** Calls and messages are verified by different means, each of which fails on the others. */
async function withOnly(
  file: string,
  interactions: readonly Interaction[],
  verify: (file: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pact-'));
  const part = join(folder, basename(file));
  const pact = JSON.parse(readFileSync(file, 'utf8')) as PactFile;
  writeFileSync(part, JSON.stringify({ ...pact, interactions }));
  try {
    await verify(part);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function verifyHttp(file: string, consumer: string, { provider, url, states, headers }: Provider): Promise<void> {
  await new Verifier({
    provider,
    providerBaseUrl: url(consumer),
    pactUrls: [file],
    stateHandlers: states,
    async requestFilter(request, response, next) {
      keepForm(request);
      hideLocation(response);
      Object.assign(request.headers, await headers?.(request));
      next();
    },
    logLevel: 'error',
  })
    .verifyProvider()
    .catch(throwReadable);
}

async function verifyMessages(file: string, { provider, messages }: Provider): Promise<void> {
  await new MessageProviderPact({
    provider,
    pactUrls: [file],
    messageProviders: messages,
    logLevel: 'error',
  })
    .verify()
    .catch(throwReadable);
}

const outcome = z.object({
  errors: z.array(
    z.object({
      interaction: z.string(),
      mismatch: z.object({
        message: z.optional(z.string()),
        mismatches: z.optional(z.array(z.object({ mismatch: z.string(), path: z.optional(z.string()) }))),
      }),
    }),
  ),
});

/** The verifier’s errors are its whole report as JSON. */
function throwReadable(error: unknown): never {
  const { data } = outcome.safeParse(parsed(error instanceof Error ? error.message : ''));
  if (!data) throw error;
  const lines = data.errors.flatMap(({ interaction, mismatch: { message, mismatches = [] } }) =>
    [...(message === undefined ? [] : [{ mismatch: message, path: undefined }]), ...mismatches].map(
      ({ mismatch, path }) => `${interaction}: ${path === undefined ? '' : `${path}: `}${mismatch}`,
    ),
  );
  throw new Error(lines.join('\n'), { cause: error });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
