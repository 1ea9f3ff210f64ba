import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { captureLog } from '../../testing/index.js';
import { connectMongo } from '../index.js';

/**
 * A program that closes every socket at the moment when a `command` or the driver's `heartbeat` is written to it, or makes
 * it look `ended` by the other side when a command is. Prints whether the write ended and the next read was answered.
 */
const [uri = '', write = 'command'] = process.argv.slice(2);

const sockets = new Set<Socket>();
subscribe('net.client.socket', (message) => sockets.add((message as { socket: Socket }).socket));
const closeAll = () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
};

const { logger } = captureLog();
const connection = await connectMongo({
  uri: `${uri}&monitorCommands=true&heartbeatFrequencyMS=500`,
  database: 'closed_sockets',
  logger,
});
const client = connection.getClient();
const read = () => connection.collection('any').countDocuments({});
const say = (text: string) => process.stdout.write(`${text}\n`);

const endAll = () => {
  for (const socket of sockets) {
    socket.emit('end');
    socket.end();
  }
};

await read();
if (write !== 'heartbeat') {
  client.once('commandStarted', write === 'ended' ? endAll : closeAll);
  say(`the write ended, and read ${await read()}`);
} else {
  const failed = new Promise((resolve) => client.once('serverHeartbeatFailed', resolve));
  client.once('serverHeartbeatStarted', closeAll);
  await failed;
  say('the write ended');
}
say(`the next one read ${await read()}`);
await connection.close();
