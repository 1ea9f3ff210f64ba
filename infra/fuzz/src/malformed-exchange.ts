import { connect } from 'node:net';
import type { MalformedRequest } from './malformed-http.js';

/** After this long without an answer our side ends the connection, as a client does that gives up. */
const quietMilliseconds = 100;
const hangMilliseconds = 10_000;

/**
 * Writes a request to a socket piece by piece and gives all that comes back until the connection ends.
 *
 * @throws when the server keeps the connection though our side ended it
 */
export function answersTo(address: string, { fragments }: MalformedRequest): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    let answers = '';
    const socket = connect({ port: Number(port), host: hostname, noDelay: true });
    const hung = setTimeout(() => {
      socket.destroy();
      reject(new Error('The connection stays open'));
    }, hangMilliseconds);
    const givingUp = setTimeout(() => socket.end(), quietMilliseconds);
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      answers += text;
      givingUp.refresh();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(hung);
      clearTimeout(givingUp);
      resolve(answers);
    });
    const write = (index: number): void => {
      const fragment = fragments[index];
      if (fragment) socket.write(fragment, () => setImmediate(write, index + 1));
    };
    socket.on('connect', () => write(0));
  });
}

/** The status of every answer in what came back, in order. */
export function statusesOf(answers: string): number[] {
  return [...answers.matchAll(/(?:^|\n)HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status));
}
