import { getDocumentCenter, type DocumentType } from '@hearthway/contracts/journey';
import { defineOperation } from '@hearthway/contracts/operation';
import { createHttpApp, createMetrics, operationRouter } from '@hearthway/service-kit';
import { captureLog, listen } from '@hearthway/service-kit/testing';
import { onTestFinished } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { sendFile, sendZip } from './file-routes.js';
import type { ReadableFile } from './read-file.js';

const base = { ...getDocumentCenter, access: 'public', reply: undefined, replyType: 'stream' } as const;
const readOne = defineOperation({ ...base, id: 'test.file', path: '/file', errors: { 'document.outside-file': 416 } });
const readAll = defineOperation({ ...base, id: 'test.zip', path: '/zip' });

const bytes = Buffer.from('0123456789');
const type: DocumentType = 'application/pdf';
let reads = 0;
const whole: ReadableFile = {
  name: 'Whole.pdf',
  type,
  bytes: bytes.length,
  async *read({ start, end }) {
    reads += 1;
    yield await Promise.resolve(bytes.subarray(start, end + 1));
  },
};

/** Reads its first half, and then nothing: with an error, or without. */
const broken = (error?: Error): ReadableFile => ({
  ...whole,
  name: 'Broken.pdf',
  async *read() {
    yield await Promise.resolve(bytes.subarray(0, 5));
    if (error) throw error;
  },
});

async function serve(file: ReadableFile, files: readonly ReadableFile[] = [whole, file, whole]) {
  const routes = operationRouter();
  routes.handle(readOne, async (_input, context) => {
    await sendFile(context, file);
    return undefined;
  });
  routes.handle(readAll, async (_input, context) => {
    await sendZip(context, files);
    return undefined;
  });
  const metrics = createMetrics({ processMetrics: false });
  const server = await listen(createHttpApp({ logger: captureLog().logger, metrics, routes: [routes.router] }));
  onTestFinished(() => server.close());
  return server.url;
}

describe('a file', () => {
  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=-99', 200, '0123456789', null],
    ['bytes=-0', 416, undefined, 'bytes */10'],
    ['bytes=0-1,5-6', 200, '0123456789', null],
    ['bytes=5-2', 416, undefined, 'bytes */10'],
    ['bytes=10-', 416, undefined, 'bytes */10'],
    ['lines=1-2', 200, '0123456789', null],
    ['nonsense', 200, '0123456789', null],
  ])('asked for as %s is sent with %i', async (range, status, text, contentRange) => {
    const answer = await fetch(`${await serve(whole)}/file`, { headers: { range } });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([status, contentRange]);
    // The gateway passes on no refusal of another type.
    expect(answer.headers.get('content-type')).toMatch(status === 416 ? /^application\/json/ : /^application\/pdf/);
    const said = await answer.text();
    if (text !== undefined) expect(said).toBe(text);
  });

  it.each(['Lohn "brutto"\\März; filename=x.html 💶', 'שכר.pdf', "it's 100% (done)"])(
    'called %s has one name, in plain letters and in all',
    async (name) => {
      const answer = await fetch(`${await serve({ ...whole, name: `${name}.pdf` })}/file`);
      const said = answer.headers.get('content-disposition') ?? '';
      expect(said).toMatch(/^attachment; filename=(?:"(?:[^"\\]|\\.)*"|[\w.]+)(?:; filename\*=UTF-8''[\w.%!*'()-]+)?$/);
    },
  );

  it('is not read for its headers alone', async () => {
    const url = await serve(whole);
    reads = 0;
    const answer = await fetch(`${url}/file`, { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-length'), reads]).toEqual([200, '10', 0]);
  });

  it('that can’t be read to its end breaks the connection', async () => {
    const url = await serve(broken(new Error('The database is gone')));
    await expect(fetch(`${url}/file`).then((answer) => answer.text())).rejects.toThrow();
  });
});

describe('a ZIP', () => {
  it.each([
    ['can’t be read', new Error('The database is gone')],
    ['has become shorter', undefined],
  ])('breaks the connection where a file %s, and takes nothing else along', async (_what, error) => {
    const url = await serve(broken(error));
    await expect(fetch(`${url}/zip`).then((answer) => answer.arrayBuffer())).rejects.toThrow();
    expect((await fetch(`${url}/file`, { method: 'HEAD' })).status).toBe(200);
  });
});
