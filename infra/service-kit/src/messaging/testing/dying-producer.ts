import { createLogger } from '../../logging/index.js';
import { createMetrics } from '../../metrics/index.js';
import { connectMongo, inTransaction } from '../../mongo/index.js';
import { createMessaging, rabbitBroker } from '../index.js';
import { catalogue, retryDelays, thingHappened } from './events.js';

/**
 * A process that commits one event and crashes before publishing it: `dying-producer.ts <uri> <database> <amqp>
 * <namespace>`.
 */
const [uri = '', database = '', url = '', namespace = ''] = process.argv.slice(2);
const logger = createLogger({ name: 'dying-producer', level: 'info', pretty: false });
const connection = await connectMongo({ uri, database, logger });
const messaging = createMessaging({
  serviceName: 'producer',
  connection,
  broker: rabbitBroker({ url, namespace, logger }),
  catalogue,
  retryDelays,
  logger,
  metrics: createMetrics({ processMetrics: false }),
  failPoint: 'after-commit-before-publish',
});
await messaging.start();
await inTransaction(connection, (session) =>
  messaging.outbox.insert(
    thingHappened,
    {
      subject: 'subject-1',
      data: { number: 1 },
      correlationId: 'request-1',
      occurredAt: new Date(),
    },
    session,
  ),
);
