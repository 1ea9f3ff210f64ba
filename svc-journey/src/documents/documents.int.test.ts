import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type mongoose from 'mongoose';
import { createHash, randomUUID } from 'node:crypto';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';
import { pdfOf, wordOf } from './testing/sample-files.js';
import { begin, center, send, settled, upload, type Buyer } from './testing/upload-files.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const countOf = (collection: string, filter: object = {}) =>
  journey.database.collection(collection).countDocuments(filter);

describe('an upload', () => {
  it('becomes a document with the bytes that were sent, encrypted in the database, and goes into the ZIP of everything', async () => {
    const buyer = await journey.buyer();
    const file = await pdfOf(['Statement period 10/01/2026 through 10/31/2026, all of it', 'Second page']);
    const id = await upload(buyer, file, { name: 'October', slot: 'bank_statements' });
    const { documents, files, uploads, scanning } = await settled(buyer);
    expect({ files, uploads, scanning }).toEqual({ files: 1, uploads: [], scanning: false });
    expect(documents).toMatchObject([
      {
        id,
        name: 'October',
        slot: 'bank_statements',
        datedOn: '2026-10-31',
        expiresOn: '2026-12-30',
        versions: [
          { type: 'application/pdf', pages: 2, bytes: file.length, sha256: sha256(file), scan: 'not-scanned' },
        ],
      },
    ]);
    const fileId = documents[0]?.versions[0]?.id ?? '';
    const answer = await buyer.call(`/api/documents/${id}/versions/${fileId}`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': 'attachment; filename=October.pdf',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-type': 'application/pdf',
    });
    expect(sha256(new Uint8Array(await answer.arrayBuffer()))).toBe(sha256(file));
    const chunk = await journey.database.collection('document-files.chunks').findOne({ files_id: fileId });
    const stored = Buffer.from((chunk as unknown as { data: mongoose.mongo.Binary }).data.value());
    expect(stored.includes('%PDF')).toBe(false);
    expect(stored.length).toBeGreaterThan(file.length);
    expect(await countOf('document-upload-pieces', { uploadId: id })).toBe(0);
    const { token } = (await (await buyer.call('/api/document-downloads', { method: 'POST' })).json()) as {
      token: string;
    };
    const download = await fetch(`${journey.url}/api/document-downloads/${token}`);
    expect(download.headers.get('content-type')).toBe('application/zip');
    expect(Buffer.from(await download.arrayBuffer()).includes(file)).toBe(true);
    expect((await fetch(`${journey.url}/api/document-downloads/${'x'.repeat(43)}`)).status).toBe(404);
  });

  it('is begun once for one idempotency key, and never for more than 25 MB', async () => {
    const buyer = await journey.buyer();
    const headers = { 'idempotency-key': randomUUID() };
    const body = JSON.stringify({ name: 'Twice', slot: null, subject: null, documentId: null, bytes: 9 });
    const [one, other] = await Promise.all([
      buyer.call('/api/document-uploads', { method: 'POST', body, headers }),
      buyer.call('/api/document-uploads', { method: 'POST', body, headers }),
    ]);
    expect(await one.json()).toEqual(await other.json());
    expect((await center(buyer)).files).toBe(1);
    expect((await begin(buyer, { bytes: 25 * 1024 * 1024 + 1 })).status).toBe(400);
    expect((await begin(buyer, { bytes: 0 })).status).toBe(400);
  });

  it('stops at 500 files, also when many begin at once', async () => {
    const buyer = await journey.buyer();
    await journey.database
      .collection<{ _id: string }>('document-accounts')
      .insertOne({ _id: buyer.userId, files: 497, marks: {} } as { _id: string });
    const answers = await Promise.all(Array.from({ length: 6 }, () => begin(buyer)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409]);
  });

  it('that is given up leaves nothing', async () => {
    const buyer = await journey.buyer();
    const { id } = (await (await begin(buyer, { bytes: 50 })).json()) as { id: string };
    await send(buyer, id, 0, Buffer.alloc(20));
    const headers = { 'tus-resumable': '1.0.0' };
    const where = await buyer.call(`/api/document-uploads/${id}`, { method: 'HEAD', headers });
    expect(where.headers.get('upload-offset')).toBe('20');
    expect((await buyer.call(`/api/document-uploads/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await countOf('document-upload-pieces', { uploadId: id })).toBe(0);
    expect((await center(buyer)).files).toBe(0);
    expect((await send(buyer, id, 20, Buffer.alloc(30))).status).toBe(404);
  });

  it('that is no file of ours is refused', async () => {
    const buyer = await journey.buyer();
    const id = await upload(buyer, Buffer.alloc(3_000), { slot: 'photo_id' });
    const { uploads, documents, files, slots } = await settled(buyer);
    expect(uploads).toMatchObject([{ id, state: 'refused', refusal: 'damaged' }]);
    expect([documents, files]).toEqual([[], 1]);
    expect(slots.find(({ key }) => key === 'photo_id')?.status).toBe('needs_fix');
  });
});

describe('a document', () => {
  it('is changed at its version, found by its words, shown to nobody else, and goes into the bin and out of it', async () => {
    const [buyer, other] = [await journey.buyer(), await journey.buyer()];
    const id = await upload(buyer, await wordOf({ text: 'A gift from Aunt Muñoz' }), { name: 'letter.docx' });
    const { documents } = await settled(buyer);
    const entry = { name: 'Gift', slot: 'gift_letter', tags: ['family'], note: 'Sent', datedOn: null, hintsSeen: true };
    const change = (by: Buyer, version: number) =>
      by.call(`/api/documents/${id}`, {
        method: 'PUT',
        body: JSON.stringify(entry),
        headers: { 'if-match': `"${version}"` },
      });
    expect((await change(other, 1)).status).toBe(404);
    expect((await change(buyer, 1)).status).toBe(200);
    expect((await change(buyer, 1)).status).toBe(409);
    const search = async (words: string) => {
      const found = await buyer.call(`/api/documents/search?words=${encodeURIComponent(words)}`);
      return ((await found.json()) as { results: { documentId: string }[] }).results.map(
        ({ documentId }) => documentId,
      );
    };
    expect([await search('munoz aunt'), await search('family'), await search('uncle')]).toEqual([[id], [id], []]);
    expect((await other.call(`/api/documents/${id}/versions/${documents[0]?.versions[0]?.id}`)).status).toBe(404);
    const call = (method: string, path: string, version: number) =>
      buyer.call(`/api/documents/${id}${path}`, { method, headers: { 'if-match': `"${version}"` } });
    expect((await call('DELETE', '', 2)).status).toBe(204);
    expect((await call('POST', '/restore', 3)).status).toBe(200);
    expect((await call('DELETE', '', 4)).status).toBe(204);
    expect((await call('DELETE', '/files', 5)).status).toBe(204);
    expect(await center(buyer)).toMatchObject({ documents: [], files: 0 });
  });
});
