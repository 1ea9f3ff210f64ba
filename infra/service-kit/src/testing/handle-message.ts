import { envelope } from '@hearthway/contracts/envelope';
import type { ClientSession } from 'mongoose';
import type { ConsumerDefinition } from '../messaging/index.js';

/** Handles a message as the consumer does after reading it, with a session that stores must not use. */
export async function handleMessage({ handlers }: ConsumerDefinition, content: unknown): Promise<void> {
  const frame = envelope.parse(content);
  const handler = handlers.find(({ event }) => event.type === frame.type);
  if (!handler) throw new Error(`No handler for ${frame.type}`);
  const effect = await handler.effectOf({ ...frame, data: handler.event.data.parse(frame.data) });
  await effect({} as ClientSession);
}
