import { exampleNotificationChoices, examplePurchaseTerms } from '@hearthway/contracts/examples';
import { completeEmailVerification, register } from '@hearthway/contracts/identity';
import {
  alertHours,
  createContract,
  listCalendarEvents,
  saveNotificationChoices,
  type CalendarEvent,
} from '@hearthway/contracts/journey';
import { supervise } from '@hearthway/system';
import { eventually, labeled } from '@hearthway/tooling/testing';
import { createRandom } from '@hearthway/tooling/testing/random';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { patiently } from './patiently.js';
import { carryOut } from './soak/kills.js';
import { mailTargets } from './soak/soak.js';
import { unlimited } from './soak/unlimited.js';
import { newName, startSystemUnderTest, type SystemUnderTest } from './system-under-test.js';

const [hour, day] = [3_600_000, 86_400_000];
const waiting = { timeout: 150_000, interval: 200 };
const report = (line: string) => process.stdout.write(`${line}\n`);
const watching = new AbortController();

let folder: string;
let under: SystemUnderTest;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alerts-'));
  // Half past: alerts are due at full hours, and none may become due while the buyers arrive.
  await moveClock(hour - ((Date.now() + hour / 2) % hour));
  under = await startSystemUnderTest(
    { ...unlimited, journey: { CLOCK_FILE: clockFile() } },
    { commandOf: ({ name }) => (name === 'journey' ? ['--import', 'tsx', 'test/movable-clock.ts'] : undefined) },
  );
  void supervise(under.system, { report, signal: watching.signal });
});
afterAll(async () => {
  watching.abort(new Error('The test has ended'));
  await under.stop();
  await rm(folder, { recursive: true });
});

const clockFile = () => join(folder, 'clock');
/** By how many milliseconds the clock of svc-journey is ahead. */
let ahead = 0;
async function moveClock(by: number): Promise<void> {
  ahead += Math.max(by, 0);
  await writeFile(`${clockFile()}.next`, String(ahead));
  await rename(`${clockFile()}.next`, clockFile());
}
const journeyNow = () => Date.now() + ahead;

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly customArgs: { readonly mailId: string };
}

async function mailTo(email: string): Promise<Mail[]> {
  const mailbox = under.system.serviceUrl('sendgrid-emulator');
  const response = await fetch(`${mailbox}/_emulator/messages?to=${encodeURIComponent(email)}`);
  return ((await response.json()) as { messages: Mail[] }).messages;
}

interface Buyer {
  readonly email: string;
  readonly deadlines: readonly CalendarEvent[];
}

/** A buyer with a confirmed address, who wants alerts at any hour, and whose contract was signed yesterday. */
async function newBuyer(): Promise<Buyer> {
  const name = newName();
  const email = `${name}@example.com`;
  const { token: authorization } = register.reply.parse(await (await patiently(() => under.register(name))).json());
  const call = async (operation: { method: string; path: string }, body?: unknown): Promise<unknown> => {
    const { method, path } = operation;
    const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const response = await patiently(() =>
      fetch(under.system.url + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }),
    );
    const text = await response.text();
    labeled(`${method} ${path}: ${response.status} ${text}`, () => expect(response.ok).toBe(true));
    return text === '' ? undefined : JSON.parse(text);
  };
  const token = await eventually(async () => {
    const [mail] = await mailTo(email);
    return /confirm-email#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? false;
  }, waiting);
  await call(completeEmailVerification, { token });
  await call(saveNotificationChoices, { ...exampleNotificationChoices, quietHours: { from: '00:00', to: '00:00' } });
  const onDay = (days: number) => new Date(journeyNow() + days * day).toISOString().slice(0, 10);
  await call(createContract, { ...examplePurchaseTerms, effectiveOn: onDay(-1), closingOn: onDay(45) });
  const { events } = listCalendarEvents.reply.parse(await call(listCalendarEvents));
  return { email, deadlines: events.filter(({ kind }) => kind === 'deadline') };
}

/** When a buyer is alerted. Deadlines of the same moment share their alerts' emails. */
function dueTimes({ deadlines }: Buyer): number[] {
  const times = deadlines.flatMap(({ startsAt }) =>
    alertHours.deadline.map((hours) => Date.parse(startsAt) - hours * hour),
  );
  return [...new Set(times)];
}

const targets = ['journey', 'commerce', 'RabbitMQ', 'journey', 'wire gateway', 'PostgreSQL'] as const;

it('deadline alerts reach the mailbox, each at most once, while processes are killed', async () => {
  const buyers = await Promise.all(Array.from({ length: 6 }, newBuyer));
  const enteredAt = journeyNow();
  // Alerts whose time was past when the deadline was entered aren't given.
  const due = buyers.flatMap(dueTimes).filter((time) => time > enteredAt);
  const moments = [...new Set(due)].sort((one, other) => one - other);
  expect(moments.length).toBeGreaterThan(10);
  const emails = under.database('commerce').collection('emails');
  const count = (filter: object = {}) => emails.countDocuments({ type: 'alert', ...filter });
  const random = createRandom(7);
  let killsOfMail = 0;

  for (const [index, moment] of moments.entries()) {
    await moveClock(moment + 1_000 - journeyNow());
    // Anywhere between looking for what is due and mailing it.
    await delay(random.integer(2_000));
    const target = targets[index % targets.length] ?? 'journey';
    const missing = carryOut(under.system, { target, signal: 'SIGKILL', afterActions: 0 });
    report(`${target} was killed while alerts were due`);
    if (mailTargets.includes(target)) killsOfMail += 1;
    await eventually(async () => expect(await missing()).toEqual([]), waiting);
    const given = due.filter((time) => time <= moment).length;
    await eventually(async () => expect(await count()).toBeGreaterThanOrEqual(given), waiting);
  }

  await eventually(async () => expect(await count({ state: { $in: ['queued', 'waiting'] } })).toBe(0), waiting);
  const total = await count();
  expect(total).toBe(due.length);
  const mailed = (await Promise.all(buyers.map(({ email }) => mailTo(email)))).flat().filter(isAlert);
  const unconfirmed = await count({ state: { $ne: 'sent' } });
  report(`${mailed.length} of ${total} alerts were mailed; ${unconfirmed} had their sender or database killed`);
  expect(new Set(mailed.map(({ customArgs }) => customArgs.mailId)).size).toBe(mailed.length);
  expect(unconfirmed).toBeLessThanOrEqual(killsOfMail);
  expect(mailed.length).toBeGreaterThanOrEqual(total - unconfirmed);
}, 1_800_000);

const isAlert = ({ subject }: Mail) => /^(?:Deadline|\d deadlines): /.test(subject);
