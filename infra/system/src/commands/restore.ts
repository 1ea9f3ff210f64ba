import { restoreDatabases } from '@hearthway/backup';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withMongodb } from '../with-mongodb.js';

const usage = `Puts the databases of a backup back. No service may run meanwhile.
  npm run restore -- <folder>                      into empty databases
  npm run restore -- <folder> --replace            deletes what they contain first
  npm run restore -- <folder> --resend-hours 0     does not send events again (default: those of 24 hours before the backup)
The databases are those of the local system, or of MONGODB_URI.`;

/** `npm run restore -- <folder> [--replace] [--resend-hours <hours>]`. */
export async function restore(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  stopAsked: AbortSignal,
): Promise<number> {
  const options = read(args);
  if (!options) {
    process.stdout.write(`${usage}\n`);
    return 2;
  }
  const folder = resolve(environment['INIT_CWD'] ?? '.', options.folder);
  const { createdAt, databases, eventsToSend } = await withMongodb(
    { environment, stopAsked, whileRunning: false },
    (uri) => restoreDatabases({ uri, ...options, folder }),
  );
  const documents = Object.values(databases)
    .flat()
    .reduce((sum, collection) => sum + collection.documents, 0);
  process.stdout.write(
    `Restored ${documents} documents as of ${createdAt}. ${eventsToSend} events will be sent again.\n`,
  );
  return 0;
}

function read(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false }, 'resend-hours': { type: 'string', default: '24' } },
    });
    const [folder, ...more] = positionals;
    const resendHours = Number(values['resend-hours']);
    // Sent events are kept for a week.
    const isValid = folder !== undefined && more.length === 0 && resendHours >= 0 && resendHours <= 168;
    return isValid ? { folder, replace: values.replace, resendHours } : undefined;
  } catch {
    return undefined;
  }
}
