import * as operations from '@hearthway/contracts/releases';
import type { Operation } from '@hearthway/contracts/operation';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RegistryCall {
  readonly id: string;
  readonly path: string;
  readonly token: string | undefined;
  readonly body: string;
}

type Answer = (call: RegistryCall) => { status?: number; body?: unknown };

export interface RegistryDouble {
  readonly url: string;
  readonly calls: readonly RegistryCall[];
  close(): Promise<void>;
}

/** Answers the registry's operations over HTTP as a test says, by their ids. */
export async function startRegistryDouble(answers: Readonly<Record<string, Answer>>): Promise<RegistryDouble> {
  const known = new Map(Object.entries(answers));
  const all = Object.values<unknown>(operations).filter(isOperation);
  const calls: RegistryCall[] = [];
  const server = createServer((request, response) => {
    const { pathname: path } = new URL(request.url ?? '', 'http://localhost');
    const operation = all.find((one) => one.method === request.method && isAt(one, path));
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const call = { id: operation?.id ?? '', path: request.url ?? '', token: request.headers.authorization, body };
      calls.push(call);
      const answer = known.get(call.id)?.(call) ?? { status: 404, body: 'nobody expected this' };
      response.writeHead(answer.status ?? operation?.status ?? 200);
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value;

const isAt = (operation: Operation, path: string): boolean =>
  new RegExp(`^${operation.path.replace(/:[A-Za-z]+/g, '[^/]+')}$`).test(path);
