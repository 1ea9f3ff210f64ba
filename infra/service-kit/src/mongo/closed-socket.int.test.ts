import type {} from '@hearthway/engines/testing';
import type { Connection } from 'mongoose';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { captureLog, testDatabase } from '../testing/index.js';
import { connectMongo } from './index.js';

const sockets = new Set<Socket>();
const remember = (message: unknown) => sockets.add((message as { socket: Socket }).socket);
const closeAll = () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
};

describe('a socket that closes while a command is written to it', () => {
  let connection: Connection;
  beforeAll(async () => {
    subscribe('net.client.socket', remember);
    const { logger } = captureLog();
    connection = await connectMongo({
      uri: `${inject('mongodbUri')}&monitorCommands=true&heartbeatFrequencyMS=500`,
      database: testDatabase(),
      logger,
    });
  });
  afterAll(async () => {
    unsubscribe('net.client.socket', remember);
    await connection.close();
  });
  const read = () => connection.collection('any').countDocuments({});

  it('fails the command, and the next one is answered', async () => {
    await read();
    connection.getClient().once('commandStarted', closeAll);
    await Promise.race([
      expect(read()).resolves.toBe(0),
      delay(10_000, undefined, { ref: false }).then(() => Promise.reject(new Error('The command has no end.'))),
    ]);
    expect(await read()).toBe(0);
  });

  it("does not stop the driver's watch over the server", async () => {
    await read();
    const client = connection.getClient();
    const failed = new Promise((resolve) => client.once('serverHeartbeatFailed', resolve));
    client.once('serverHeartbeatStarted', closeAll);
    await Promise.race([
      failed,
      delay(10_000, undefined, { ref: false }).then(() => Promise.reject(new Error('The heartbeat has no end.'))),
    ]);
    await expect.poll(() => read().catch(() => undefined)).toBe(0);
  });
});
