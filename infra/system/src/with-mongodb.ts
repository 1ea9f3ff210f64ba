import { startEngines } from '@hearthway/engines';
import { dataFolderOf, dataFolders } from './paths.js';
import { readRunning } from './running.js';

interface Surroundings {
  readonly environment: NodeJS.ProcessEnv;
  readonly stopAsked: AbortSignal;
  /** Whether the services of the local system may run meanwhile. */
  readonly whileRunning: boolean;
}

/** Works with the MongoDB of MONGODB_URI or of the local system, whose engines it starts if they do not run. */
export async function withMongodb<Result>(
  { environment, stopAsked, whileRunning }: Surroundings,
  work: (uri: string) => Promise<Result>,
): Promise<Result> {
  const named = environment['MONGODB_URI'];
  if (named) return work(named);
  const dataFolder = dataFolderOf(environment);
  const running = await readRunning(dataFolder);
  if (running && !whileRunning) throw new Error(`Hearthway is running at ${running.url}. Stop it first.`);
  if (running) return work(running.mongodbUrl);
  const report = (line: string) => process.stdout.write(`${line}\n`);
  const { engines: folder } = dataFolders(dataFolder);
  const engines = await startEngines({ dataFolder: folder, environment, report, signal: stopAsked });
  try {
    return await work(engines.mongodb.url);
  } finally {
    await engines.stop();
  }
}
