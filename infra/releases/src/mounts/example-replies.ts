import { operationFinder, type DescribedContract, type Pact } from '@hearthway/contracts/releases';

/** A pact, and how its consumer’s contract describes the operations that it uses. Without that, only its own paths are answered. */
interface PactWithContract {
  readonly pact: Pact;
  readonly contract: DescribedContract | undefined;
}

export interface ExampleRequest {
  readonly method: string;
  readonly path: string;
  /** With its question mark; empty if there is none. */
  readonly query: string;
}

export interface ExampleReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** What providers reply by the pacts, for a browser that has no providers. */
export interface ExampleReplies {
  replyTo(request: ExampleRequest): ExampleReply | undefined;
  /** Of operations, with the ids of the examples. */
  readonly parameters: ReadonlyMap<string, string>;
}

interface Example {
  readonly request: ExampleRequest;
  /** Of the operation. */
  readonly pattern: string;
  readonly reply: ExampleReply;
}

/** About half a second of comparing, and fifty times what the largest slice takes. */
const mostSteps = 10_000_000;

/**
 * Of what succeeds. For an operation with several examples, it’s the one for the same path and query, else for the path, else the first.
 * @throws Error if these pacts would keep the registry busy; so does `replyTo`
 */
export function exampleReplies(uses: readonly PactWithContract[]): ExampleReplies {
  let steps = mostSteps;
  const spend = (more: number): void => {
    steps -= more;
    if (steps < 0) throw new Error('Its pacts and contracts are too large for a browser’s replies');
  };
  const operations = uses.flatMap(({ contract }) => contract?.operations ?? []);
  const findOperation = operationFinder(operations, spend);
  const patternOf = (request: ExampleRequest): string => findOperation(request)?.path ?? request.path;
  const examples = uses.flatMap(({ pact }) => examplesIn(pact, patternOf));
  const keyOf = ({ method }: ExampleRequest, pattern: string): string => `${method} ${pattern}`;
  const byOperation = Map.groupBy(examples, ({ request, pattern }) => keyOf(request, pattern));
  return {
    replyTo(request) {
      const found = byOperation.get(keyOf(request, patternOf(request))) ?? [];
      spend(found.length);
      const samePath = found.filter((example) => example.request.path === request.path);
      const best = samePath.find((example) => example.request.query === request.query) ?? samePath[0] ?? found[0];
      return best?.reply;
    },
    parameters: new Map(examples.flatMap(parametersIn).toReversed()),
  };
}

function examplesIn(pact: Pact, patternOf: (request: ExampleRequest) => string): Example[] {
  return pact.interactions.flatMap(({ request: asked, response }) => {
    if (!asked || !response || response.status < 200 || response.status >= 300) return [];
    const request = { method: asked.method, path: asked.path, query: queryOf(asked.query) };
    return [{ request, pattern: patternOf(request), reply: replyOf(response) }];
  });
}

type Response = NonNullable<Pact['interactions'][number]['response']>;

function replyOf({ status, headers = {}, body }: Response): ExampleReply {
  const named = Object.entries(headers).map(([name, values]) => [name.toLowerCase(), values.join(', ')] as const);
  return { status, headers: Object.fromEntries(named), body: bodyOf(body) };
}

function bodyOf(body: Response['body']): string | Buffer {
  const { content, encoded = false } = body ?? {};
  if (content === undefined) return '';
  if (typeof content !== 'string') return JSON.stringify(content);
  return encoded === 'base64' ? Buffer.from(content, 'base64') : content;
}

function queryOf(query: Readonly<Record<string, readonly string[]>> = {}): string {
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(query)) for (const value of values) search.append(name, value);
  return search.size > 0 ? `?${search.toString()}` : '';
}

/** Names with values: both paths have as many parts. */
function parametersIn({ request, pattern }: Example): (readonly [string, string])[] {
  const values = request.path.split('/');
  return pattern
    .split('/')
    .flatMap((part, place) => (part.startsWith(':') ? [[part.slice(1), values[place] ?? ''] as const] : []));
}
