import type { Document, MongoClient } from 'mongodb';

/** The version of a MongoDB server, by the driver, whose error it throws. */
export async function readMongodbVersion(url: string, timeoutMilliseconds: number): Promise<string> {
  return withClient(url, timeoutMilliseconds, async (client) => {
    const info = await client.db('admin').command({ buildInfo: 1 });
    return String(info['version']);
  });
}

const NOT_YET_INITIALIZED = 94;
const INVALID_REPLICA_SET_CONFIG = 93;

/**
 * Makes the server on this loopback port the primary of a one-node replica set, which transactions need. Moves a set that
 * was created on another port to this one.
 */
export async function ensureReplicaSet(port: number, name: string, timeoutMilliseconds: number): Promise<void> {
  const members = [{ _id: 0, host: `127.0.0.1:${port}` }];
  await withClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, timeoutMilliseconds, async (client) => {
    const admin = client.db('admin');
    const current = await admin.command({ replSetGetConfig: 1 }).catch(configMissing);
    if (current === undefined) {
      await admin.command({ replSetInitiate: { _id: name, members } });
      return;
    }
    const config = current['config'] as { version: number; members: { host: string }[] };
    if (config.members[0]?.host === members[0]?.host) return;
    const next = { ...config, version: config.version + 1, members };
    await admin.command({ replSetReconfig: next, force: true });
  });
}

function configMissing(error: unknown): Document | undefined {
  const codes: unknown[] = [NOT_YET_INITIALIZED, INVALID_REPLICA_SET_CONFIG];
  if (error instanceof Error && 'code' in error && codes.includes(error.code)) return undefined;
  throw error;
}

async function withClient<Result>(
  url: string,
  timeoutMilliseconds: number,
  use: (client: MongoClient) => Promise<Result>,
): Promise<Result> {
  // Loaded on demand: with the embedded engine, the long-running system process never needs the driver.
  const { MongoClient } = await import('mongodb');
  const client = new MongoClient(url, {
    serverSelectionTimeoutMS: timeoutMilliseconds,
    connectTimeoutMS: timeoutMilliseconds,
    maxPoolSize: 1,
  });
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.close();
  }
}
