import type { Envelope, EventData } from '@hearthway/contracts/envelope';
import { dataExportRequested, userDeleted } from '@hearthway/contracts/identity';
import type { DocumentRefusal, journeyDataExported } from '@hearthway/contracts/journey';
import { connectMongo, createSealing, decryptWith, generateRecipientKeys } from '@hearthway/service-kit';
import { captureLog } from '@hearthway/service-kit/testing';
import { eventually, onTestFinished, testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import { sensitiveDataSecret, startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';
import { createBuyerDocumentsStore, createKeyRing, rotateKeys } from './index.js';
import { largePdf, pdfOf, photo, wordOf } from './testing/sample-files.js';
import { begin, center, send, settled, upload } from './testing/upload-files.js';

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

describe('a file that isn’t taken', () => {
  it.each<[DocumentRefusal, string, () => Uint8Array | Promise<Uint8Array>]>([
    ['wrong-type', 'a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'wrong-type',
      'a GIF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
    ],
    ['wrong-type', 'a ZIP that is no Word file', zipOf],
    ['password', 'a PDF with a password', () => pdfOf(['secret'], { userPassword: 'open' })],
    ['incomplete', 'a PDF without its end', async () => (await pdfOf(['one', 'two'])).subarray(0, -700)],
    ['incomplete', 'half a photo', async () => noise().then((file) => file.subarray(0, file.length / 2))],
    ['damaged', 'the beginning of a PDF and nonsense', () => Buffer.from(`%PDF-1.7\n${'x'.repeat(500)}\n%%EOF`)],
    ['too-large-inside', 'a Word file that unpacks to 300 MB', bombOf],
  ])('is refused as %s: %s', async (refusal, _, file) => {
    const buyer = await journey.buyer();
    const id = await upload(buyer, await file(), { slot: 'photo_id' });
    const { uploads, documents, files, slots } = await settled(buyer);
    expect(uploads).toMatchObject([{ id, state: 'refused', refusal }]);
    expect(documents).toEqual([]);
    expect(files).toBe(0);
    expect(slots.find(({ key }) => key === 'photo_id')?.status).toBe('needs_fix');
    expect(await countOf('document-upload-pieces', { uploadId: id })).toBe(0);
    expect((await buyer.call(`/api/document-uploads/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await center(buyer)).uploads).toEqual([]);
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
  });
});

describe('what can run by itself', () => {
  it('is found in PDF and Word files', async () => {
    const buyer = await journey.buyer();
    const script = Buffer.from(
      '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/J#61vaScript/JS(app.alert(1))>>>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
    );
    await upload(buyer, script, { name: 'script' });
    await upload(buyer, await wordOf({ text: 'Hello', others: { 'word/vbaProject.bin': Buffer.from('x') } }), {
      name: 'macro',
    });
    const { documents } = await settled(buyer);
    const dangers = documents.map(({ name, versions }) => [name, versions[0]?.dangers]);
    expect(Object.fromEntries(dangers)).toEqual({ script: ['script'], macro: ['macro'] });
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
    expect(await countOf('document-files.chunks', { files_id: { $in: fileIds } })).toBe(0);
  });

  it('is read in ranges', async () => {
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
  });

  it('has a last day in the calendar', async () => {
    const buyer = await journey.buyer();
    await upload(buyer, await pdfOf(['Pay date: 11/14/2026']), { name: 'Stub', slot: 'pay_stubs' });
    await settled(buyer);
    const { events } = (await (await buyer.call('/api/calendar-events')).json()) as { events: unknown[] };
    expect(events).toMatchObject([
      { title: 'Too old from now on: Stub', startsAt: '2026-12-14T18:00:00.000Z', kind: 'document' },
    ]);
  });
});

describe('a rotation of the secret', () => {
  it('wraps every key again, so that the former secret is no longer needed', async () => {
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
    const { documents: store, uploads } = createBuyerDocumentsStore(connection);
    const find = async () => (await store.findById(buyer.userId, id))?.versions[0];
    const { key: former = '', id: fileId = '' } = (await find()) ?? {};
    const plain = createKeyRing(sealingOf(sensitiveDataSecret)).unwrap(former, fileId);
    const rotating = { store, uploads, keys: createKeyRing(sealingOf(next, sensitiveDataSecret)) };
    expect((await rotateKeys(rotating)).wrapped).toBeGreaterThan(0);
    expect(createKeyRing(sealingOf(next)).unwrap((await find())?.key ?? '', fileId)).toEqual(plain);
    expect(await rotateKeys(rotating)).toEqual({ wrapped: 0 });
    // Back, for the tests that follow.
    const back = createKeyRing(sealingOf(sensitiveDataSecret, next));
    await rotateKeys({ store, uploads, keys: back });
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
    texts: await countOf('document-texts', { userId }),
    accounts: await countOf('document-accounts', { _id: userId }),
    files: await countOf('document-files.files', { _id: { $in: fileIds } }),
    chunks: await countOf('document-files.chunks', { files_id: { $in: fileIds } }),
    uploads: await countOf('document-uploads', { userId }),
    pieces: await countOf('document-upload-pieces', { uploadId }),
    downloads: await countOf('document-downloads', { userId }),
  });
  const all = { documents: 2, texts: 2, accounts: 1, files: 2, chunks: 2, uploads: 1, pieces: 1, downloads: 1 };
  const nothing = { documents: 0, texts: 0, accounts: 0, files: 0, chunks: 0, uploads: 0, pieces: 0, downloads: 0 };

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

async function zipOf(): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from('a'), 'a.txt');
  zip.end();
  return buffer(zip.outputStream);
}

async function bombOf(): Promise<Buffer> {
  return wordOf({ others: { 'word/media/a.bin': Buffer.alloc(300 * 1024 * 1024) } });
}

async function noise(): Promise<Buffer> {
  const pixels = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, index) => (index * 7919) % 251));
  return sharp(pixels, { raw: { width: 300, height: 300, channels: 3 } })
    .jpeg()
    .toBuffer();
}
