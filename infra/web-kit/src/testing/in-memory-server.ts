import type { Operation, OperationInput, OperationReply } from '@hearthway/contracts/operation';
import type { Transport } from '@hearthway/contracts/platform';
import type { Problem } from '@hearthway/contracts/problem';

export interface Route {
  readonly operation: Operation;
  readonly answer: (input: unknown) => unknown;
}

export function route<Op extends Operation>(
  operation: Op,
  answer: (input: OperationInput<Op>) => OperationReply<Op> | ReplyWithHeaders<OperationReply<Op>>,
): Route {
  return { operation, answer: (input) => answer(input as OperationInput<Op>) };
}

/** For replies with headers. */
export class ReplyWithHeaders<Reply = unknown> {
  constructor(
    readonly reply: Reply,
    readonly headers: Readonly<Record<string, string>>,
  ) {}
}

/** Thrown by an answer function to respond with a problem. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
    readonly details?: Problem['details'],
  ) {
    super(message);
  }
}

export interface InMemoryServer {
  readonly transport: Transport;
  /** Method and path, such as `PATCH /api/milestones/…`. */
  readonly requests: readonly string[];
  /** What this operation replies now, without a request. */
  readonly reply: <Op extends Operation>(operation: Op) => OperationReply<Op>;
  /** Fails every request of this operation with `status`; `undefined` ends that. */
  readonly failWith: (operation: Operation, status: number | undefined, words?: RefusalWords) => void;
  /** Blocks requests of this operation until the returned function is called. */
  readonly hold: (operation: Operation) => () => void;
  /** Simulates being offline until the returned function is called. */
  readonly disconnect: () => () => void;
}

export interface RefusalWords {
  readonly code?: string;
  readonly message?: string;
  readonly details?: Problem['details'];
  readonly headers?: Readonly<Record<string, string>>;
}

/** A server without a network that parses requests and replies by the contracts. */
export function inMemoryServer(routes: readonly Route[]): InMemoryServer {
  const failures = new Map<Operation, Refusal | undefined>();
  const holds = new Map<Operation, Promise<void>>();
  const requests: string[] = [];
  let isConnected = true;

  const transport: Transport = async (path, init = {}) => {
    const method = init.method ?? 'GET';
    // The same error as `fetch`.
    if (!isConnected) throw new TypeError('Failed to fetch');
    requests.push(`${method} ${path}`);
    const url = new URL(path, 'http://in.memory');
    for (const { operation, answer } of routes) {
      const params = operation.method === method && paramsIn(operation, url.pathname);
      if (!params) continue;
      await holds.get(operation);
      init.signal?.throwIfAborted();
      return answered(operation, () => {
        const failure = failures.get(operation);
        if (failure) throw failure;
        return answer(inputOf(operation, params, url.searchParams, init));
      });
    }
    return refused(new Refusal(404, 'route.not-found', 'No such route'));
  };

  return {
    transport,
    requests,
    reply<Op extends Operation>(wanted: Op) {
      return routes.find(({ operation }) => operation === wanted)?.answer({}) as OperationReply<Op>;
    },
    failWith(operation, status, { code = 'server.error', message = 'Something went wrong', headers, details } = {}) {
      failures.set(operation, status === undefined ? undefined : new Refusal(status, code, message, headers, details));
    },
    hold(operation) {
      let release = (): void => undefined;
      holds.set(operation, new Promise<void>((resolve) => (release = resolve)));
      return release;
    },
    disconnect() {
      isConnected = false;
      return () => {
        isConnected = true;
      };
    },
  };
}

function paramsIn({ path }: Operation, pathname: string): Readonly<Record<string, string>> | undefined {
  const names = new RegExp(`^${path.replace(/:([A-Za-z]+)/g, '(?<$1>[^/]+)')}$`);
  const found = names.exec(pathname);
  return found ? { ...found.groups } : undefined;
}

function inputOf(
  operation: Operation,
  params: unknown,
  search: URLSearchParams,
  { body, headers }: RequestInit,
): unknown {
  const given: Record<keyof OperationInput<Operation>, unknown> = {
    params,
    query: Object.fromEntries(search),
    headers: Object.fromEntries(new Headers(headers)),
    body: typeof body === 'string' ? JSON.parse(body) : undefined,
  };
  const part = (name: keyof typeof given): unknown => {
    const parsed = operation[name]?.safeParse(given[name]);
    if (parsed?.success === false) throw new Refusal(400, 'request.invalid', 'The request is invalid');
    return parsed?.data;
  };
  return { params: part('params'), query: part('query'), headers: part('headers'), body: part('body') };
}

function answered(operation: Operation, answer: () => unknown): Response {
  try {
    const given = answer();
    // A file, as the double made it.
    if (given instanceof Response) return given;
    const { reply, headers } = given instanceof ReplyWithHeaders ? given : new ReplyWithHeaders(given, {});
    if (!operation.reply) return new Response(null, { status: operation.status, headers });
    const kept = operation.reply.safeParse(reply);
    if (kept.success && operation.replyType === 'text/event-stream') {
      return eventStreamOf(kept.data as AsyncIterable<string>, headers);
    }
    if (kept.success && operation.replyType) {
      return new Response(kept.data as BodyInit, { headers: { 'content-type': operation.replyType, ...headers } });
    }
    if (kept.success) return json(operation.status, kept.data, headers);
    const issues = kept.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    throw new Refusal(500, 'server.error', `In memory, ${operation.id} breaks its contract. ${issues}`);
  } catch (error) {
    if (error instanceof Refusal) return refused(error);
    throw error;
  }
}

/** An iteration that throws stands for a lost connection. */
function eventStreamOf(events: AsyncIterable<string>, headers: Readonly<Record<string, string>>): Response {
  const iterator = events[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`data: ${value}\n\n`));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream', ...headers } });
}

function refused({ status, code, message, headers, details }: Refusal): Response {
  return json(status, { error: message, message, code, requestId: 'in-memory', details } satisfies Problem, headers);
}

function json(status: number, body: unknown, headers: Readonly<Record<string, string>>): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}
