import { supervise } from '@hearthway/system';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newName, startSystemUnderTest, type SystemUnderTest } from './system-under-test.js';

const waiting = { timeout: 120_000, interval: 100 };
const senders = 6;

/** Named as the engine names them. Only embedded engines have parts. */
const parts = [
  { engine: 'mongodb', part: 'PostgreSQL' },
  { engine: 'mongodb', part: 'wire gateway' },
  { engine: 'rabbitmq', part: 'RabbitMQ' },
] as const;

interface Answer {
  readonly name: string;
  readonly status: number;
  readonly retryAfter: string | null;
  readonly requestId: string | null;
}

const event = { eventType: 'page_view', eventSource: 'mf-marketing', eventData: { path: '/' } };

let under: SystemUnderTest;
let supervised: Promise<string | undefined>;
const stopping = new AbortController();
const lines: string[] = [];
beforeAll(async () => {
  under = await startSystemUnderTest();
  supervised = supervise(under.system, {
    signal: stopping.signal,
    report: (line) => {
      lines.push(line);
      process.stdout.write(`${line}\n`);
    },
  });
});
afterAll(async () => {
  stopping.abort();
  await supervised;
  await under.stop();
});

/** Registers and reads through every service, sequentially on a few connections, until stopped. */
function sendTraffic() {
  const ending = new AbortController();
  const answers: Answer[] = [];
  const asking = async (path: string, ask: () => Promise<Response>): Promise<Response> => {
    const response = await ask();
    answers.push({
      name: path,
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      requestId: response.headers.get('x-request-id'),
    });
    return response;
  };
  const registered: string[] = [];
  const send = async () => {
    while (!ending.signal.aborted) {
      const name = newName();
      const registration = await asking('register', () => under.register(name));
      if (registration.status === 201) registered.push(name);
      const { token } = (await registration.json()) as { token?: string };
      await asking('milestones', () => get('/api/milestones', token));
      await asking('founding members', () => get('/api/founding-members/count'));
      await asking('events', () => under.post('/api/analytics/event', event));
    }
  };
  const get = (path: string, token?: string) =>
    fetch(`${under.system.url}${path}`, token === undefined ? {} : { headers: { authorization: token } });
  const done = Promise.all(Array.from({ length: senders }, send));
  return {
    answers,
    registered,
    async end() {
      ending.abort();
      await done;
    },
  };
}

describe('an engine that crashes under traffic', () => {
  it.each(parts)('$part runs again by itself, and nothing is lost', async ({ engine, part }) => {
    const found = under.system.engines[engine].parts.find(({ name }) => name === part);
    if (!found) return;
    const traffic = sendTraffic();
    await eventually(() => expect(traffic.registered.length).toBeGreaterThan(5), waiting);
    const before = lines.length;
    found.signal('SIGKILL');
    const said = (words: string) => lines.findIndex((line, index) => index >= before && line.includes(words));
    await eventually(() => expect(said('runs again')).toBeGreaterThanOrEqual(before), waiting);
    expect(said('starting it again')).toBeGreaterThanOrEqual(before);
    const afterwards = traffic.registered.length;
    await eventually(() => expect(traffic.registered.length).toBeGreaterThan(afterwards + 10), waiting);
    await traffic.end();

    const refused = traffic.answers.filter(({ status }) => status >= 400 && status !== 401);
    const wrong = refused.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null);
    for (const { requestId } of wrong)
      process.stdout.write(`${(await under.logLinesOf(String(requestId))).join('\n')}\n`);
    expect(wrong).toEqual([]);
    const users = under.database('identity').collection('users');
    expect(await users.countDocuments({ username: { $in: traffic.registered } })).toBe(traffic.registered.length);
    for (const name of traffic.registered) {
      const user = await users.findOne({ username: name });
      await eventually(async () => expect(await under.storedMilestones(String(user?._id))).toBe(10), waiting);
    }
  });
});
