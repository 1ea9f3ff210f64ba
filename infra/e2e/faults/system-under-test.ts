import { startTemporarySystem, type RunningSystem, type SystemOptions } from '@hearthway/system';
import { MongoClient, type Db } from 'mongodb';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SystemUnderTest {
  readonly system: RunningSystem;
  readonly database: (service: string) => Db;
  readonly post: (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  readonly register: (name?: string) => Promise<Response>;
  readonly logIn: (name: string) => Promise<Response>;
  /** Counts stored milestones without calling the service, which would create them. */
  readonly storedMilestones: (userId: string) => Promise<number>;
  /** Log lines about a request. */
  readonly logLinesOf: (requestId: string) => Promise<string[]>;
  readonly stop: () => Promise<void>;
}

/** Multiplies how long processes wait for each other, because the machine may freeze for a while. */
export const patience = { PATIENCE: '20' };

export const newName = (): string => `buyer-${randomUUID().slice(0, 12)}`;
const password = 'kettle porch lantern';

/** The whole system on real engines, with its own data. */
export async function startSystemUnderTest(
  serviceEnvironment: NonNullable<SystemOptions['serviceEnvironment']> = {
    gateway: { REGISTRATIONS_PER_MINUTE_PER_IP: '6000', REQUESTS_PER_MINUTE_PER_IP: '60000' },
  },
  options: Pick<SystemOptions, 'commandOf' | 'replicas'> = {},
): Promise<SystemUnderTest> {
  const system = await startTemporarySystem({
    environment: { ...process.env, ...patience },
    report: (line) => process.stdout.write(`${line}\n`),
    serviceEnvironment,
    ...options,
  });
  const mongo = await new MongoClient(system.engines.mongodb.url).connect();
  const database = (service: string) => mongo.db(`hearthway_${service}`);
  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${system.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return {
    system,
    database,
    post,
    register: (name = newName()) =>
      post('/api/auth/register', { username: name, email: `${name}@example.com`, password }),
    logIn: (name) => post('/api/auth/login', { username: name, password }),
    storedMilestones: (userId) => database('journey').collection('milestones').countDocuments({ userId }),
    async logLinesOf(requestId) {
      const { logs } = system.folders;
      const texts = await Promise.all((await readdir(logs)).map((name) => readFile(join(logs, name), 'utf8')));
      return texts.flatMap((text) => text.split('\n').filter((line) => line.includes(requestId)));
    },
    async stop() {
      await mongo.close();
      await system.stop();
    },
  };
}
