import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeEngineData, startEngines, type RunningEngines } from '@hearthway/engines';
import { report } from './report.js';
import type { RunContext, SetUp } from './runners.js';

/** Gives a run its own engines, or those named in its environment. */
export const withEngines: SetUp = async (context, work) => {
  if (context.environment['HEARTHWAY_TEST_MONGODB_URI']) return work(context);
  return inTemporaryFolder(context, ({ mongodb, rabbitmq }) =>
    work({
      ...context,
      environment: {
        ...context.environment,
        HEARTHWAY_TEST_MONGODB_URI: mongodb.url,
        HEARTHWAY_TEST_AMQP_URL: rabbitmq.url,
      },
    }),
  );
};

/** Fetches the engines onto this machine by starting them once. */
export async function fetchEngines(context: RunContext): Promise<void> {
  await inTemporaryFolder(context, () => Promise.resolve());
}

async function inTemporaryFolder<Result>(
  { environment, stopAsked }: RunContext,
  work: (engines: RunningEngines) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthway-test-'));
  const engines = await startEngines({ dataFolder: folder, environment, report, signal: stopAsked });
  try {
    return await work(engines);
  } finally {
    await engines.stop();
    await removeEngineData(folder, environment);
    rmSync(folder, { recursive: true, force: true });
  }
}
