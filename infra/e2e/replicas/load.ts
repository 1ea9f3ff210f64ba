import { trackEvent } from '@hearthway/contracts/analytics';
import { listPurchases } from '@hearthway/contracts/commerce';
import { me, register } from '@hearthway/contracts/identity';
import { createCalendarEvent, listMilestones } from '@hearthway/contracts/journey';
import type { Operation } from '@hearthway/contracts/operation';
import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { newName } from '../faults/system-under-test.js';

/** A request that was not answered as it should have been. */
export interface Dropped {
  readonly client: number;
  readonly request: string;
  readonly reason: string;
  /** When it began, by `performance.now()`. */
  readonly begun: number;
}

export interface Load {
  /** How many requests were answered as they should be. */
  readonly answered: () => number;
  readonly dropped: readonly Dropped[];
  /** When each request began that isn't answered yet, by `performance.now()`. */
  readonly waiting: () => number[];
  /** What was confirmed to be stored: each has a mark of its own, which begins with the load's. */
  readonly stored: { readonly calendarEvents: readonly string[]; readonly trackedEvents: readonly string[] };
  /** Resolves when every client has its last answer. */
  stop(): Promise<void>;
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly token?: string;
  readonly body?: object;
  /** Called when it was answered as it should be. */
  readonly confirm?: () => void;
}

export interface LoadOptions {
  readonly origin: string;
  readonly clients: number;
  readonly mark: string;
}

/**
 * Buyers, each with one connection that stays open and an address of its own, who ask for pages and files, read what is theirs, and
 * store something: the next as soon as the one before is answered, and none twice.
 */
export async function startLoad({ origin, clients, mark }: LoadOptions): Promise<Load> {
  let answered = 0;
  let stopping = false;
  const dropped: Dropped[] = [];
  const calendarEvents: string[] = [];
  const trackedEvents: string[] = [];
  const waiting = new Map<number, number>();
  const files = await filesOf(origin, '/dashboard');

  const arrive = async (client: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = senderOf(origin, agent, `198.51.100.${client + 1}`);
    const { token } = register.reply.parse(JSON.parse((await send(registration())).answer.toString()));
    const run = async (): Promise<void> => {
      for (let count = 0; !stopping; count += 1) {
        // With words between the numbers: three, two, and four digits look like a social security number, which isn't stored.
        const own = `${mark} client ${client} request ${count}`;
        const sent = next(count + client, { mark: own, token, files, calendarEvents, trackedEvents });
        const begun = performance.now();
        waiting.set(client, begun);
        const reason = await send(sent).then(
          ({ status, answer }) => (status === sent.status ? undefined : `${status} ${answer.toString().slice(0, 300)}`),
          (error: unknown) => String(error),
        );
        waiting.delete(client);
        if (reason === undefined) {
          answered += 1;
          sent.confirm?.();
        } else dropped.push({ client, request: `${sent.method} ${sent.path}`, reason, begun });
      }
      agent.destroy();
    };
    return run;
  };
  const buyers = await Promise.all(Array.from({ length: clients }, (_, client) => arrive(client)));
  const running = Promise.all(buyers.map((run) => run()));
  return {
    answered: () => answered,
    dropped,
    waiting: () => [...waiting.values()],
    stored: { calendarEvents, trackedEvents },
    async stop() {
      stopping = true;
      await running;
    },
  };
}

interface Asker {
  readonly mark: string;
  readonly token: string;
  readonly files: readonly string[];
  readonly calendarEvents: string[];
  readonly trackedEvents: string[];
}

const pages = ['/', '/faq', '/dashboard', '/about'];

/** Of twenty requests, twelve are for pages and files, six read, and two store. */
function next(count: number, { mark, token, files, calendarEvents, trackedEvents }: Asker): Sent {
  const place = count % 20;
  if (place < 4) return file(pages[place]);
  if (place < 12) return file(files[count % files.length]);
  if (place < 15) return { ...calling(listMilestones), token };
  if (place < 17) return { ...calling(me), token };
  if (place < 18) return { ...calling(listPurchases), token };
  if (place < 19) {
    const body = { eventType: 'ui_interaction', eventSource: mark };
    return { ...calling(trackEvent), body, confirm: () => trackedEvents.push(mark) };
  }
  const body = { title: mark, startsAt: '2030-05-01T15:00:00.000Z' };
  return { ...calling(createCalendarEvent), token, body, confirm: () => calendarEvents.push(mark) };
}

const file = (path = '/'): Sent => ({ method: 'GET', path, status: 200 });
const calling = ({ method, path, status }: Operation): Sent => ({ method, path, status });

function registration(): Sent {
  const username = newName();
  const body = { username, email: `${username}@example.com`, password: 'kettle porch lantern' };
  return { ...calling(register), body };
}

/** The files of a page, as its HTML names them. */
async function filesOf(origin: string, path: string): Promise<string[]> {
  const html = await (await fetch(origin + path)).text();
  return [...new Set([...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file))];
}

function senderOf(origin: string, agent: Agent, address: string) {
  return ({ method, path, token, body }: Sent) =>
    new Promise<{ status: number; answer: Buffer }>((resolve, reject) => {
      const content = body && JSON.stringify(body);
      const asked = request(origin + path, {
        method,
        agent,
        headers: {
          'x-forwarded-for': address,
          'accept-encoding': 'br',
          ...(token !== undefined && { authorization: token }),
          ...(content !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(content),
          }),
        },
      });
      asked.once('error', reject);
      asked.once('response', (response) => {
        buffer(response).then((answer) => resolve({ status: response.statusCode ?? 0, answer }), reject);
      });
      asked.end(content);
    });
}
