/**
 * `npm run bench:mia`: measures how soon Mia’s answers begin without a model, with fifty streams at once, and how much memory five
 * hundred open streams take with a model that never ends. Prints each figure beside its goal, and never fails because of one.
 * `--short` takes half a minute.
 */
import { createModelEmulator } from '@hearthway/model-emulator';
import { parseArgs } from 'node:util';
import { createBuyers } from './journey/buyers.js';
import { callerOf } from './journey/call.js';
import { residentMegabytes } from './memory.js';
import { askOneByOne, beginThreads, openStreams } from './mia/streams.js';
import { percentile } from './percentile.js';
import { measureSystem, noLimit, print, printFigure } from './system-of-its-own.js';

const goals = { firstTokenP95: 150, openStreamsMegabytes: 150 } as const;

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const { streams, questionsEach, openBuyers, streamsEach } = values.short
  ? { streams: 10, questionsEach: 4, openBuyers: 5, streamsEach: 10 }
  : { streams: 50, questionsEach: 20, openBuyers: 25, streamsEach: 20 };

// One address sends everything.
const environment = {
  ...process.env,
  LOG_LEVEL: 'warn',
  REQUESTS_PER_MINUTE_PER_IP: noLimit,
  REGISTRATIONS_PER_MINUTE_PER_IP: noLimit,
};

await measureSystem({ environment }, async ({ url }) => {
  const call = callerOf(url);
  const buyers = await createBuyers(call, streams);
  const threads = await beginThreads(call, buyers, 1);
  // A warm-up, so that everything is loaded.
  await Promise.all(threads.map((thread) => askOneByOne(url, thread, 1)));
  const times = (await Promise.all(threads.map((thread) => askOneByOne(url, thread, questionsEach)))).flat();
  const p95 = percentile(times, 0.95);
  print(`${times.length} answers without a model, ${streams} streams at once`);
  printFigure('first words, median, ms', percentile(times, 0.5));
  printFigure('first words, p95, ms', p95, `≤ ${goals.firstTokenP95}`, p95 > goals.firstTokenP95);
});

const model = createModelEmulator();
const modelUrl = await model.listen(0);
model.answerBy(() => ({ do: 'hang', text: 'This is a beginning. And this ' }));
const serviceEnvironment = {
  journey: {
    MIA_MODEL_URL: `${modelUrl}/v1`,
    MIA_MODEL: 'emulated',
    MIA_MODEL_PATIENCE_MILLISECONDS: '60000',
    MIA_MODEL_TOKENS: noLimit,
    MIA_MODEL_TOKENS_PER_BUYER: noLimit,
  },
};
await measureSystem({ environment, serviceEnvironment }, async ({ url, service }, signal) => {
  const call = callerOf(url);
  const buyers = await createBuyers(call, openBuyers);
  const threads = await beginThreads(call, buyers, streamsEach);
  const [warm, ...others] = threads;
  const warmed = await openStreams(url, warm ? [warm] : [], signal);
  const memory = () => residentMegabytes(service('journey').pid ?? 0) + residentMegabytes(service('gateway').pid ?? 0);
  const before = memory();
  const open = await openStreams(url, others, signal);
  const more = memory() - before;
  print(`${open.count + warmed.count} streams that wait for a model, in svc-journey and the gateway`);
  printFigure('memory of open streams, MB', more, `≤ ${goals.openStreamsMegabytes}`, more > goals.openStreamsMegabytes);
  open.close();
  warmed.close();
});
await model.close();
