import type { Channel, ChannelModel, ConsumeMessage, GetMessage } from 'amqplib';
import { randomUUID } from 'node:crypto';
import { describeError } from '../errors/index.js';
import type { Logger } from '../logging/index.js';
import { eventExchange, type Delivery, type Subscription } from './broker.js';
import { closeSurely } from './rabbit-closing.js';

type Handler = (delivery: Delivery) => Promise<void> | void;

interface ConsumerOptions {
  /** Including its namespace. */
  queue: string;
  prefetch: number;
  handler: Handler;
  logger: Logger;
}

export function consumerSubscription({ queue, prefetch, handler, logger }: ConsumerOptions): RabbitSubscription {
  return new RabbitSubscription(() => Promise.resolve(queue), prefetch, handler, logger);
}

interface BroadcastOptions {
  namespace: string;
  eventTypes: readonly string[];
  handler: Handler;
  logger: Logger;
}

export function broadcastSubscription({
  namespace,
  eventTypes,
  handler,
  logger,
}: BroadcastOptions): RabbitSubscription {
  const declare = async (channel: Channel): Promise<string> => {
    // A new name per connection, since the lost connection may still lock the old queue.
    const queue = `${namespace}broadcast.${randomUUID()}`;
    await channel.assertQueue(queue, { exclusive: true, autoDelete: true, durable: false });
    for (const type of eventTypes) await channel.bindQueue(queue, namespace + eventExchange, type);
    return queue;
  };
  return new RabbitSubscription(declare, 50, handler, logger);
}

/** A consumer on its own channel, reopened on every new connection. */
export class RabbitSubscription implements Subscription {
  #channel: Channel | undefined;
  #cancelled = false;
  #onCancel: () => void = () => undefined;
  readonly #inHand = new Set<Promise<void>>();

  constructor(
    private readonly declare: (channel: Channel) => Promise<string>,
    private readonly prefetch: number,
    private readonly handler: Handler,
    private readonly logger: Logger,
  ) {}

  onCancel(listener: () => void): void {
    this.#onCancel = listener;
  }

  /** Calls `giveUp` when the channel closes, or the broker cancels the consumer, unless `cancel` was called. */
  async open(model: ChannelModel, giveUp: () => void): Promise<void> {
    const channel = await model.createChannel();
    const startOver = () => {
      if (this.#cancelled || this.#channel !== channel) return;
      this.#channel = undefined;
      giveUp();
    };
    channel.on('error', (error) => this.logger.error({ reason: describeError(error) }, 'a consuming channel failed'));
    channel.on('close', startOver);
    this.#channel = channel;
    await channel.prefetch(this.prefetch);
    const queue = await this.declare(channel);
    await channel.consume(queue, (message) => {
      if (message) this.#take(channel, message);
      else startOver(); // the broker cancelled the consumer, for example because the queue was deleted
    });
  }

  /**
   * Finishes what it has begun. Until then it stays the queue's consumer, since another instance would begin with the next messages
   * at once, and what it has not begun stays unanswered: when the channel closes, all of it goes back to its place in the queue.
   */
  async cancel(): Promise<void> {
    this.#cancelled = true;
    this.#onCancel();
    await Promise.allSettled(this.#inHand);
    if (this.#channel) await closeSurely(this.#channel);
  }

  #take(channel: Channel, message: ConsumeMessage): void {
    if (this.#cancelled) return;
    const handling = this.#handle(channel, message);
    this.#inHand.add(handling);
    void handling.finally(() => this.#inHand.delete(handling));
  }

  async #handle(channel: Channel, message: ConsumeMessage): Promise<void> {
    let handled = true;
    try {
      await this.handler(toDelivery(message));
    } catch (error) {
      handled = false;
      this.logger.warn({ reason: describeError(error) }, 'returning a message to its queue');
    }
    try {
      if (handled) channel.ack(message);
      else channel.nack(message, false, true);
    } catch {
      // The channel has closed, so the broker redelivers the message and the inbox recognizes it.
    }
  }
}

export function toDelivery(message: ConsumeMessage | GetMessage): Delivery {
  const { properties, fields, content } = message;
  return {
    id: properties.messageId as string | undefined,
    routingKey: fields.routingKey,
    content,
    headers: properties.headers ?? {},
  };
}
