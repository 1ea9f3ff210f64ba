/**
 * `npm run bench:mia`: how soon Mia’s answers begin without a model, fifty at a time, and how much memory five hundred open streams
 * take, with a model that never ends. Prints each figure beside its goal, and never fails because of one. `--short` takes half a
 * minute.
 */
import { createModelEmulator } from '@hearthway/model-emulator';
import { parseArgs } from 'node:util';
import { createBuyers } from './journey/buyers.js';
import { residentMegabytes } from './memory.js';
import { askOneByOne, openStreams } from './mia/streams.js';
import { percentile } from './percentile.js';
import { measureSystem, noLimit, print, printFigure } from './system-of-its-own.js';

const goals = { firstTokenP95: 150, openStreamsMegabytes: 150 } as const;

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const { asking, questionsEach, waiting, streamsEach } = values.short
  ? { asking: 10, questionsEach: 4, waiting: 5, streamsEach: 10 }
  : { asking: 50, questionsEach: 12, waiting: 50, streamsEach: 10 };

// Without a model that somebody set up; and one address sends everything.
const environment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('MIA_'))),
  LOG_LEVEL: 'warn',
  REQUESTS_PER_MINUTE_PER_IP: noLimit,
  REGISTRATIONS_PER_MINUTE_PER_IP: noLimit,
};

await measureSystem({ environment }, async ({ url }) => {
  const buyers = await createBuyers(url, asking);
  const askAll = async (count: number, readMilliseconds?: number) =>
    (await Promise.all(buyers.map(({ token }) => askOneByOne(url, token, count, readMilliseconds)))).flat();
  // A warm-up, so that everything is loaded.
  await askAll(1);
  const report = (what: string, times: readonly number[]) => {
    const p95 = percentile(times, 0.95);
    print(`${times.length} answers without a model to ${asking} buyers ${what}`);
    printFigure('first words, median, ms', percentile(times, 0.5));
    printFigure('first words, p95, ms', p95, `≤ ${goals.firstTokenP95}`, p95 > goals.firstTokenP95);
  };
  report('who read each for two seconds', await askAll(questionsEach, 2_000));
  report('who ask again at once', await askAll(questionsEach));
});

const model = createModelEmulator();
const modelUrl = await model.listen(0);
const serviceEnvironment = {
  journey: {
    MIA_MODEL_URL: `${modelUrl}/v1`,
    MIA_MODEL: 'emulated',
    MIA_MODEL_PATIENCE_MILLISECONDS: '60000',
    MIA_MODEL_TOKENS: noLimit,
    MIA_MODEL_TOKENS_PER_BUYER: noLimit,
  },
};
try {
  await measureSystem({ environment, serviceEnvironment }, async ({ url, service }, signal) => {
    const buyers = await createBuyers(url, waiting);
    const tokens = buyers.flatMap(({ token }) => Array<string>(streamsEach).fill(token));
    const leaving = new AbortController();
    const untilMeasured = AbortSignal.any([signal, leaving.signal]);
    const memory = () => residentMegabytes(pidOf(service('journey'))) + residentMegabytes(pidOf(service('gateway')));
    // A warm-up: what answering so many questions takes is no cost of the streams.
    model.answerBy(() => ({ do: 'say', text: 'Buying a home takes a while.' }));
    await Promise.all(buyers.map(({ token }) => askOneByOne(url, token, streamsEach)));
    model.answerBy(() => ({ do: 'hang', text: 'Buying a home takes a while. And the next ' }));
    const before = memory();
    await openStreams(url, tokens, untilMeasured);
    const more = memory() - before;
    leaving.abort();
    print(`${tokens.length} open streams that wait for a model, in svc-journey and the gateway`);
    printFigure('their memory, MB', more, `≤ ${goals.openStreamsMegabytes}`, more > goals.openStreamsMegabytes);
  });
} finally {
  await model.close();
}

function pidOf({ pid }: { readonly pid: number | undefined }): number {
  if (pid === undefined) throw new Error('A process ended while it was measured');
  return pid;
}
