import type { Logger } from '../logging/index.js';
import type { Broker } from './broker.js';

export interface RabbitBrokerOptions {
  url: string;
  namespace: string;
  logger: Logger;
  /** How long a publish may wait for its confirm, in milliseconds. */
  publishTimeout?: number;
}

export function rabbitBroker(_options: RabbitBrokerOptions): Broker {
  throw new Error('rabbitBroker is not built yet');
}
