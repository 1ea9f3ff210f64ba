/**
 * `npm run bench:affordability`: estimates of what a buyer can afford, through the gateway of its own system, over fifty
 * connections. Every request has other figures. Prints each figure beside its goal, and never fails because of one.
 * `--short` takes half a minute.
 */
import { exampleFigures, type BuyerFigures } from '@hearthway/contracts/affordability';
import { estimateAffordability } from '@hearthway/contracts/journey';
import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import { underLoad, type Ask } from './journey/under-load.js';
import { measureSystem, noLimit, print, printFigure } from './system-of-its-own.js';

const goals = { perSecond: 1_500, p99: 60 } as const;
const connections = 50;
const { method, path, status } = estimateAffordability;

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const extent = values.short ? { warmUpSeconds: 1, seconds: 3 } : { warmUpSeconds: 5, seconds: 10 };

// One address sends everything.
const environment = {
  ...process.env,
  LOG_LEVEL: 'warn',
  REQUESTS_PER_MINUTE_PER_IP: noLimit,
};

await measureSystem({ environment }, async ({ url }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const during = (duration: number) =>
    underLoad(Array.from({ length: connections }, (_, sender) => estimates({ url, agent, sender, duration })));
  await during(extent.warmUpSeconds);
  const { perSecond, good, refused, p50, p99 } = await during(extent.seconds);
  agent.destroy();
  if (good === 0) process.exitCode = 1;
  printFigure('POST /api/affordability, a second', perSecond, `≥ ${goals.perSecond}`, perSecond < goals.perSecond);
  print(`  ${good} answered, ${refused} refused; median ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`);
  printFigure('  p99, ms', p99, `≤ ${goals.p99}`, p99 > goals.p99);
});

interface Sender {
  readonly url: string;
  readonly agent: Agent;
  readonly sender: number;
  /** In seconds. */
  readonly duration: number;
}

function* estimates({ url, agent, sender, duration }: Sender): Iterable<Ask> {
  const until = performance.now() + duration * 1000;
  for (let round = 0; performance.now() < until; round += 1) {
    const body = JSON.stringify(figuresOf(sender, round));
    yield () => sent(url, agent, body);
  }
}

/** No two alike within a run. */
function figuresOf(sender: number, round: number): BuyerFigures {
  const place = (
    [
      { state: 'TX', countyFips: '48453' },
      { state: 'CO', countyFips: '08031' },
    ] as const
  )[sender % 2];
  return {
    ...exampleFigures,
    ...place,
    annualIncomeCents: 6_000_000 + sender * 200_000 + round * 100,
    monthlyDebtsCents: (sender % 7) * 20_000,
    downPayment: sender % 3 === 0 ? { kind: 'percent', basisPoints: 1_000 } : { kind: 'amount', cents: 4_000_000 },
    cashCents: sender % 5 === 0 ? 2_000_000 : null,
    annualRateMillionths: 55_000 + (sender % 9) * 1_250,
  };
}

/** Without `fetch`, which takes several times as long, on the processor that the system shares. */
function sent(url: string, agent: Agent, body: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const asked = request(url + path, { method, agent, headers }, (response) => {
      response.resume();
      response.once('end', () => {
        resolve(response.statusCode === status);
      });
    });
    asked.once('error', reject);
    asked.end(body);
  });
}
