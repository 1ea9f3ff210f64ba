import { listMilestones } from '@hearthway/contracts/journey';
import { createBuyers } from '../journey/buyers.js';
import { callerOf } from '../journey/call.js';
import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../percentile.js';

const callsPerSecond = 100;

/** A buyer who reads milestones at a steady rate. @returns a function that measures for some seconds: p99 in milliseconds */
export async function steadyReader(origin: string): Promise<(seconds: number) => Promise<number>> {
  const [buyer] = await createBuyers(origin, 1);
  const call = callerOf(origin);
  const read = async () => {
    const begun = performance.now();
    const milestones = await call(listMilestones, { token: buyer?.token ?? '' });
    if (milestones?.length !== 10) throw new Error('Milestones were not answered');
    return performance.now() - begun;
  };
  return async (seconds) => {
    const started = performance.now();
    const answers: Promise<number>[] = [];
    for (let sent = 0; sent < seconds * callsPerSecond; sent += 1) {
      const due = started + (sent * 1000) / callsPerSecond;
      await delay(Math.max(0, due - performance.now()));
      answers.push(read());
    }
    return percentile(await Promise.all(answers), 0.99);
  };
}
