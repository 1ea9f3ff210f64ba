import type { Envelope, EventData } from '@hearthway/contracts/envelope';
import { dataExportRequested, userDeleted } from '@hearthway/contracts/identity';
import type { journeyDataExported } from '@hearthway/contracts/journey';
import { connectMongo, createSealing, decryptWith, generateRecipientKeys, inTransaction } from '@hearthway/service-kit';
import { captureLog } from '@hearthway/service-kit/testing';
import { eventually, onTestFinished, testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { sensitiveDataSecret, startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';
import type { StoredDocument } from './document.js';
import { createDocumentStore } from './storage/document-store.js';
import { newFileKey } from './storage/file-cipher.js';
import { createFileStore } from './storage/file-store.js';
import { createKeyRing } from './storage/key-ring.js';
import { createUploadStore } from './storage/upload-store.js';
import { largePdf, pdfOf, photo, wordOf } from './testing/sample-files.js';
import { begin, center, send, settled, upload } from './testing/upload-files.js';
import { wrapKeysAgain } from './wrap-keys-again.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const countOf = (collection: string, filter: object = {}) =>
  journey.database.collection(collection).countDocuments(filter);

describe('an upload', () => {
  it('goes on where it broke off, and refuses bytes from another place', async () => {
    const buyer = await journey.buyer();
    const file = await largePdf(1_500_000, 7);
    const { id } = (await (await begin(buyer, { bytes: file.length })).json()) as { id: string };
    expect((await send(buyer, id, 0, file.subarray(0, 700_001))).status).toBe(204);
    const wrong = await send(buyer, id, 5, file.subarray(5));
    expect([wrong.status, ((await wrong.json()) as { code: string }).code]).toEqual([
      409,
      'document-upload.wrong-offset',
    ]);
    const where = await buyer.call(`/api/document-uploads/${id}`, {
      method: 'HEAD',
      headers: { 'tus-resumable': '1.0.0' },
    });
    expect([where.headers.get('upload-offset'), where.headers.get('upload-length')]).toEqual([
      '700001',
      String(file.length),
    ]);
    expect((await send(buyer, id, 700_001, file.subarray(700_001))).status).toBe(204);
    const { documents } = await settled(buyer);
    expect(documents[0]?.versions[0]?.sha256).toBe(sha256(file));
  });

  it('takes the same bytes once when two requests send them at the same time', async () => {
    const buyer = await journey.buyer();
    const file = await largePdf(900_000, 3);
    const { id } = (await (await begin(buyer, { bytes: file.length })).json()) as { id: string };
    const answers = await Promise.all([send(buyer, id, 0, file), send(buyer, id, 0, file)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const { documents } = await settled(buyer);
    expect(documents[0]?.versions[0]?.sha256).toBe(sha256(file));
  });
});

describe('a picture', () => {
  it.each(['jpeg', 'png'] as const)('loses what the camera added: %s', async (format) => {
    const buyer = await journey.buyer();
    const file = await photo(format);
    expect((await sharp(file).metadata()).exif).toBeDefined();
    const id = await upload(buyer, file);
    const { documents } = await settled(buyer);
    const [version] = documents[0]?.versions ?? [];
    expect(version?.type).toBe(`image/${format}`);
    const bytes = Buffer.from(await (await buyer.call(`/api/documents/${id}/versions/${version?.id}`)).arrayBuffer());
    const kept = await sharp(bytes).metadata();
    expect(kept).toMatchObject({ format, width: 640, height: 480 });
    expect(kept.exif).toBeUndefined();
    expect(bytes.includes('Example Phone')).toBe(false);
    const thumbnail = await buyer.call(`/api/documents/${id}/versions/${version?.id}/thumbnail`);
    const small = await sharp(Buffer.from(await thumbnail.arrayBuffer())).metadata();
    expect([thumbnail.headers.get('content-type'), small.width]).toEqual(['image/webp', 480]);
  });
});

describe('a document', () => {
  it('gets versions, and goes into the bin and out of it', async () => {
    const buyer = await journey.buyer();
    const id = await upload(buyer, await pdfOf(['one']), { slot: 'photo_id' });
    await settled(buyer);
    await upload(buyer, await pdfOf(['two']), { documentId: id });
    const { documents, files } = await settled(buyer);
    expect(documents[0]?.versions).toHaveLength(2);
    expect(files).toBe(2);
    const call = (method: string, path: string, version: number) =>
      buyer.call(`/api/documents/${id}${path}`, { method, headers: { 'if-match': `"${version}"` } });
    expect((await call('DELETE', '/files', 2)).status).toBe(409);
    expect((await call('DELETE', '', 2)).status).toBe(204);
    expect((await buyer.call(`/api/documents/${id}/versions/${documents[0]?.versions[0]?.id}`)).status).toBe(404);
    expect((await call('POST', '/restore', 3)).status).toBe(200);
    expect((await call('DELETE', '', 4)).status).toBe(204);
    expect((await call('DELETE', '/files', 5)).status).toBe(204);
    expect(await center(buyer)).toMatchObject({ documents: [], files: 0 });
    const fileIds = documents[0]?.versions.map((version) => version.id) ?? [];
    await eventually(async () =>
      expect(await countOf('document-files.chunks', { files_id: { $in: fileIds } })).toBe(0),
    );
  });

  it('is read in ranges, and never as if it were whole when a part is lost', async () => {
    const buyer = await journey.buyer();
    const file = await largePdf(700_000, 1);
    const id = await upload(buyer, file);
    const { documents } = await settled(buyer);
    const path = `/api/documents/${id}/versions/${documents[0]?.versions[0]?.id}`;
    const last = file.length - 1;
    for (const [start, end] of [
      [0, 0],
      [65_535, 65_536],
      [262_143, 262_400],
      [100_000, last],
      [last, last],
    ] as const) {
      const answer = await buyer.call(path, { headers: { range: `bytes=${start}-${end}` } });
      expect([answer.status, answer.headers.get('content-range')]).toEqual([
        206,
        `bytes ${start}-${end}/${file.length}`,
      ]);
      expect(Buffer.from(await answer.arrayBuffer()).equals(file.subarray(start, end + 1))).toBe(true);
    }
    expect((await buyer.call(path, { headers: { range: `bytes=${file.length}-` } })).status).toBe(416);
    const fileId = documents[0]?.versions[0]?.id ?? '';
    await journey.database.collection('document-files.chunks').deleteOne({ files_id: fileId, n: 1 });
    await expect(buyer.call(path).then((answer) => answer.arrayBuffer())).rejects.toThrow();
  });

  it('has a last day in the calendar', async () => {
    const buyer = await journey.buyer();
    await upload(buyer, await pdfOf(['Pay date: 11/14/2026']), { name: 'Stub', slot: 'pay_stubs' });
    await settled(buyer);
    const { events } = (await (await buyer.call('/api/calendar-events')).json()) as { events: unknown[] };
    expect(events).toMatchObject([
      { title: 'Gets too old: Stub', startsAt: '2026-12-14T17:00:00.000Z', kind: 'document' },
    ]);
  });
});

describe('a rotation of the secret', () => {
  it('wraps every key again, so that the former one is no longer needed', async () => {
    const buyer = await journey.buyer();
    const id = await upload(buyer, await pdfOf(['one']));
    await settled(buyer);
    const connection = await connectMongo({
      uri: testEngines().mongodbUri,
      database: journey.database.databaseName,
      logger: captureLog().logger,
    });
    onTestFinished(() => connection.close());
    const sealingOf = (...secrets: [string, ...string[]]) =>
      createSealing({ secretName: 'SECRET', purpose: 'hearthway document keys', secrets });
    const next = 'the next secret of at least thirty-two characters';
    const [store, uploads] = [createDocumentStore(connection), createUploadStore(connection)];
    const find = async () => (await store.findById(buyer.userId, id))?.versions[0];
    const { key: former = '', id: fileId = '' } = (await find()) ?? {};
    const plain = createKeyRing(sealingOf(sensitiveDataSecret)).unwrap(former, fileId);
    const rotating = { store, uploads, keys: createKeyRing(sealingOf(next, sensitiveDataSecret)) };
    expect(await wrapKeysAgain(rotating)).toBeGreaterThan(0);
    expect(createKeyRing(sealingOf(next)).unwrap((await find())?.key ?? '', fileId)).toEqual(plain);
    expect(await wrapKeysAgain(rotating)).toBe(0);
    // Back, for the tests that follow.
    const back = createKeyRing(sealingOf(sensitiveDataSecret, next));
    await wrapKeysAgain({ store, uploads, keys: back });
  });
});

describe('a download of everything', () => {
  it('is a ZIP in which papers of the same name have different names', async () => {
    const buyer = await journey.buyer();
    const file = await pdfOf(['one']);
    await upload(buyer, file, { name: 'Paper' });
    await upload(buyer, await pdfOf(['two']), { name: 'paper' });
    await settled(buyer);
    const { token } = (await (await buyer.call('/api/document-downloads', { method: 'POST' })).json()) as {
      token: string;
    };
    const answer = await fetch(`${journey.url}/api/document-downloads/${token}`);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const zip = Buffer.from(await answer.arrayBuffer());
    expect(zip.includes(file)).toBe(true);
    expect(zip.includes('paper (2).pdf') || zip.includes('Paper (2).pdf')).toBe(true);
  });
});

describe('the documents of a buyer who leaves', () => {
  /** One kept with a text, one in the bin, one on its way, a link to download them, and a paper that isn’t needed. */
  async function buyerWithDocuments() {
    const buyer = await journey.buyer();
    const file = await pdfOf(['Statement of account']);
    const kept = await upload(buyer, file, { name: 'Kept paper' });
    const binned = await upload(buyer, await wordOf({ text: 'Old' }), { name: 'Binned paper' });
    const { documents } = await settled(buyer);
    // Which one is checked first differs.
    const fileIds = [kept, binned].flatMap(
      (id) => documents.find((document) => document.id === id)?.versions[0]?.id ?? [],
    );
    const bin = { method: 'DELETE', headers: { 'if-match': '"1"' } };
    expect((await buyer.call(`/api/documents/${binned}`, bin)).status).toBe(204);
    const begun = (await (await begin(buyer, { name: 'Half a paper', bytes: 50 })).json()) as { id: string };
    await send(buyer, begun.id, 0, Buffer.alloc(20));
    const link = await buyer.call('/api/document-downloads', { method: 'POST' });
    const { token } = (await link.json()) as { token: string };
    const mark = JSON.stringify({ complete: false, notNeededReason: 'I am retired' });
    expect((await buyer.call('/api/document-slots/pay_stubs', { method: 'PUT', body: mark })).status).toBe(204);
    return { ...buyer, file, kept, fileIds, uploadId: begun.id, token };
  }
  type Owner = Awaited<ReturnType<typeof buyerWithDocuments>>;

  const storedOf = async ({ userId, fileIds, uploadId }: Owner) => ({
    documents: await countOf('documents', { userId }),
    extracts: await countOf('document-extracts', { userId }),
    accounts: await countOf('document-accounts', { _id: userId }),
    files: await countOf('document-files.files', { _id: { $in: fileIds } }),
    chunks: await countOf('document-files.chunks', { files_id: { $in: fileIds } }),
    uploads: await countOf('document-uploads', { userId }),
    pieces: await countOf('document-upload-pieces', { uploadId }),
    downloads: await countOf('document-downloads', { userId }),
  });
  const all = { documents: 2, extracts: 2, accounts: 1, files: 2, chunks: 2, uploads: 1, pieces: 1, downloads: 1 };
  const nothing = { documents: 0, extracts: 0, accounts: 0, files: 0, chunks: 0, uploads: 0, pieces: 0, downloads: 0 };

  it('are erased with all their bytes, and nobody else’s are', async () => {
    const [leaving, staying] = [await buyerWithDocuments(), await buyerWithDocuments()];
    expect([await storedOf(leaving), await storedOf(staying)]).toEqual([all, all]);
    await journey.publish(userDeleted, leaving.userId, { userId: leaving.userId });
    await eventually(async () => expect(await storedOf(leaving)).toEqual(nothing));
    expect((await fetch(`${journey.url}/api/document-downloads/${leaving.token}`)).status).toBe(404);
    expect((await send(leaving, leaving.uploadId, 20, Buffer.alloc(30))).status).toBe(404);
    expect(await storedOf(staying)).toEqual(all);
    const answer = await staying.call(`/api/documents/${staying.kept}/versions/${staying.fileIds[0]}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(staying.file)).toBe(true);
    expect((await send(staying, staying.uploadId, 20, Buffer.alloc(30))).status).toBe(204);
  });

  it('are named in a data export, without their keys', async () => {
    const { userId } = await buyerWithDocuments();
    const exportId = randomUUID();
    const { publicKey, privateKey } = await generateRecipientKeys();
    await journey.publish(dataExportRequested, exportId, { exportId, userId, publicKey });
    const row = await eventually(async () => {
      const found = await journey.database.collection('outbox').findOne({ subject: exportId });
      return found ? String(found['body']) : false;
    });
    const { data } = JSON.parse(String(row)) as Envelope<EventData<typeof journeyDataExported>>;
    const part = await decryptWith(privateKey, data.encrypted);
    expect(part).toMatchObject({
      documents: {
        documents: expect.arrayContaining([
          expect.objectContaining({ name: 'Kept paper', binnedAt: null }),
          expect.objectContaining({ name: 'Binned paper', binnedAt: expect.any(String) }),
        ]),
        uploads: [{ name: 'Half a paper', received: 20 }],
        marks: { pay_stubs: { notNeededReason: 'I am retired' } },
      },
    });
    expect(JSON.stringify(part)).not.toContain('"key":');
  });
});

describe('500 documents, each tenth of 4 MB', () => {
  it('are listed, searched, and downloaded in time', async () => {
    const buyer = await journey.buyer();
    const { userId } = buyer;
    const connection = await connectMongo({
      uri: testEngines().mongodbUri,
      database: journey.database.databaseName,
      logger: captureLog().logger,
    });
    onTestFinished(() => connection.close());
    const [store, files] = [createDocumentStore(connection), createFileStore(connection)];
    const keys = createKeyRing(
      createSealing({ secretName: 'SECRET', purpose: 'hearthway document keys', secrets: [sensitiveDataSecret] }),
    );
    const [long, short] = [randomBytes(4 * 1024 * 1024), randomBytes(40 * 1024)];
    let stored = 0;
    const text = 'Beginning balance and ending balance of the account, page by page. '.repeat(60);
    for (let number = 1; number <= 500; number += 1) {
      const file = { id: randomUUID(), key: newFileKey() };
      const bytes = number % 10 === 0 ? long : short;
      stored += bytes.length;
      const written = await files.write(file, oneOf(bytes));
      const at = new Date();
      await inTransaction(connection, async (transaction) => {
        await store.reserveFile(userId, transaction);
        await files.insert(file.id, written.sealedBytes, at, transaction);
        await store.insertExtract(
          userId,
          file,
          { text: `${text} number${number}.`, thumbnail: undefined },
          transaction,
        );
        await store.insert(
          documentOf({ userId, number, file, key: keys.wrap(file.key, file.id), written, at }),
          transaction,
        );
      });
    }
    const timed = async (path: string) => {
      const times: number[] = [];
      let last: unknown;
      for (let turn = 0; turn < 7; turn += 1) {
        const start = performance.now();
        last = await (await buyer.call(path)).json();
        times.push(performance.now() - start);
      }
      return { median: times.sort((one, other) => one - other)[3] ?? 0, last };
    };
    const listed = await timed('/api/documents');
    const searched = await timed('/api/documents/search?words=balance%20number417');
    expect((listed.last as { documents: unknown[] }).documents).toHaveLength(500);
    expect((searched.last as { results: unknown[] }).results).toHaveLength(1);
    const { token } = (await (await buyer.call('/api/document-downloads', { method: 'POST' })).json()) as {
      token: string;
    };
    const start = performance.now();
    let zipped = 0;
    const answer = await fetch(`${journey.url}/api/document-downloads/${token}`);
    for await (const part of answer.body as AsyncIterable<Uint8Array>) zipped += part.length;
    const seconds = (performance.now() - start) / 1_000;
    const round = Math.round;
    process.stdout.write(
      `500 documents: listed in ${round(listed.median)} ms, searched in ${round(searched.median)} ms, as a ZIP of ${round(zipped / 1e6)} MB in ${round(seconds)} s\n`,
    );
    expect(zipped).toBeGreaterThan(stored);
    // The goal is 100 ms on a quiet machine.
    expect(searched.median).toBeLessThan(1_000);
  }, 600_000);
});

interface Kept {
  readonly userId: string;
  readonly number: number;
  readonly file: { readonly id: string };
  readonly key: string;
  readonly written: { readonly bytes: number; readonly sha256: string };
  readonly at: Date;
}

function documentOf({ userId, number, file, key, written, at }: Kept): StoredDocument {
  const moment = at.toISOString();
  return {
    id: randomUUID(),
    userId,
    version: 1,
    name: `Statement ${number}`,
    slot: number % 50 === 0 ? 'bank_statements' : null,
    subject: null,
    tags: [],
    note: '',
    datedOn: null,
    hintsSeen: false,
    versions: [
      {
        id: file.id,
        type: 'application/pdf',
        bytes: written.bytes,
        pages: 4,
        sha256: written.sha256,
        scan: 'not-scanned',
        dangers: [],
        hints: [],
        uploadedAt: moment,
        key,
      },
    ],
    createdAt: moment,
    updatedAt: moment,
    binnedAt: null,
  };
}

async function* oneOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(bytes);
}
