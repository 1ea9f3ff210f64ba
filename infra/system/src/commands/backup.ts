import { dumpDatabases } from '@hearthway/backup';
import { resolve } from 'node:path';
import { withMongodb } from '../with-mongodb.js';
import { databases } from '../system.js';

const usage = `Writes all databases into a new folder, in the format of mongodump.
  npm run backup -- <folder>
The databases are those of the local system, running or not, or of MONGODB_URI.`;

/** `npm run backup -- <folder>`. */
export async function backup(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  stopAsked: AbortSignal,
): Promise<number> {
  const [folder, ...more] = args;
  if (folder === undefined || folder.startsWith('-') || more.length > 0) {
    process.stdout.write(`${usage}\n`);
    return 2;
  }
  const target = resolve(environment['INIT_CWD'] ?? '.', folder);
  const { databases: dumped } = await withMongodb({ environment, stopAsked, whileRunning: true }, (uri) =>
    dumpDatabases({ uri, databases, folder: target }),
  );
  for (const [name, collections] of Object.entries(dumped)) {
    const documents = collections.reduce((sum, collection) => sum + collection.documents, 0);
    process.stdout.write(`${name.padEnd(20)} ${collections.length} collections, ${documents} documents\n`);
  }
  process.stdout.write(
    `The backup is in ${target}. It holds personal data: keep it encrypted, and its secrets elsewhere.\n`,
  );
  return 0;
}
