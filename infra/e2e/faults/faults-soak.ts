/**
 * `npm run faults:soak [-- actions kills seed]`: registrations, milestone changes, and payments while everything is killed
 * at random. Exits with 1 if anything is lost, doubled, or wrong; the recovery time is only a figure. Pass the same seed to
 * repeat a run, and few actions for a short one: `150 10 7`.
 */
import { soak } from './soak/soak.js';
import { unlimited } from './soak/unlimited.js';
import { startSystemUnderTest } from './system-under-test.js';

const [actions = 10_000, kills = 100, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const recoveryGoalMilliseconds = 5_000;
const report = (line: string) => process.stdout.write(`${line}\n`);

report(`seed ${seed}: ${actions} actions, ${kills} kills`);
const under = await startSystemUnderTest(unlimited);
try {
  const begun = performance.now();
  const {
    client,
    damage,
    recoveries,
    actions: done,
    killsOfMail,
  } = await soak(under, { actions, kills, seed, report });
  const p99 = [...recoveries].sort((one, other) => one - other)[Math.ceil(recoveries.length * 0.99) - 1] ?? 0;
  for (const line of [...damage.lost, ...damage.doubled, ...damage.unconfirmed, ...damage.waiting]) report(`  ${line}`);
  for (const line of client.unanswered.slice(0, 20)) report(`  ${line}`);
  const figures = [
    ['lost', damage.lost.length, 0],
    ['doubled', damage.doubled.length, 0],
    ['unconfirmed receipts', damage.unconfirmed.length, killsOfMail],
    ['without a response', client.unanswered.length, 0],
    ['answered 500', client.unexpected.length, 0],
    ['queues not drained', damage.waiting.length, 0],
  ] as const;
  const recovery = ['recovery p99 (ms)', Math.round(p99), recoveryGoalMilliseconds] as const;
  report(
    `${done} actions, ${client.requests} requests, ${client.refused} told to try later, ${recoveries.length} kills`,
  );
  report(`${((performance.now() - begun) / 1000).toFixed(0)} s, seed ${seed}`);
  for (const [what, value, goal] of [...figures, recovery]) {
    report(`${what.padEnd(24)}${String(value).padStart(8)}   goal ${goal}${value > goal ? '   MISSED' : ''}`);
  }
  process.exitCode = figures.some(([, value, goal]) => value > goal) ? 1 : 0;
} finally {
  await under.stop();
}
