import type { Channel } from 'amqplib';
import { deadLetterQueueName, eventExchange, retryQueueName, type QueueTopology, type Topology } from './broker.js';

/** Some versions of the broker count reading dead letters as a delivery. This many reads are allowed. */
const unlimitedDeliveries = 1_000_000_000;
/** A message delivered this often without an answer, because the process crashed each time, is dead. */
const deliveriesBeforeDead = 20;

export async function assertTopology(channel: Channel, namespace: string, topology: Topology): Promise<void> {
  await channel.assertExchange(namespace + eventExchange, 'topic', { durable: true });
  for (const queue of topology) await assertQueue(channel, namespace, queue);
}

async function assertQueue(channel: Channel, namespace: string, queue: QueueTopology): Promise<void> {
  const name = namespace + queue.name;
  const dead = namespace + deadLetterQueueName(queue.name);
  await channel.assertQueue(dead, quorum({ 'x-delivery-limit': unlimitedDeliveries }));
  for (const [step, delay] of queue.retryDelays.entries()) {
    const waiting = namespace + retryQueueName(queue.name, step + 1);
    await channel.assertQueue(waiting, quorum({ 'x-message-ttl': delay, ...deadLetteringTo(name) }));
  }
  await channel.assertQueue(
    name,
    quorum({
      'x-single-active-consumer': true, // keeps the order per subject across several instances
      'x-delivery-limit': deliveriesBeforeDead,
      ...deadLetteringTo(dead),
    }),
  );
  for (const type of queue.eventTypes) await channel.bindQueue(name, namespace + eventExchange, type);
}

function quorum(options: Record<string, unknown>): { durable: true; arguments: Record<string, unknown> } {
  return { durable: true, arguments: { 'x-queue-type': 'quorum', ...options } };
}

/** The broker confirms the move before it drops the message, which needs `reject-publish`. */
function deadLetteringTo(queue: string): Record<string, unknown> {
  return {
    'x-dead-letter-exchange': '',
    'x-dead-letter-routing-key': queue,
    'x-dead-letter-strategy': 'at-least-once',
    'x-overflow': 'reject-publish',
  };
}

export async function deleteTopology(channel: Channel, namespace: string, topology: Topology): Promise<void> {
  for (const { name, retryDelays } of topology) {
    const steps = retryDelays.map((_, step) => retryQueueName(name, step + 1));
    for (const queue of [name, deadLetterQueueName(name), ...steps]) await channel.deleteQueue(namespace + queue);
  }
  await channel.deleteExchange(namespace + eventExchange);
}
