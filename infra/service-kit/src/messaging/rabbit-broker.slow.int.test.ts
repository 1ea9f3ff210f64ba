import type {} from '@hearthway/engines/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { rabbitBroker } from './index.js';
import { messagingSuite } from './testing/messaging-suite.js';

messagingSuite('RabbitMQ', () => ({
  open: (namespace, logger) => rabbitBroker({ url: testEngines().amqpUrl, namespace, logger, publishTimeout: 120_000 }),
}));
