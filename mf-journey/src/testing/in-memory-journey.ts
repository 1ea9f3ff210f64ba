import { exampleMilestones } from '@hearthway/contracts/examples';
import { changeMilestoneStatus, listMilestones, type Milestone } from '@hearthway/contracts/journey';
import type { Operation } from '@hearthway/contracts/operation';
import type { Transport } from '@hearthway/contracts/platform';
import type { Problem } from '@hearthway/contracts/problem';

export interface InMemoryJourney {
  readonly transport: Transport;
  /** What was asked, as `PATCH /api/milestones/…`. */
  readonly requests: readonly string[];
  readonly milestones: () => readonly Milestone[];
  /** From now on every request of this method is answered with this status, until it is `undefined`. */
  readonly failWith: (method: 'GET' | 'PATCH', status: number | undefined) => void;
  /** From now on requests of this method wait until what is returned is called. */
  readonly hold: (method: 'GET' | 'PATCH') => () => void;
}

/** svc-journey as its contract tells it, without a network: same parsing, same refusals, same replies. */
export function inMemoryJourney(given: readonly Milestone[] = exampleMilestones): InMemoryJourney {
  let milestones: readonly Milestone[] = given;
  const failures = new Map<string, number | undefined>();
  const holds = new Map<string, Promise<void>>();
  const requests: string[] = [];

  const transport: Transport = async (path, init) => {
    const method = init?.method ?? 'GET';
    requests.push(`${method} ${path}`);
    await holds.get(method);
    const failure = failures.get(method);
    if (failure !== undefined) return refusal(failure, 'server.error', 'Something went wrong');
    if (method === 'GET' && path === listMilestones.path) return reply(listMilestones, milestones);
    const milestoneId = method === 'PATCH' ? /^\/api\/milestones\/([^/]+)$/.exec(path)?.[1] : undefined;
    return milestoneId ? change(milestoneId, init?.body) : refusal(404, 'route.not-found', 'No such route');
  };

  const change = (milestoneId: string, body: unknown): Response => {
    const parsed = changeMilestoneStatus.body?.safeParse(JSON.parse(String(body)));
    if (!parsed?.success) return refusal(400, 'request.invalid', 'The request is invalid');
    const found = milestones.find(({ id }) => id === milestoneId);
    if (!found) return refusal(404, 'milestone.not-found', 'There is no such milestone');
    const changed = { ...found, status: parsed.data.status };
    milestones = milestones.map((entry) => (entry === found ? changed : entry));
    return reply(changeMilestoneStatus, changed);
  };

  return {
    transport,
    requests,
    milestones: () => milestones,
    failWith: (method, status) => failures.set(method, status),
    hold(method) {
      let release = (): void => undefined;
      holds.set(method, new Promise<void>((resolve) => (release = resolve)));
      return release;
    },
  };
}

function reply(operation: Operation, body: unknown): Response {
  return json(operation.status, operation.reply?.parse(body));
}

function refusal(status: number, code: string, message: string): Response {
  return json(status, { error: message, message, code, requestId: 'in-memory' } satisfies Problem);
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
