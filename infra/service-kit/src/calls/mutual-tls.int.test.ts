import { defineOperation } from '@hearthway/contracts/operation';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { request } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import * as z from 'zod/mini';
import { ConfigError, loadConfig } from '../config/index.js';
import { createHttpApp, operationRouter } from '../http/index.js';
import { createMetrics } from '../metrics/index.js';
import { createHost, type Host, type Ports } from '../process/index.js';
import { idleConfig, idleService } from '../process/testing/idle-service.js';
import { captureLog, createTestCaller } from '../testing/index.js';
import { calledConfig, createCallVerifier, createServiceClient } from './index.js';

const ask = defineOperation({
  id: 'callee.ask',
  summary: 'For this test',
  method: 'GET',
  path: '/internal/ask',
  access: 'internal',
  callers: ['gateway'],
  status: 200,
  reply: z.object({ answer: z.string() }),
  errors: {},
});

const caller = createTestCaller('gateway');

describe('with TLS files', () => {
  let folder: string;
  let files: Record<'callee' | 'caller' | 'stranger', TlsEnvironment>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tls-'));
    const [ours, others] = [await authority(), await authority()];
    files = {
      callee: await certified('callee', ours),
      caller: await certified('caller', ours),
      stranger: await certified('stranger', others),
    };
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** A certificate for 127.0.0.1 signed by the authority, as a process's three files. */
  async function certified(name: string, ca: Authority): Promise<TlsEnvironment> {
    const { cert, private: key } = await generate([{ name: 'commonName', value: name }], {
      ...strong,
      ca: { cert: ca.cert, key: ca.private },
      extensions: [
        { name: 'basicConstraints', cA: false },
        { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
      ],
    });
    const write = (kind: string, content: string) => {
      const file = join(folder, `${name}-${kind}.pem`);
      writeFileSync(file, content);
      return file;
    };
    return {
      OPERATIONS_TLS_CERTIFICATE_FILE: write('certificate', cert),
      OPERATIONS_TLS_KEY_FILE: write('key', key),
      OPERATIONS_TLS_CA_FILE: write('ca', ca.cert),
    };
  }

  let host: Host;
  let ports: Ports;
  let url: string;
  beforeEach(async () => {
    host = createCallee(files.callee);
    ports = await host.start();
    url = `https://127.0.0.1:${ports.operationsPort}`;
  });
  afterEach(() => host.stop());

  const callWith = (tls: TlsEnvironment, address: string | readonly string[] = url) =>
    createServiceClient({
      caller: caller.name,
      service: 'callee',
      url: address,
      config: { CALL_SIGNING_KEY: caller.signingKey, ...tls },
    }).call(ask, { timeout: 120_000 });

  it('a caller with a certificate of the same authority is answered', async () => {
    const answer = await callWith(files.caller);
    expect([answer.status, await answer.json()]).toEqual([200, { answer: 'yes' }]);
  });

  it('a caller without a certificate is refused, whatever its credential', async () => {
    const authorization = await caller.authorize('callee', ask.id);
    expect(await statusOf(`${url}${ask.path}`, files.callee, { authorization })).toBe(401);
    const stranger = { ...files.stranger, OPERATIONS_TLS_CA_FILE: files.caller.OPERATIONS_TLS_CA_FILE };
    expect((await callWith(stranger)).status).toBe(401);
  });

  it('a certificate does not replace the credential', async () => {
    const unknown = createTestCaller('gateway');
    const client = createServiceClient({
      caller: 'gateway',
      service: 'callee',
      url,
      config: { CALL_SIGNING_KEY: unknown.signingKey, ...files.caller },
    });
    expect((await client.call(ask, { timeout: 120_000 })).status).toBe(401);
  });

  it('of several callees, only those that are ready are called', async () => {
    const draining = createCallee(files.callee, { isReady: false, answer: 'no' });
    const { operationsPort } = await draining.start();
    await eventually(async () => {
      for (let count = 0; count < 4; count += 1) {
        const answer = await callWith(files.caller, [`https://127.0.0.1:${operationsPort}`, url]);
        expect(await answer.json()).toEqual({ answer: 'yes' });
      }
    });
    await draining.stop();
    await host.stop();
    await expect(callWith(files.caller, [`https://127.0.0.1:${operationsPort}`, url])).rejects.toThrow('ECONNREFUSED');
  });

  it('health can be read without a certificate', async () => {
    expect(await statusOf(`${url}/healthz`, files.callee, {})).toBe(200);
  });

  it('a callee with a certificate of another authority gets no call', async () => {
    await expect(
      callWith({ ...files.caller, OPERATIONS_TLS_CA_FILE: files.stranger.OPERATIONS_TLS_CA_FILE }),
    ).rejects.toThrow(/certificate/);
  });

  it('nothing is answered without TLS', async () => {
    await expect(fetch(`http://127.0.0.1:${ports.operationsPort}/healthz`)).rejects.toThrow();
  });

  it('a handshake that never starts does not delay the stop', async () => {
    const socket = connect(ports.operationsPort, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    const closed = once(socket, 'close');
    await host.stop();
    await closed;
  });

  it.each(['OPERATIONS_TLS_CERTIFICATE_FILE', 'OPERATIONS_TLS_KEY_FILE', 'OPERATIONS_TLS_CA_FILE'] as const)(
    'nothing starts when %s is missing or cannot be read',
    (key) => {
      for (const value of [undefined, join(folder, 'nowhere')]) {
        expect(() => createCallee({ ...files.callee, [key]: value })).toThrow(ConfigError);
      }
    },
  );
});

type TlsEnvironment = Record<`OPERATIONS_TLS_${'CERTIFICATE' | 'KEY' | 'CA'}_FILE`, string>;

const strong = { keyType: 'ec', algorithm: 'sha256' } as const;

type Authority = Awaited<ReturnType<typeof authority>>;

const authority = () =>
  generate([{ name: 'commonName', value: 'Test authority' }], {
    ...strong,
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'keyUsage', keyCertSign: true, critical: true },
    ],
  });

function createCallee(
  tls: Partial<Record<keyof TlsEnvironment, string | undefined>>,
  { isReady = true, answer = 'yes' } = {},
): Host {
  const { logger } = captureLog();
  const metrics = createMetrics({ processMetrics: false });
  const { CALLER_KEYS: callers } = loadConfig(z.object(calledConfig), { CALLER_KEYS: caller.callerKey });
  const routes = operationRouter();
  routes.handle(ask, () => ({ answer }));
  const callVerifier = createCallVerifier({ service: 'callee', callers });
  return createHost({
    name: 'callee',
    config: idleConfig(tls),
    logger,
    metrics,
    build: () =>
      Promise.resolve({
        ...idleService,
        readiness: { engine: () => isReady },
        server: createServer(express()),
        internalApp: createHttpApp({ logger, metrics, callVerifier, routes: [routes.internalRouter] }),
      }),
  });
}

/** Sends a request without a client certificate. */
function statusOf(url: string, { OPERATIONS_TLS_CA_FILE: file }: TlsEnvironment, headers: Record<string, string>) {
  return new Promise<number | undefined>((resolve, reject) => {
    request(url, { ca: readFileSync(file), agent: false, headers }, (response) => {
      resolve(response.resume().statusCode);
    })
      .on('error', reject)
      .end();
  });
}
