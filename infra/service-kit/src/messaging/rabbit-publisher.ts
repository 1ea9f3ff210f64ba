import type { ChannelModel, ConfirmChannel } from 'amqplib';
import { describeError } from '../errors/index.js';
import type { Logger } from '../logging/index.js';
import { BrokerUnavailableError, UnroutableError, eventExchange, type Destination, type Message } from './broker.js';

interface Pending {
  returned: boolean;
  settle(error?: Error): void;
}

/** One confirm channel with any number of publishes in flight, each settled by its confirm, return or timeout. */
export class RabbitPublisher {
  #channel: ConfirmChannel | undefined;
  #count = 0;
  readonly #pending = new Map<string, Pending>();

  constructor(
    private readonly namespace: string,
    private readonly timeout: number,
    private readonly logger: Logger,
  ) {}

  isOpen(): boolean {
    return this.#channel !== undefined;
  }

  /** Calls `giveUp` when the channel closes. */
  async open(model: ChannelModel, giveUp: () => void): Promise<void> {
    const channel = await model.createConfirmChannel();
    channel.on('error', (error) =>
      this.logger.error({ reason: describeError(error) }, 'the publishing channel failed'),
    );
    channel.on('close', () => {
      if (this.#channel !== channel) return;
      this.lost();
      giveUp();
    });
    channel.on('return', (message) => {
      const pending = this.#pending.get(String(message.properties.correlationId));
      if (pending) pending.returned = true; // its confirm follows
    });
    this.#channel = channel;
  }

  /** Fails everything in flight, whose outcome is unknown. */
  lost(): void {
    this.#channel = undefined;
    for (const pending of [...this.#pending.values()]) {
      pending.settle(new BrokerUnavailableError('The broker connection was lost before the confirm'));
    }
  }

  publish(to: Destination, message: Message): Promise<void> {
    const channel = this.#channel;
    if (!channel) return Promise.reject(new BrokerUnavailableError('The broker is not connected'));
    this.#count += 1;
    const tag = String(this.#count);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        pending.settle(new BrokerUnavailableError(`The broker did not confirm within ${this.timeout} ms`));
      }, this.timeout);
      const pending: Pending = {
        returned: false,
        settle: (error) => {
          clearTimeout(timer);
          if (!this.#pending.delete(tag)) return;
          if (error) reject(error);
          else if (pending.returned) reject(new UnroutableError(`No queue takes ${nameOf(to)}`));
          else resolve();
        },
      };
      this.#pending.set(tag, pending);
      this.#send(channel, to, message, tag, pending);
    });
  }

  #send(channel: ConfirmChannel, to: Destination, message: Message, tag: string, pending: Pending): void {
    const exchange = 'queue' in to ? '' : this.namespace + eventExchange;
    const routingKey = 'queue' in to ? this.namespace + to.queue : to.routingKey;
    const options = {
      persistent: true,
      mandatory: 'queue' in to || to.mandatory,
      messageId: message.id,
      correlationId: tag, // returns are matched by it
      contentType: 'application/json',
      headers: { ...message.headers },
    };
    try {
      channel.publish(exchange, routingKey, message.content, options, (error: unknown) => {
        pending.settle(
          error ? new BrokerUnavailableError('The broker refused the message', { cause: error }) : undefined,
        );
      });
    } catch (error) {
      pending.settle(new BrokerUnavailableError('The publishing channel is closed', { cause: error }));
    }
  }
}

function nameOf(to: Destination): string {
  return 'queue' in to ? to.queue : to.routingKey;
}
