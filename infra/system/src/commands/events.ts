import { eventCatalogue } from '@hearthway/contracts/catalogue';
import { createDeadLetters, createLogger, rabbitBroker, type DeadLetters } from '@hearthway/service-kit';
import { readFileSync } from 'node:fs';
import { dataFolderOf } from '../paths.js';
import { readRunning } from '../running.js';

const usage = `Dead letters: events that a consumer could not take.
  npm run events -- list [queue]                      all of them, oldest first
  npm run events -- show <queue> <id>                 one, with its content
  npm run events -- replay <queue> <id> [file.json]   through its queue once more, corrected by the file if given
  npm run events -- replay <queue> --all              all of a queue, as they are
  npm run events -- drop <queue> <id>                 delete one for good
The broker is the running system's, or AMQP_URL's (with EVENTS_NAMESPACE, if the services have one).`;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** `npm run events`: lists and shows dead letters, and replays or drops them. */
export async function events(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const [verb, ...rest] = args;
  if (!verb || !(verb in verbs)) {
    say(usage);
    return verb ? 2 : 0;
  }
  const url = environment['AMQP_URL'] ?? (await readRunning(dataFolderOf(environment)))?.amqpUrl;
  if (!url)
    throw new Error(
      'No system is running here. Start it, or say which broker: AMQP_URL=amqp://… npm run events -- list',
    );
  const logger = createLogger({ name: 'events', level: 'silent', pretty: false });
  const broker = rabbitBroker({ url, namespace: environment['EVENTS_NAMESPACE'] ?? '', logger });
  await broker.connect();
  try {
    return await verbs[verb as keyof typeof verbs](createDeadLetters(broker), rest);
  } finally {
    await broker.close();
  }
}

const verbs = { list, show, replay, drop } as const;

async function list(deadLetters: DeadLetters, [only]: readonly string[]): Promise<number> {
  let count = 0;
  for (const queue of only ? [knownQueue(only)] : knownQueues()) {
    for (const letter of await deadLetters.list(queue)) {
      count += 1;
      const { eventId = '(no id)', eventType, reason, error = '', attempts, failedAt = '' } = letter;
      say(`${queue}  ${eventId}  ${eventType}  ${reason}  ${error}  attempts ${attempts}  ${failedAt}`);
    }
  }
  say(count === 0 ? 'There are no dead letters.' : `${count} dead ${count === 1 ? 'letter' : 'letters'}.`);
  return 0;
}

async function show(deadLetters: DeadLetters, [queue, id]: readonly string[]): Promise<number> {
  const letter = await deadLetters.show(knownQueue(queue), required(id));
  if (!letter) return notThere(queue, id);
  say(JSON.stringify(letter, undefined, 2));
  return 0;
}

async function replay(deadLetters: DeadLetters, [queue, id, file]: readonly string[]): Promise<number> {
  if (id === '--all') {
    say(`${await deadLetters.replayAll(knownQueue(queue))} replayed.`);
    return 0;
  }
  const corrected: unknown = file === undefined ? undefined : JSON.parse(readFileSync(file, 'utf8'));
  if (!(await deadLetters.replay(knownQueue(queue), required(id), corrected))) return notThere(queue, id);
  say('Replayed.');
  return 0;
}

async function drop(deadLetters: DeadLetters, [queue, id]: readonly string[]): Promise<number> {
  if (!(await deadLetters.drop(knownQueue(queue), required(id)))) return notThere(queue, id);
  say('Dropped.');
  return 0;
}

function knownQueues(): string[] {
  const queues = eventCatalogue.flatMap(({ delivery }) => (delivery.kind === 'queue' ? delivery.queues : []));
  return [...new Set(queues)].sort();
}

function knownQueue(name: string | undefined): string {
  if (name !== undefined && knownQueues().includes(name)) return name;
  throw new Error(`Name one of the queues: ${knownQueues().join(', ')}.`);
}

function required(id: string | undefined): string {
  if (id !== undefined) return id;
  throw new Error('Name the event by its id; `npm run events -- list` shows them.');
}

function notThere(queue = '', id = ''): number {
  say(`There is no dead letter ${id} in ${queue}.`);
  return 1;
}
