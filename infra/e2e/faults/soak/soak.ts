import { supervise } from '@hearthway/system';
import { setTimeout as delay } from 'node:timers/promises';
import { watchStandstills } from '../standstills.js';
import type { SystemUnderTest } from '../system-under-test.js';
import { actionsOfOne, runBuyer, type BuyerRecord } from './buyer.js';
import { findDamage, type Damage } from './find-damage.js';
import { carryOut, planKills, type Kill } from './kills.js';
import { persistentClient, type ClientTally } from './persistent-client.js';
import { createRandom } from '@hearthway/tooling/testing/random';

export interface SoakOptions {
  /** Total of registrations, milestone changes, and payments. */
  readonly actions: number;
  readonly kills: number;
  readonly seed: number;
  readonly report: (line: string) => void;
}

export interface SoakResult {
  readonly client: ClientTally;
  readonly damage: Damage;
  /** Recovery time after each kill, in milliseconds. */
  readonly recoveries: readonly number[];
  readonly actions: number;
  /** Kills that may each have left the email being sent at that moment unconfirmed. */
  readonly killsOfMail: number;
}

/** Processes that send mail or store that it was sent. */
export const mailTargets: readonly string[] = ['commerce', 'PostgreSQL', 'wire gateway'];

const buyersAtOnce = 6;
const recoveryMilliseconds = 120_000;
const restMilliseconds = 180_000;
/** Grace period: a terminating process can still break connections for a moment. */
const afterGatewayKill = 5_000;

/** Runs buyers while killing processes at random, then checks for lost or duplicated data. */
export async function soak(under: SystemUnderTest, { actions, kills, seed, report }: SoakOptions): Promise<SoakResult> {
  const stopping = new AbortController();
  const supervised = supervise(under.system, { report, signal: stopping.signal });
  let gatewayIsBackAt = -Infinity;
  const standstills = watchStandstills();
  const client = persistentClient(
    (since) => gatewayIsBackAt > since - afterGatewayKill || standstills.since(since - afterGatewayKill),
  );
  const buyers: BuyerRecord[] = [];
  let begun = 0;
  let done = 0;
  const total = Math.ceil(actions / actionsOfOne);
  const live = async (): Promise<void> => {
    while (begun < total) {
      begun += 1;
      const username = `soak-${seed}-${begun}`;
      buyers.push(await runBuyer({ url: under.system.url, client, username, done: () => (done += 1) }));
    }
  };
  const recoveries: number[] = [];
  let killsOfMail = 0;
  const killAll = async (): Promise<void> => {
    for (const kill of planKills(kills, total * actionsOfOne, createRandom(seed))) {
      while (done < kill.afterActions) await delay(10);
      if (kill.target === 'gateway') gatewayIsBackAt = Infinity;
      if (mailTargets.includes(kill.target)) killsOfMail += 1;
      recoveries.push(await killAndWait(under, kill, report));
      if (kill.target === 'gateway') gatewayIsBackAt = performance.now();
    }
  };
  await Promise.all([killAll(), ...Array.from({ length: buyersAtOnce }, live)]);
  standstills.stop();
  const damage = await untilAtRest(under, buyers);
  for (const { requestId } of client.tally.unexpected)
    for (const line of await under.logLinesOf(requestId)) report(line);
  stopping.abort(new Error('The soak has ended'));
  const gaveUp = await supervised;
  if (gaveUp !== undefined) throw new Error(gaveUp);
  return { client: client.tally, damage, recoveries, actions: done, killsOfMail };
}

async function killAndWait(under: SystemUnderTest, kill: Kill, report: SoakOptions['report']): Promise<number> {
  const begun = performance.now();
  const missing = carryOut(under.system, kill);
  for (let parts = await missing(); parts.length > 0; parts = await missing()) {
    const tooLong = performance.now() - begun > recoveryMilliseconds;
    if (tooLong) throw new Error(`${kill.target} does not come back: ${parts.join('; ')}`);
    await delay(20);
  }
  const recovery = performance.now() - begun;
  report(`${kill.signal} to ${kill.target}: back after ${(recovery / 1000).toFixed(1)} s`);
  return recovery;
}

/** Waits for pending work; whatever is still missing then counts as lost. */
async function untilAtRest(under: SystemUnderTest, buyers: readonly BuyerRecord[]): Promise<Damage> {
  const deadline = performance.now() + restMilliseconds;
  for (;;) {
    const damage = await findDamage(under, buyers);
    const waits = damage.lost.length > 0 || damage.waiting.length > 0;
    if (!waits || performance.now() > deadline) return damage;
    await delay(1_000);
  }
}
