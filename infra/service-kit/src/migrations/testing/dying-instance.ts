import { createLogger } from '../../logging/index.js';
import { connectMongo } from '../../mongo/index.js';
import { runMigrations } from '../index.js';
import { countThings } from './count-things.js';

/** An instance that is killed before its first batch ends, or its third, or when all are done: `dying-instance.ts <uri> <database> <leaseMilliseconds> 0|2|end`. */
const [uri = '', database = '', leaseMilliseconds = '', moment = ''] = process.argv.slice(2);
const logger = createLogger({ name: 'dying-instance', level: 'info', pretty: false });
const dieAt = (now: string) => {
  if (now === moment) process.kill(process.pid, 'SIGKILL');
};
const { id, run } = countThings((batches) => dieAt(String(batches)));
await runMigrations({
  connection: await connectMongo({ uri, database, logger }),
  migrations: [{ id, run: (connection) => run(connection).then(() => dieAt('end')) }],
  logger,
  leaseMilliseconds: Number(leaseMilliseconds),
});
