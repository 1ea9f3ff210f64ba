import { connectMongo, createLogger, inTransaction } from '@hearthway/service-kit';
import { readDatabaseConfig } from '../config.js';
import { createEventStore } from '../events/index.js';
import { createRollupStore } from '../rollups/index.js';
import { compareDays } from './compare-days.js';

/** Counts every day again whose raw events are all kept; with `--write` what differs is replaced. Ends with 1 when something differed. */
const write = process.argv.includes('--write');
const { MONGODB_URI, MONGODB_DATABASE } = readDatabaseConfig();
const logger = createLogger({ name: 'analytics-rebuild', level: 'warn', pretty: true });
const connection = await connectMongo({ uri: MONGODB_URI, database: MONGODB_DATABASE, logger });
const events = createEventStore(connection);
const rollups = createRollupStore(connection);

let [days, different] = [0, 0];
for await (const { day, same, stored, counted } of compareDays({ events, rollups }, new Date())) {
  days += 1;
  if (same) continue;
  different += 1;
  process.stdout.write(`${day} differs\n  kept    ${JSON.stringify(stored)}\n  counted ${JSON.stringify(counted)}\n`);
  if (write) await inTransaction(connection, (session) => rollups.replace(day, counted, session));
}
process.stdout.write(
  `${days} days counted again, ${different} of them differ${write && different > 0 ? ' and were replaced' : ''}\n`,
);
process.exitCode = different > 0 && !write ? 1 : 0;
await connection.close();
