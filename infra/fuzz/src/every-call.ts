import {
  everyContractEntry,
  everyFeature,
  exampleFile,
  examplePdf,
  exampleUpload,
  type ExampleCall,
} from '@hearthway/contracts/examples';
import { changePassword, changeProfile, logout, verifyEmailByCode } from '@hearthway/contracts/identity';
import {
  beginDocumentUpload,
  changeContract,
  createContract,
  createDocumentDownload,
  createEnvelope,
  createHome,
  createOffer,
  decideInspection,
  endContract,
  getDocumentCenter,
  recordKeys,
  sendDocumentUpload,
} from '@hearthway/contracts/journey';
import type { Operation } from '@hearthway/contracts/operation';
import { setTimeout as delay } from 'node:timers/promises';
import { openOperations } from './fuzz-case.js';
import { validBody } from './valid-body.js';

const given = new Set([...everyFeature, ...everyContractEntry].map(({ operation }) => operation));

/** They end the session, or need the buyer's password or mailbox, or what an earlier call stored. */
const leftOut = new Set<Operation>([
  logout,
  changeProfile,
  changePassword,
  verifyEmailByCode,
  createOffer,
  createDocumentDownload,
  createEnvelope,
  changeContract,
  endContract,
  decideInspection,
  recordKeys,
]);

/**
 * The calls by which a new buyer uses every feature that stores something: those of the examples, then all others that need
 * nothing stored before, with made-up input. A feature whose rules refuse that needs an example (`everyFeature`).
 */
export function everyCall(): readonly ExampleCall[] {
  const others = openOperations.filter(
    (operation) => isStoring(operation) && !given.has(operation) && !leftOut.has(operation),
  );
  return [
    ...everyFeature,
    ...others.map((operation) => ({ operation, body: validBody(operation) as object | undefined, params: {} })),
  ];
}

/** Makes every call, and those that need a home, a contract, a document, or an envelope’s PDF from an earlier reply. Returns the replies by the paths of their operations. */
export async function makeEveryCall(
  make: (call: ExampleCall) => Promise<unknown>,
): Promise<ReadonlyMap<string, unknown>> {
  const replies = new Map<string, unknown>();
  for (const call of everyCall()) replies.set(call.operation.path, await make(call));
  const { id: contractId } = createContract.reply.parse(replies.get(createContract.path));
  for (const { operation, entry } of everyContractEntry) {
    replies.set(operation.path, await make({ operation, body: { contractId, entry }, params: {} }));
  }
  const { home } = createHome.reply.parse(replies.get(createHome.path));
  const offer = { operation: createOffer, body: { homeId: home.id }, params: {} };
  replies.set(createOffer.path, await make(offer));
  await makeDocument(make, beginDocumentUpload.reply.parse(replies.get(beginDocumentUpload.path)).id, exampleFile);
  const contract = { ...exampleUpload, name: 'Contract', slot: null, bytes: examplePdf.length };
  const begun = await make({
    operation: beginDocumentUpload,
    body: contract,
    params: {},
    headers: { 'idempotency-key': '00000003-0000-4000-8000-000000000000' },
  });
  const { id: documentId } = beginDocumentUpload.reply.parse(begun);
  await makeDocument(make, documentId, examplePdf);
  const sources = [{ kind: 'document', documentId }];
  const envelope = { operation: createEnvelope, body: { sources }, params: {} };
  replies.set(createEnvelope.path, await make(envelope));
  // Stays on its way.
  const headers = { 'idempotency-key': '00000002-0000-4000-8000-000000000000' };
  await make({ operation: beginDocumentUpload, body: exampleUpload, params: {}, headers });
  const download = { operation: createDocumentDownload, body: undefined, params: {} };
  return replies.set(createDocumentDownload.path, await make(download));
}

/** Sends the bytes of the upload, and waits until the service has checked them. */
async function makeDocument(
  make: (call: ExampleCall) => Promise<unknown>,
  uploadId: string,
  file: Uint8Array,
): Promise<void> {
  await make({ operation: sendDocumentUpload, body: file, params: { uploadId } });
  for (;;) {
    const center = await make({ operation: getDocumentCenter, body: undefined, params: {} });
    const { documents, uploads } = getDocumentCenter.reply.parse(center);
    if (documents.some(({ id }) => id === uploadId)) return;
    const refusal = uploads.find(({ id }) => id === uploadId)?.refusal ?? null;
    if (refusal !== null) throw new Error(`The file was refused: ${refusal}`);
    await delay(200);
  }
}

function isStoring({ access, method, path }: Operation): boolean {
  return access === 'buyer' && method.startsWith('P') && !path.includes(':');
}
