export {
  BrokerUnavailableError,
  UnroutableError,
  type Broker,
  type ConsumeOptions,
  type Delivery,
  type Destination,
  type Message,
  type QueueTopology,
  type Subscription,
  type Topology,
} from './broker.js';
export { on, onAsking, type ConsumerDefinition, type EventHandler } from './consumer.js';
export type { Effect } from './inbox.js';
export { createDeadLetters, type DeadLetter, type DeadLetters } from './dead-letters.js';
export { topologyOf, type EventCatalogue, type EventDelivery } from './event-catalogue.js';
export { createMessaging, type Messaging, type MessagingOptions } from './messaging.js';
export type { NewEvent, Outbox } from './outbox.js';
export { rabbitBroker, type RabbitBrokerOptions } from './rabbit-broker.js';
export type { Relay } from './relay.js';
