import { eventCatalogue } from '@hearthway/contracts/catalogue';
import { operationPath, type Operation } from '@hearthway/contracts/operation';
import {
  deploy,
  findMissingContents,
  publishRelease,
  storeContent,
  type SliceChange,
} from '@hearthway/contracts/releases';
import type {} from '@hearthway/engines/testing';
import { newSigningKey } from '@hearthway/service-kit';
import { createTestCaller, startServiceUnderTest } from '@hearthway/service-kit/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configSchema } from '../config.js';
import { contentIdOf } from '../contents/content-id.js';
import { buildService } from '../service.js';
import type { BuildContents } from './builds.js';

export const operatorToken = `hwr_${'o'.repeat(43)}`;

export type RegistryUnderTest = Awaited<ReturnType<typeof startRegistryUnderTest>>;

/** What a registry answered. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Call {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  /** Bytes are sent as they are, anything else as JSON. */
  readonly body?: unknown;
  /** The operator’s by default; none if empty. */
  readonly token?: string;
}

/** The real registry on the real engines, with the environments `local` and `production`. */
export async function startRegistryUnderTest(variables: Readonly<Record<string, string>> = {}) {
  const gateway = createTestCaller('gateway');
  const journey = createTestCaller('journey');
  const folder = await mkdtemp(join(tmpdir(), 'registry-'));
  const previewKey = newSigningKey();
  const running = await startServiceUnderTest({
    name: 'registry',
    engines: { mongodbUri: testEngines().mongodbUri, amqpUrl: testEngines().amqpUrl },
    catalogue: eventCatalogue,
    configSchema,
    environment: {
      ENVIRONMENTS: 'local=http://localhost:8080,production=https://hearthway.example',
      OPERATOR_TOKEN: operatorToken,
      PREVIEW_SIGNING_KEY: previewKey,
      CALLER_KEYS: [gateway, journey].map(({ callerKey }) => callerKey).join(),
      ...('CONTENTS_BUCKET' in variables ? {} : { CONTENTS_FOLDER: folder }),
      ...variables,
    },
    build: buildService,
  });

  /** Calls an operation for teams. */
  const call = async (operation: Operation, { params, query = '', body, token = operatorToken }: Call = {}) => {
    const isBytes = body instanceof Uint8Array;
    const response = await fetch(running.url + operationPath(operation, params) + query, {
      method: operation.method,
      headers: {
        ...(token !== '' && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body !== undefined && { body: isBytes ? Buffer.from(body) : JSON.stringify(body) }),
    });
    return answerOf(response);
  };

  /** Calls an operation for gateways. */
  const ask = async (operation: Operation, params: Readonly<Record<string, string>>, body?: unknown) =>
    fetch(running.operationsUrl + operationPath(operation, params), {
      method: operation.method,
      headers: {
        authorization: await gateway.authorize('registry', operation.id),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  /** Uploads what is missing of a build, and publishes it, as the command does. */
  const publish = async (build: BuildContents, token?: string): Promise<Answer> => {
    const by = token === undefined ? {} : { token };
    const texts = new Map(Object.entries(build).map(([path, text]) => [path, Buffer.from(text)]));
    const files = [...texts].map(([path, bytes]) => ({ path, content: contentIdOf(bytes) }));
    const wanted = await call(findMissingContents, { body: { contents: files.map(({ content }) => content) }, ...by });
    const missing = new Set((wanted.body as { contents: string[] }).contents);
    for (const { path, content } of files) {
      if (missing.has(content)) await call(storeContent, { params: { content }, body: texts.get(path), ...by });
    }
    const { slice, service = slice } = JSON.parse(build['build.json'] ?? '{}') as { slice: string; service?: string };
    return call(publishRelease, { params: { slice: service }, body: { files }, ...by });
  };

  return {
    ...running,
    event: running.published,
    folder,
    previewKey,
    callers: [gateway, journey],
    call,
    ask,
    publish,
    /** Publishes a build that has no faults. @returns its version */
    async published(build: BuildContents): Promise<string> {
      const { status, body } = await publish(build);
      if (status !== 201) throw new Error(JSON.stringify(body));
      return (body as { version: string }).version;
    },
    deploy: (slice: string, change: SliceChange & { revision?: number; force?: true }, environment = 'local') =>
      call(deploy, { params: { environment, slice }, body: { reason: 'A test', ...change } }),
    async stop() {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
}
