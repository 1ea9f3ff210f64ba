import { documentCenter, type DocumentCenter, type NewUpload } from '@hearthway/contracts/journey';
import { eventually } from '@hearthway/tooling/testing';
import { expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { JourneyUnderTest } from '../../testing/index.js';

export type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;
/** Sends a request, signed in or with a link. */
export type Call = (
  path: string,
  init?: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
) => Promise<Response>;

export const center = async (buyer: Buyer): Promise<DocumentCenter> =>
  documentCenter.parse(await (await buyer.call('/api/documents')).json());

export async function begin(buyer: Buyer, given: Partial<NewUpload> = {}): Promise<Response> {
  const body = { name: 'Statement', slot: null, subject: null, documentId: null, bytes: 1, ...given };
  const headers = { 'idempotency-key': randomUUID() };
  return buyer.call('/api/document-uploads', { method: 'POST', body: JSON.stringify(body), headers });
}

/** Bytes by the tus protocol to the address of an upload. */
export const sendTo = (
  call: Call,
  path: string,
  { offset, bytes }: { readonly offset: number; readonly bytes: Uint8Array },
): Promise<Response> =>
  call(path, {
    method: 'PATCH',
    body: Buffer.from(bytes),
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
  });

export const send = ({ call }: Buyer, id: string, offset: number, bytes: Uint8Array): Promise<Response> =>
  sendTo(call, `/api/document-uploads/${id}`, { offset, bytes });

export async function upload(buyer: Buyer, bytes: Uint8Array, given: Partial<NewUpload> = {}): Promise<string> {
  const begun = await begin(buyer, { ...given, bytes: bytes.length });
  expect(begun.status).toBe(201);
  const { id } = (await begun.json()) as { id: string };
  expect((await send(buyer, id, 0, bytes)).status).toBe(204);
  return id;
}

/** Once all files are checked: documents, or refusals. */
export const settled = (buyer: Buyer): Promise<DocumentCenter> =>
  eventually(
    async () => {
      const now = await center(buyer);
      expect(now.uploads.filter(({ state }) => state !== 'refused')).toEqual([]);
      return now;
    },
    { timeout: 120_000, interval: 100 },
  );
