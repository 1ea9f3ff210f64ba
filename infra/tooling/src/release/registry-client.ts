import {
  operationPath,
  type Operation,
  type OperationInput,
  type OperationReply,
} from '@hearthway/contracts/operation';
import { problem, type ProblemDetail } from '@hearthway/contracts/problem';
import { checkRelease, deploy, publishRelease, storeContent } from '@hearthway/contracts/releases';
import { request as requestPlain } from 'node:http';
import { request as requestEncrypted } from 'node:https';

type CallInput<Op extends Operation> = Partial<OperationInput<Op>> & {
  /** The body of an operation that takes a stream. */
  readonly bytes?: Uint8Array;
};

/** Calls the release registry with one credential. */
export interface RegistryClient {
  /** @throws RegistryError if the registry refuses, can't be reached, or answers what can't be understood */
  call<Op extends Operation>(operation: Op, input: CallInput<Op>): Promise<OperationReply<Op>>;
}

/** Its message is for the person releasing: a line, and one more for each detail. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';

  constructor(
    message: string,
    /** `status` is 0 if there was no answer. */
    readonly problem: { code: string; status: number; details?: readonly ProblemDetail[] | undefined },
    options?: ErrorOptions,
  ) {
    super(
      [message, ...(problem.details ?? []).map((detail) => `  ${detail.path}: ${detail.message}`)].join('\n'),
      options,
    );
  }
}

interface RegistryClientOptions {
  readonly url: string;
  readonly token: string;
  readonly signal?: AbortSignal | undefined;
}

/** Before the registry answers, it compresses what is published, and shows the pages of a candidate in a browser. */
const slow: readonly string[] = [publishRelease.id, checkRelease.id, deploy.id];
/** How long it may say nothing. */
const silenceSeconds = ({ id }: Operation): number => (slow.includes(id) ? 300 : 30);
/** No reply is larger. */
const replyBytes = 33_554_432;

export function createRegistryClient(options: RegistryClientOptions): RegistryClient {
  return {
    async call(operation, { params, query, body, bytes }) {
      const target = new URL(
        options.url.replace(
          /(?<!\/)\/*$/,
          operationPath(operation, params as Readonly<Record<string, string>> | undefined),
        ),
      );
      const asked: Readonly<Record<string, string | number | undefined>> = query ?? {};
      for (const [name, value] of Object.entries(asked)) {
        if (value !== undefined) target.searchParams.set(name, String(value));
      }
      const { status, text } = await exchange(options, target, operation, {
        type: bytes ? 'application/octet-stream' : 'application/json',
        bytes: bytes ?? (body && Buffer.from(JSON.stringify(body))),
      });
      if (status !== operation.status) throw refusal(options.url, status, text);
      return replyOf(options.url, operation, text);
    },
  };
}

interface RequestBody {
  readonly type: string;
  readonly bytes: Uint8Array | undefined;
}

/** Without `fetch`, which would permanently cost the process that runs the local system 13 MB. */
function exchange(
  { url, token, signal }: RegistryClientOptions,
  target: URL,
  operation: Operation,
  { type, bytes }: RequestBody,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      if (signal?.aborted) {
        reject(signal.reason as Error);
        return;
      }
      const message = `The registry at ${url} can’t be reached (${error.code ?? error.message}). Check HEARTHWAY_REGISTRY and the network, then ${nextTry(operation)}.`;
      reject(new RegistryError(message, { code: 'registry.unreachable', status: 0 }, { cause: error }));
    };
    const send = target.protocol === 'https:' ? requestEncrypted : requestPlain;
    const request = send(target, {
      method: operation.method,
      headers: {
        Authorization: `Bearer ${token}`,
        Accept: 'application/json',
        ...(bytes && { 'Content-Type': type, 'Content-Length': bytes.byteLength }),
      },
      timeout: silenceSeconds(operation) * 1_000,
      ...(signal && { signal }),
    });
    request.once('timeout', () => request.destroy(new Error(`no answer for ${silenceSeconds(operation)} s`)));
    request.once('error', fail);
    request.once('response', (response) => {
      const chunks: Buffer[] = [];
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > replyBytes) request.destroy(new Error('the answer is too long'));
        chunks.push(chunk);
      });
      response.once('error', fail);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
      );
    });
    request.end(bytes);
  });
}

function nextTry({ id }: Operation): string {
  // A rollback that only lost its answer would roll back one more version.
  if (id === deploy.id) return 'look in the history whether it was done';
  const isUpload = id === storeContent.id || id === publishRelease.id;
  return isUpload ? 'do it again: what is stored isn’t uploaded twice' : 'do it again';
}

function refusal(url: string, status: number, text: string): RegistryError {
  const { data } = problem.safeParse(parsed(text));
  if (!data) return notUnderstood(url, `status ${status}`, status);
  const { message, code, details, requestId } = data;
  // Its own fault, of which an answer doesn't tell more.
  const more = status >= 500 ? ` The registry’s log has the reason, at the request ${requestId}.` : '';
  return new RegistryError(message + more, { code, status, details });
}

function replyOf<Op extends Operation>(url: string, operation: Op, text: string): OperationReply<Op> {
  if (!operation.reply) return undefined as OperationReply<Op>;
  const reply = operation.reply.safeParse(parsed(text));
  if (!reply.success) throw notUnderstood(url, `an unknown reply to ${operation.id}`, operation.status);
  return reply.data as OperationReply<Op>;
}

const notUnderstood = (url: string, what: string, status: number): RegistryError =>
  new RegistryError(
    `What answers at ${url} sent ${what}. Check that HEARTHWAY_REGISTRY is the address of a release registry, of the version of this command.`,
    { code: 'registry.not-understood', status },
  );

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
