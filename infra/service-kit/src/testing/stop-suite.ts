import { eventually } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface StopSuiteOptions {
  /** As in its log: `<name> is ready`. */
  readonly name: string;
  /** File of the process. */
  readonly entry: string;
  readonly environment: () => Promise<Readonly<Record<string, string>>>;
  /** An operation whose answer the test holds back. */
  readonly slow: {
    readonly method: 'GET' | 'POST';
    readonly path: string;
    /** Resolves once the request is waiting for its answer. */
    readonly arrived: () => Promise<unknown>;
    readonly finish: () => void;
  };
}

/** Checks that SIGTERM ends a process with code 0 after the last response, whatever connections are open. */
export function stopSuite({ name, entry, environment, slow }: StopSuiteOptions): void {
  describe(`SIGTERM to ${name}`, () => {
    let running: Awaited<ReturnType<typeof start>>;
    let killProcess: () => void = () => undefined;
    const agents: Agent[] = [];
    const sockets: Socket[] = [];
    beforeEach(async () => {
      running = await start();
    });
    afterEach(() => {
      killProcess();
      for (const agent of agents.splice(0)) agent.destroy();
      for (const socket of sockets.splice(0)) socket.destroy();
    });

    async function start() {
      const child = spawn(process.execPath, ['--import', 'tsx', entry], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, PORT: '0', OPERATIONS_PORT: '0', LOG_LEVEL: 'info', ...(await environment()) },
      });
      killProcess = () => void child.kill('SIGKILL');
      const exited = once(child, 'exit') as Promise<[number | null]>;
      const ports = await new Promise<{ port: number; operationsPort: number }>((resolve, reject) => {
        createInterface({ input: child.stdout }).on('line', (line) => {
          const entry = JSON.parse(line) as { msg: string; port: number; operationsPort: number };
          if (entry.msg === `${name} is ready`) resolve(entry);
        });
        exited.then(([code]) => reject(new Error(`ended with ${String(code)} before it was ready`)), reject);
      });
      return {
        ...ports,
        terminate: () => child.kill('SIGTERM'),
        exit: async () => (await exited)[0],
      };
    }

    async function openSocket(port: number): Promise<Socket> {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      sockets.push(socket);
      await once(socket, 'connect');
      return socket;
    }

    function send(port: number, path: string, method = 'GET') {
      const agent = new Agent({ keepAlive: true });
      agents.push(agent);
      return new Promise<{ status: number | undefined; connection: string | undefined; body: string }>(
        (resolve, reject) => {
          const sending = request({ host: '127.0.0.1', port, path, method, agent }, (response) => {
            let body = '';
            response.setEncoding('utf8').on('data', (part: string) => (body += part));
            response.on('end', () => {
              resolve({ status: response.statusCode, connection: response.headers.connection, body });
            });
          });
          sending.on('error', reject).end();
        },
      );
    }

    async function openUnusedConnections({ port, operationsPort }: { port: number; operationsPort: number }) {
      for (const each of [port, operationsPort]) {
        await openSocket(each);
        const halfSent = await openSocket(each);
        halfSent.write('GET /nothing-here HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half:');
        await send(each, '/nothing-here');
      }
    }

    it('ends it despite silent, kept-alive and half-sent connections', async () => {
      await openUnusedConnections(running);

      running.terminate();

      expect(await running.exit()).toBe(0);
    });

    it('answers requests in flight first, and closes their connections', async () => {
      await openUnusedConnections(running);
      const answer = send(running.port, slow.path, slow.method);
      await slow.arrived();

      running.terminate();
      // It starts closing connections only when it stops listening.
      await eventually(async () => expect(await isRefused(running.port)).toBe(true));
      slow.finish();

      expect(await answer).toMatchObject({ status: 200, connection: 'close' });
      expect(await running.exit()).toBe(0);
    });
  });
}

function isRefused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(false);
    });
    socket.on('error', () => resolve(true));
  });
}
