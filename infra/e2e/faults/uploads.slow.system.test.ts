import {
  beginDocumentUpload,
  getDocumentCenter,
  listDocumentUploads,
  sendDocumentUpload,
  type DocumentCenter,
} from '@hearthway/contracts/journey';
import { operationPath } from '@hearthway/contracts/operation';
import { register } from '@hearthway/contracts/identity';
import { supervise } from '@hearthway/system';
import { eventually, labeled } from '@hearthway/tooling/testing';
import { createRandom } from '@hearthway/tooling/testing/random';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { patiently } from './patiently.js';
import { carryOut } from './soak/kills.js';
import { unlimited } from './soak/unlimited.js';
import { startSystemUnderTest, type SystemUnderTest } from './system-under-test.js';

const uploads = 200;
/** Uploads at the same time, as from a few buyers' phones. */
const senders = 8;
const partBytes = 64 * 1024;
const waiting = { timeout: 300_000, interval: 300 };
const report = (line: string) => process.stdout.write(`${line}\n`);
const watching = new AbortController();

let under: SystemUnderTest;
beforeAll(async () => {
  under = await startSystemUnderTest(unlimited);
  void supervise(under.system, { report, signal: watching.signal });
});
afterAll(async () => {
  watching.abort(new Error('The test has ended'));
  await under.stop();
});

/** A PDF of about so many bytes that nothing could compress. */
function pdfOf(bytes: number, seed: number): Buffer {
  const random = createRandom(seed);
  const noise = Buffer.from(Array.from({ length: bytes }, () => random.integer(256)));
  const objects = [
    '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
    '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
    '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200]>> endobj',
  ];
  const head = Buffer.from(`%PDF-1.4\n${objects.join('\n')}\n4 0 obj <</Length ${bytes}>> stream\n`);
  const tail = `\nendstream endobj\ntrailer <</Size 5 /Root 1 0 R>>\nstartxref\n0\n%%EOF\n`;
  return Buffer.concat([head, noise, Buffer.from(tail)]);
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function newBuyer() {
  const { token: authorization } = register.reply.parse(await (await patiently(() => under.register())).json());
  const call = (
    method: string,
    path: string,
    init: { headers?: object; body?: string | Uint8Array<ArrayBuffer> } = {},
  ) => fetch(under.system.url + path, { method, ...init, headers: { ...init.headers, authorization } });
  const read = async (path: string): Promise<unknown> => (await patiently(() => call('GET', path))).json();

  /** As a page does: begins once, and goes on from where the service says, until all is there. */
  async function upload(file: Buffer): Promise<void> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const body = JSON.stringify({
      name: sha256(file),
      slot: null,
      subject: null,
      documentId: null,
      bytes: file.length,
    });
    const begun = await patiently(() => call('POST', beginDocumentUpload.path, { headers, body }));
    const { id: uploadId } = beginDocumentUpload.reply.parse(await begun.json());
    const path = operationPath(sendDocumentUpload, { uploadId });
    for (;;) {
      const where = await call('HEAD', path, { headers: { 'tus-resumable': '1.0.0' } }).catch(() => undefined);
      // Once all has arrived, it may be a document already.
      if (where?.status === 404) return;
      const offset = Number(where?.headers.get('upload-offset') ?? Number.NaN);
      if (offset === file.length) return;
      if (Number.isNaN(offset)) await delay(200);
      else await sendFrom(path, file, offset);
    }
  }

  async function sendFrom(path: string, file: Buffer, start: number): Promise<void> {
    for (let offset = start; offset < file.length; offset += partBytes) {
      const sent = await call('PATCH', path, {
        headers: {
          'tus-resumable': '1.0.0',
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        body: new Uint8Array(file.subarray(offset, offset + partBytes)),
      }).catch(() => undefined);
      await sent?.arrayBuffer();
      if (sent?.status !== 204) return;
    }
  }

  return {
    upload,
    center: async (): Promise<DocumentCenter> => getDocumentCenter.reply.parse(await read(getDocumentCenter.path)),
    onTheirWay: async () => listDocumentUploads.reply.parse(await read(listDocumentUploads.path)).uploads,
    download: async (path: string) => new Uint8Array(await (await patiently(() => call('GET', path))).arrayBuffer()),
  };
}

it(`${uploads} uploads arrive whole, each once, while the service that takes them is killed three times`, async () => {
  const buyer = await newBuyer();
  const random = createRandom(11);
  const files = Array.from({ length: uploads }, (_, index) => pdfOf(20_000 + random.integer(400_000), index + 1));
  const killAt = new Set([30, 90, 150]);
  let next = 0;
  const send = async (): Promise<void> => {
    for (let file = files[next]; file; file = files[next]) {
      next += 1;
      if (killAt.delete(next)) {
        const missing = carryOut(under.system, { target: 'journey', signal: 'SIGKILL', afterActions: 0 });
        report(`svc-journey was killed at upload ${next}`);
        await eventually(async () => expect(await missing()).toEqual([]), waiting);
      }
      await buyer.upload(file);
    }
  };
  await Promise.all(Array.from({ length: senders }, send));
  await eventually(async () => expect(await buyer.onTheirWay()).toEqual([]), waiting);

  const { documents, files: counted } = await buyer.center();
  expect({ documents: documents.length, counted }).toEqual({ documents: uploads, counted: uploads });
  expect(documents.map(({ versions: [version] }) => version?.sha256).sort()).toEqual(files.map(sha256).sort());
  for (const { id, name, versions } of documents.slice(0, 20)) {
    const bytes = await buyer.download(`/api/documents/${id}/versions/${versions[0]?.id}`);
    labeled(name, () => expect(sha256(bytes)).toBe(name));
  }
  await eventually(async () => expect(await leftovers()).toEqual({ pieces: 0, chunks: 0 }), waiting);
}, 1_800_000);

/** What tries that were cut off have written. */
async function leftovers() {
  const journey = under.database('journey');
  const files = await journey.collection('document-files.files').distinct('_id');
  return {
    pieces: await journey.collection('document-upload-pieces').countDocuments(),
    chunks: await journey.collection('document-files.chunks').countDocuments({ files_id: { $nin: files } }),
  };
}
