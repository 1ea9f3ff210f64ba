import type {} from '@hearthway/engines/testing';
import { inject } from 'vitest';
import { rabbitBroker } from './index.js';
import { messagingSuite } from './testing/messaging-suite.js';

messagingSuite('RabbitMQ', () => ({
  open: (namespace, logger) => rabbitBroker({ url: inject('amqpUrl'), namespace, logger }),
}));
