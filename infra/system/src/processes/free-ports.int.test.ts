import { onTestFinished } from '@hearthway/tooling/testing';
import { expect, it } from '@jest/globals';
import { createServer, type AddressInfo } from 'node:net';
import { freePorts, portIsFree } from './free-ports.js';

async function listenOn(host: string): Promise<number> {
  const server = createServer();
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

it.each(['127.0.0.1', '::1', '0.0.0.0'])('sees what listens on %s', async (host) => {
  expect(await portIsFree(await listenOn(host))).toBe(false);
});

it('finds ports that are free and all different', async () => {
  const ports = await freePorts(5);
  expect(new Set(ports).size).toBe(5);
  for (const port of ports) expect(await portIsFree(port)).toBe(true);
});
