import { problem } from '@hearthway/contracts/problem';
import { connect } from 'node:net';
import type { MalformedRequest } from './malformed-http.js';

/** After this long without an answer, our side closes the connection, like a client that gives up. */
const quietMilliseconds = 100;
const hangMilliseconds = 60_000;

/**
 * Writes a request to a socket piece by piece and returns everything received until the connection ends.
 * @throws when the server keeps the connection open after our side closed it
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

/** The statuses of all answers, in order. */
export function statusesOf(answers: string): number[] {
  return [...answers.matchAll(/(?:^|\n)HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status));
}

/** Whether the first answer, if it is a refusal, explains itself: in a problem body, or in a page if a page was requested. */
export function explainsRefusal(answers: string, { fragments }: MalformedRequest): boolean {
  const [status = 0] = statusesOf(answers);
  const isHead = /^\s*HEAD\b/.test(Buffer.concat(fragments).toString('latin1'));
  if (status < 400 || isHead) return true;
  const [head = ''] = answers.split('\r\n\r\n', 1);
  const begin = head.length + 4;
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  const body = answers.slice(begin, length === undefined ? undefined : begin + Number(length));
  return /\r\ncontent-type: text\/html/i.test(head) || isProblem(body);
}

function isProblem(text: string): boolean {
  try {
    return problem.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
