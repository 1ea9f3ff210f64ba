import { connectMongo, createLogger, inTransaction, loadDatabaseConfig } from '@hearthway/service-kit';
import { createEventStore } from '../events/index.js';
import { compareDays } from './compare-days.js';

/**
 * Recounts every day that still has all its raw events. With `--write`, replaces counts that differ; without it, exits
 * with 1 when some differ.
 */
const write = process.argv.includes('--write');
const { MONGODB_URI, MONGODB_DATABASE } = loadDatabaseConfig(process.env);
const logger = createLogger({ name: 'analytics-rebuild', level: 'warn', pretty: true });
const connection = await connectMongo({ uri: MONGODB_URI, database: MONGODB_DATABASE, logger });
const events = createEventStore(connection);

let [days, different] = [0, 0];
for await (const { day, same, stored, counted } of compareDays(events, new Date())) {
  days += 1;
  if (same) continue;
  different += 1;
  process.stdout.write(`${day} differs\n  stored  ${JSON.stringify(stored)}\n  counted ${JSON.stringify(counted)}\n`);
  if (write) await inTransaction(connection, (transaction) => events.updateCounts(day, counted, transaction));
}
process.stdout.write(
  `${days} days counted again, ${different} of them differ${write && different > 0 ? ' and were replaced' : ''}\n`,
);
process.exitCode = different > 0 && !write ? 1 : 0;
await connection.close();
