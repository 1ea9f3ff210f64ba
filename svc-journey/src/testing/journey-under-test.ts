import { tokenAudience, tokenIssuer } from '@hearthway/contracts/constants';
import type { EventData, EventDefinition } from '@hearthway/contracts/envelope';
import { keySet, listRevocations, sessionRevoked } from '@hearthway/contracts/identity';
import { createMetrics, loadConfig, rabbitBroker, baseServiceConfig } from '@hearthway/service-kit';
import { captureLog, createTestIssuer, listen, testDatabase, testNamespace } from '@hearthway/service-kit/testing';
import { MongoClient } from 'mongodb';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { inject } from 'vitest';
import * as z from 'zod/mini';
import { buildService } from '../service.js';

export type JourneyUnderTest = Awaited<ReturnType<typeof startJourneyUnderTest>>;

/** The real service on the real engines, with a database and queues of its own; identity is answered by a test issuer. */
export async function startJourneyUnderTest() {
  const issuer = await createTestIssuer({ issuer: tokenIssuer, audience: tokenAudience });
  const identity = await listen((request: IncomingMessage, response: ServerResponse) => {
    const answers: Record<string, unknown> = { [keySet.path]: issuer.jwks, [listRevocations.path]: [] };
    const answer = answers[request.url ?? ''];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  const namespace = testNamespace();
  const database = testDatabase('journey');
  const config = loadConfig(z.object({ ...baseServiceConfig, IDENTITY_URL: z.url() }), {
    PORT: '0',
    OPERATIONS_PORT: '0',
    MONGODB_URI: inject('mongodbUri'),
    MONGODB_DATABASE: database,
    AMQP_URL: inject('amqpUrl'),
    EVENTS_NAMESPACE: namespace,
    IDENTITY_URL: identity.url,
  });
  const log = captureLog();
  const service = await buildService({ config, logger: log.logger, metrics: createMetrics({ processMetrics: false }) });
  await service.start();
  const server = await listen(service.app);
  const publisher = rabbitBroker({ url: config.AMQP_URL, namespace, logger: log.logger });
  await publisher.connect();
  const mongo = await new MongoClient(config.MONGODB_URI).connect();

  return {
    url: server.url,
    service,
    log,
    database: mongo.db(database),

    /** A signed-in buyer: `call` sends their token. */
    async buyer(userId: string = randomUUID(), sessionId: string = randomUUID()) {
      const token = await issuer.sign({ userId, sessionId, role: 'buyer' });
      const call = (path: string, init: RequestInit = {}) =>
        fetch(`${server.url}${path}`, {
          ...init,
          headers: { authorization: token, 'content-type': 'application/json', ...init.headers },
        });
      return { userId, sessionId, token, call };
    },

    /** Publishes an event as its owner would; the same `id` twice is a redelivery. */
    async publish<Definition extends EventDefinition>(
      event: Definition,
      subject: string,
      data: EventData<Definition>,
      id: string = randomUUID(),
    ) {
      const envelope = {
        id,
        type: event.type,
        occurredAt: new Date().toISOString(),
        producer: 'identity',
        correlationId: 'test',
        causationId: 'test',
        subject,
        data,
      };
      await publisher.publish(
        { routingKey: event.type, mandatory: event.type !== sessionRevoked.type },
        { id, content: Buffer.from(JSON.stringify(envelope)) },
      );
      return id;
    },

    async stop() {
      await server.close();
      await service.stop();
      await publisher.remove(service.messaging.topology);
      await publisher.close();
      await mongo.db(database).dropDatabase();
      await mongo.close();
      await identity.close();
    },
  };
}
