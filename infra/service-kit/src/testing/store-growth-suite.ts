import type {} from '@hearthway/engines/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectMongo, ensureIndexes } from '../mongo/index.js';
import { captureLog } from './capture-log.js';
import type { Call, GrowingStore, GrowingStores } from './growing-store.js';
import { byName, modulesUnderTest } from './modules-under-test.js';
import { testDatabase } from './names.js';
import { expectSteady, grownFrom, grownTo } from './query-growth.js';

/**
 * Checks that no function of any store of a service takes longer when its collections have grown. The modules'
 * test-only entries say how they grow.
 * @param folder the service's `src`; its stores are the files that end in `-store.ts`
 */
export function storeGrowthSuite(folder: string): void {
  const stores: GrowingStores = byName(modulesUnderTest(folder).map((module) => module.growingStores));

  it('covers every store', async () => {
    expect(Object.keys(stores).sort()).toEqual((await storesIn(folder)).sort());
  });

  for (const [name, growing] of Object.entries(stores)) {
    if (typeof growing !== 'string') describe(name, () => storeTests(growing));
  }
}

function storeTests(growing: GrowingStore<unknown>): void {
  let small: Awaited<ReturnType<typeof grow>>;
  let grown: typeof small;
  beforeAll(async () => {
    small = await grow(growing, grownFrom);
    grown = await grow(growing, grownTo);
  }, 600_000);
  afterAll(async () => {
    await small.drop();
    await grown.drop();
  });

  const calls = Object.entries<Call<unknown>>(growing.calls);
  for (const [name, call] of calls) {
    if (typeof call === 'string') continue;
    it(`${name} takes no longer with ${grownTo} rows`, async () => {
      const on =
        ({ store, session }: typeof small) =>
        (turn: number) =>
          call(store, turn, session);
      await expectSteady(name, on(small), on(grown));
    });
  }
}

const rowsInOneInsert = 10_000;

async function grow({ create, documents, prepare }: GrowingStore<unknown>, rows: number) {
  const connection = await connectMongo({
    uri: testEngines().mongodbUri,
    database: testDatabase('growth'),
    logger: captureLog().logger,
  });
  const store = create(connection);
  for (const [name, documentAt] of Object.entries(documents)) {
    const collection = connection.collection(name);
    for (let first = 0; first < rows; first += rowsInOneInsert) {
      const length = Math.min(rowsInOneInsert, rows - first);
      await collection.insertMany(Array.from({ length }, (_, index) => documentAt(first + index)));
    }
  }
  await ensureIndexes(connection, Object.values(connection.models));
  await prepare?.(store);
  const session = await connection.startSession();
  return {
    store,
    session,
    async drop() {
      await session.endSession();
      await connection.dropDatabase();
      await connection.close();
    },
  };
}

async function storesIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('-store.ts'));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.flatMap((text) =>
    Array.from(text.matchAll(/export (?:function|const) (create\w+Store)(?:\(| =)/g), ([, name = '']) => name),
  );
}
