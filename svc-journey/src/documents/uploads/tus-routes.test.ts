import { resumeDocumentUpload, sendDocumentUpload } from '@hearthway/contracts/journey';
import { createHttpApp, createMetrics, operationRouter, type Transaction } from '@hearthway/service-kit';
import { captureLog, listen } from '@hearthway/service-kit/testing';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { DocumentDependencies } from '../documents-dependencies.js';
import type { StoredUpload } from '../storage/upload-store.js';
import { receiveUpload } from './receive-upload.js';
import { answerTus } from './tus-routes.js';

const upload = { id: 'upload-1', key: '', bytes: 20, received: 5, state: 'receiving', shareId: null } as StoredUpload;
let stored: { offset: number; text: string; isLast: boolean }[] = [];
const dependencies = {
  uploads: {
    findById: (_userId: string, id: string) => Promise.resolve(id === upload.id ? upload : undefined),
    append(_file: object, { offset, bytes, isLast }: { offset: number; bytes: Buffer; isLast: boolean }) {
      stored.push({ offset, text: bytes.toString(), isLast });
      return Promise.resolve(true);
    },
  },
  keys: { unwrap: () => Buffer.alloc(32) },
  transaction: (work: (transaction: Transaction) => Promise<unknown>) => work({} as Transaction),
  now: () => new Date(),
} as unknown as DocumentDependencies;

let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  const routes = operationRouter();
  for (const operation of [resumeDocumentUpload, sendDocumentUpload]) {
    routes.handle({ ...operation, access: 'public' }, async ({ params: { uploadId } }, context) => {
      await answerTus(context, (request) => receiveUpload(dependencies, { userId: 'buyer-1', uploadId, request }));
      return undefined;
    });
  }
  const metrics = createMetrics({ processMetrics: false });
  server = await listen(createHttpApp({ logger: captureLog().logger, metrics, routes: [routes.router] }));
});
afterAll(() => server.close());
beforeEach(() => {
  stored = [];
});

const usual = { 'tus-resumable': '1.0.0', 'upload-offset': '5', 'content-type': 'application/offset+octet-stream' };
const pathOf = (id: string) => `${server.url}/api/document-uploads/${id}`;
const inParts = (...parts: string[]) => ReadableStream.from(parts.map((part) => Buffer.from(part)));
const patch = (changed: Record<string, string | undefined>, body: string | ReturnType<typeof inParts>) =>
  fetch(pathOf('upload-1'), {
    method: 'PATCH',
    body,
    headers: Object.entries<string | undefined>({ ...usual, ...changed }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as [string, string]],
    ),
    ...(typeof body !== 'string' && { duplex: 'half' as const }),
  });

it.each([
  ['another version', { 'tus-resumable': '0.2.2' }, 412, 'document-upload.other-protocol'],
  ['no version', { 'tus-resumable': undefined }, 412, 'document-upload.other-protocol'],
  ['another type', { 'content-type': 'application/octet-stream' }, 415, 'request.unsupported-media-type'],
  ['no offset', { 'upload-offset': undefined }, 400, 'document-upload.invalid'],
  ['an offset that is no number', { 'upload-offset': '5.0' }, 400, 'document-upload.invalid'],
  ['a lower offset', { 'upload-offset': '4' }, 409, 'document-upload.wrong-offset'],
  ['a higher offset', { 'upload-offset': '6' }, 409, 'document-upload.wrong-offset'],
])('bytes with %s are refused, in the words of tus 1.0', async (_what, changed, status, code) => {
  const answer = await patch(changed, 'bytes');
  expect([answer.status, await answer.json()]).toMatchObject([status, { code }]);
  expect([answer.headers.get('tus-resumable'), answer.headers.get('tus-version')]).toEqual(['1.0.0', '1.0.0']);
  expect(stored).toEqual([]);
});

it.each([
  ['declared', () => 'x'.repeat(16)],
  ['not declared', () => inParts('x'.repeat(16))],
])('more bytes than the file has are refused: %s', async (_what, body) => {
  const answer = await patch({}, body());
  expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'request.too-large' }]);
  expect(stored).toEqual([]);
});

it('bytes are stored from their offset on, and the last ones end the upload', async () => {
  const answer = await patch({}, inParts('one ', 'two ', 'three 7'));
  expect([answer.status, answer.headers.get('upload-offset')]).toEqual([204, '20']);
  expect(stored).toEqual([{ offset: 5, text: 'one two three 7', isLast: true }]);
});

it('what came before the connection broke is stored', async () => {
  const sending = httpRequest(pathOf('upload-1'), { method: 'PATCH', headers: { ...usual, 'content-length': 15 } });
  sending.write('first');
  await once(sending, 'socket');
  setTimeout(() => sending.destroy(), 200);
  await once(sending, 'error');
  await eventually(() => expect(stored).toEqual([{ offset: 5, text: 'first', isLast: false }]));
});

it('who asks where it goes on hears it, and nothing may keep the answer', async () => {
  const answer = await fetch(pathOf('upload-1'), { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } });
  const names = ['upload-offset', 'upload-length', 'cache-control', 'tus-resumable'];
  expect(names.map((name) => answer.headers.get(name))).toEqual(['5', '20', 'no-store', '1.0.0']);
  expect((await fetch(pathOf('other'), { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } })).status).toBe(404);
});
