import { examplePurchaseTerms } from '@hearthway/contracts/examples';
import { signedIn } from '@hearthway/contracts/identity';
import { alertHours, listCalendarEvents } from '@hearthway/contracts/journey';
import { supervise } from '@hearthway/system';
import { eventually, labeled } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { patiently } from './patiently.js';
import { carryOut } from './soak/kills.js';
import { randomFrom } from './soak/random.js';
import { mailTargets } from './soak/soak.js';
import { newName, startSystemUnderTest, type SystemUnderTest } from './system-under-test.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const report = (line: string) => process.stdout.write(`${line}\n`);
const asLong = { timeout: 150_000, interval: 200 };
const watching = new AbortController();

let folder: string;
let under: SystemUnderTest;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alerts-'));
  await moveClock(0);
  under = await startSystemUnderTest({ journey: { CLOCK_OFFSET_FILE: clockFile() } });
  void supervise(under.system, { report, signal: watching.signal });
});
afterAll(async () => {
  watching.abort(new Error('The test has ended'));
  await under.stop();
  await rm(folder, { recursive: true });
});

const clockFile = () => join(folder, 'offset');
const moveClock = (milliseconds: number) => writeFile(clockFile(), String(milliseconds));

interface Buyer {
  readonly email: string;
  /** When each deadline ends, in milliseconds since 1970. */
  readonly deadlines: readonly number[];
}

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly customArgs: Readonly<Record<string, string>>;
}

async function mailTo({ email }: Pick<Buyer, 'email'>): Promise<Mail[]> {
  const mailbox = under.system.serviceUrl('sendgrid-emulator');
  const response = await fetch(`${mailbox}/_emulator/messages?to=${encodeURIComponent(email)}`);
  return ((await response.json()) as { messages: Mail[] }).messages;
}
const remindersOf = async (buyer: Buyer) =>
  (await mailTo(buyer)).filter(({ subject }) => subject.startsWith('Deadline: '));

/** A buyer whose address is verified, who wants reminders at any hour, under a contract signed yesterday. */
async function newBuyer(): Promise<Buyer> {
  const name = newName();
  const email = `${name}@example.com`;
  const { token: authorization } = signedIn.parse(await (await patiently(() => under.register(name))).json());
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const response = await patiently(() =>
      fetch(under.system.url + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }),
    );
    const text = await response.text();
    labeled(`${method} ${path}: ${response.status} ${text}`, () => expect(response.ok).toBe(true));
    return text === '' ? undefined : JSON.parse(text);
  };
  const verification = await eventually(async () => {
    const [mail] = await mailTo({ email });
    expect(mail?.text).toContain('verify-email');
    return mail;
  });
  const token = /verify-email#([\w-]+)/.exec(verification?.text ?? '')?.[1];
  await call('POST', '/api/auth/email-verifications/complete', { token });
  await call('PUT', '/api/notification-choices', {
    upcomingEvents: true,
    milestoneTips: false,
    productNews: false,
    timeZone: 'America/Chicago',
    quietHours: { from: '00:00', to: '00:00' },
  });
  const onDay = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
  await call('POST', '/api/contract', { ...examplePurchaseTerms, effectiveOn: onDay(-1), closingOn: onDay(45) });
  const { events } = listCalendarEvents.reply.parse(await call('GET', '/api/calendar-events'));
  const deadlines = events.filter(({ kind }) => kind === 'deadline').map(({ startsAt }) => Date.parse(startsAt));
  return { email, deadlines };
}

/** When alerts are due, earliest first, each with how many `alerts` are due by then. */
function dueMoments(deadlines: readonly number[]): { readonly due: number; readonly alerts: number }[] {
  const now = Date.now();
  const all = deadlines.flatMap((endsAt) => alertHours.deadline.map((hours) => endsAt - hours * hour));
  const ahead = all.filter((due) => due > now).toSorted((one, other) => one - other);
  return ahead.map((due, index) => ({ due, alerts: index + 1 })).filter(({ due }, index) => due !== ahead[index + 1]);
}

/** Alerts are due around the full hour. None may become due while the buyers join. */
async function untilTheHourIsFar(): Promise<void> {
  const left = hour - (Date.now() % hour);
  if (left < 5 * minute) await delay(left + minute);
}

const targets = ['journey', 'commerce', 'RabbitMQ', 'journey', 'wire gateway', 'PostgreSQL'] as const;

it('every deadline is mailed 72, 24, and 4 hours ahead, at most once, while processes are killed', async () => {
  await untilTheHourIsFar();
  const buyers = await Promise.all(Array.from({ length: 6 }, newBuyer));
  const moments = dueMoments(buyers[0]?.deadlines ?? []);
  expect(moments.length).toBeGreaterThan(10);
  const random = randomFrom(7);
  const emails = under.database('commerce').collection('emails');
  const count = (filter: object) => emails.countDocuments({ type: 'alert', ...filter });
  let killsOfMail = 0;

  for (const [index, { due, alerts }] of moments.entries()) {
    await moveClock(due - Date.now() + 60_000);
    // Anywhere between looking for what is due and mailing it.
    await delay(6_000 * random());
    const target = targets[index % targets.length] ?? 'journey';
    carryOut(under.system, { target, signal: 'SIGKILL', afterActions: 0 });
    report(`${target} was killed while alerts were due`);
    if (mailTargets.includes(target)) killsOfMail += 1;
    await eventually(async () => expect(await count({})).toBe(alerts * buyers.length), asLong);
  }
  // An email whose sender is killed while the provider is asked stays there: it may have gone out, and isn’t sent again.
  await eventually(async () => expect(await count({ state: { $in: ['queued', 'waiting'] } })).toBe(0), asLong);
  const mailed = (await Promise.all(buyers.map(remindersOf))).flat();
  const total = await count({});
  const ids = new Set(mailed.map(({ customArgs }) => customArgs['emailId']));
  const unconfirmed = await count({ state: { $ne: 'sent' } });
  report(`${mailed.length} of ${total} alerts were mailed; ${unconfirmed} had a sender or a database that was killed`);
  expect(total).toBe(moments.at(-1)!.alerts * buyers.length);
  expect(mailed).toHaveLength(ids.size);
  expect(unconfirmed).toBeLessThanOrEqual(killsOfMail);
  expect(mailed.length).toBeGreaterThanOrEqual(total - unconfirmed);
}, 1_800_000);
