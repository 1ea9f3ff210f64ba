import {
  exampleCondition,
  exampleEstimateEntry,
  exampleFinancialProfile,
  exampleHomeEntry,
  exampleLetterEntry,
  examplePreApprovalInfo,
  examplePurchaseTerms,
  exampleQuoteEntry,
} from '@hearthway/contracts/examples';
import { exampleFigures } from '@hearthway/contracts/affordability';
import type { ChatMessage, DocumentCenter } from '@hearthway/contracts/journey';
import { eventually, labeled } from '@hearthway/tooling/testing';
import { expect } from '@jest/globals';
import { patiently } from '../faults/patiently.js';
import { newName, type SystemUnderTest } from '../faults/system-under-test.js';

export interface Buyer {
  readonly token: string;
  call(method: string, path: string, body?: unknown): Promise<Response>;
  /** Sends the first bytes of an upload. */
  send(path: string, bytes: Buffer): Promise<Response>;
}

/** Registers through the gateway. */
export async function newBuyer(under: SystemUnderTest): Promise<Buyer> {
  const response = await patiently(() => under.register(newName()));
  const { token } = (await response.json()) as { token: string };
  return {
    token,
    call: (method, path, body) =>
      patiently(() =>
        fetch(`${under.system.url}${path}`, {
          method,
          headers: { authorization: token, ...(body !== undefined && { 'content-type': 'application/json' }) },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      ),
    send: (path, bytes) =>
      patiently(() =>
        fetch(`${under.system.url}${path}`, {
          method: 'PATCH',
          headers: { authorization: token, ...tusHeaders },
          body: new Uint8Array(bytes),
        }),
      ),
  };
}

/** A buyer's resource for each `:name` parameter in a path, and how to read it. */
export interface Owned {
  readonly id: string;
  /** Its current state, to compare with later. */
  readonly read: () => Promise<unknown>;
}

/** Creates one resource of each kind that an operation addresses by id. */
export async function makeOwned(buyer: Buyer): Promise<Readonly<Record<string, Owned>>> {
  const json = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await buyer.call(method, path, body);
    labeled(`${method} ${path}`, () => expect(response.status).toBeLessThan(300));
    return response.json();
  };
  await json('POST', '/api/pre-approval-info', examplePreApprovalInfo);
  await json('PUT', '/api/financial-profile', { version: 0, profile: exampleFinancialProfile });
  await json('POST', '/api/lender-matches/find', { count: 3 });
  const event = await json('POST', '/api/calendar-events', { title: 'Tour', startsAt: '2030-01-01T10:00:00Z' });
  const letter = await json('POST', '/api/pre-approval-letters', exampleLetterEntry);
  const quote = await json('POST', '/api/lender-quotes', exampleQuoteEntry);
  const estimate = await json('POST', '/api/loan-estimates', exampleEstimateEntry);
  const scenario = await json('POST', '/api/scenarios', { name: 'Our plan', figures: exampleFigures });
  const budget = `/api/scenarios/${idOf(scenario)}/pin`;
  await json('PUT', budget);
  await json('DELETE', budget); // which a notice tells
  const { notices } = (await json('GET', '/api/notices')) as { notices: unknown[] };
  const home = await json('POST', '/api/homes', exampleHomeEntry);
  const offer = await json('POST', '/api/offers', { homeId: idOf(home) });
  const contract = await json('POST', '/api/contract', examplePurchaseTerms);
  const condition = await json('POST', '/api/conditions', { contractId: idOf(contract), entry: exampleCondition });
  const { token } = (await json('POST', `/api/scenarios/${idOf(scenario)}/link`)) as { token: string };
  const dataExport = await json('POST', '/api/auth/data-exports');
  const { threadId, answer, actionId } = await haveConversation(buyer, json);
  const memory = await json('POST', '/api/chat/memories', { text: 'No HOA' });
  const { documentId, versionId } = await uploadDocument(buyer, json);
  const source = { kind: 'document', documentId };
  const envelope = await json('POST', '/api/envelopes', { source });
  const unsent = { name: 'W-2', slot: null, documentId: null, bytes: 1000 };
  const upload = await json('POST', '/api/document-uploads', unsent);
  const link = { kind: 'view', recipient: 'A lender', days: 1 };
  const { share } = (await json('POST', `/api/documents/${documentId}/shares`, link)) as { share: unknown };
  const list = (path: string) => () => json('GET', path);
  const firstOf = async (path: string) => idOf(((await json('GET', path)) as unknown[])[0]);
  return {
    milestoneId: { id: await firstOf('/api/milestones'), read: list('/api/milestones') },
    lenderMatchId: { id: await firstOf('/api/lender-matches'), read: list('/api/lender-matches') },
    calendarEventId: { id: idOf(event), read: list('/api/calendar-events') },
    letterId: { id: idOf(letter), read: list('/api/pre-approval-letters') },
    quoteId: { id: idOf(quote), read: list('/api/lender-quotes') },
    estimateId: { id: idOf(estimate), read: list('/api/loan-estimates') },
    homeId: { id: idOf(home), read: list('/api/homes') },
    offerId: { id: idOf(offer), read: list('/api/offers') },
    conditionId: { id: idOf(condition), read: list('/api/conditions') },
    // Every buyer’s contract has one with this key; nobody else’s is reached by it.
    deadlineKey: { id: 'inspection', read: list('/api/deadlines') },
    noticeId: { id: idOf(notices[0]), read: list('/api/notices') },
    scenarioId: { id: idOf(scenario), read: list('/api/scenarios') },
    token: { id: token, read: list(`/api/shared-scenarios/${token}`) },
    sessionId: { id: await firstOf('/api/auth/sessions'), read: list('/api/auth/sessions') },
    threadId: { id: threadId, read: list('/api/chat/threads') },
    messageId: { id: answer.id, read: list(`/api/chat/threads/${threadId}`) },
    actionId: { id: actionId, read: list(`/api/chat/threads/${threadId}`) },
    memoryId: { id: idOf(memory), read: list('/api/chat/settings') },
    documentId: { id: documentId, read: list('/api/documents') },
    envelopeId: { id: idOf(envelope), read: list('/api/envelopes') },
    versionId: { id: versionId, read: list('/api/documents') },
    shareId: { id: idOf(share), read: list('/api/document-shares') },
    uploadId: { id: idOf(upload), read: list('/api/documents') },
    dataExportId: { id: idOf(dataExport), read: list(`/api/auth/data-exports/${idOf(dataExport)}`) },
  };
}

const idOf = (value: unknown): string => (value as { id: string }).id;

type Json = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** Asks Mia for something that has to be confirmed. */
async function haveConversation(buyer: Buyer, json: Json) {
  const threadId = idOf(await json('POST', '/api/chat/threads', {}));
  const question = {
    messageId: 'question-1',
    parentId: null,
    text: 'Add a home tour on January 5 at 10am to my calendar',
  };
  await (await buyer.call('POST', `/api/chat/threads/${threadId}/messages`, question)).text();
  const { messages } = (await json('GET', `/api/chat/threads/${threadId}`)) as { messages: ChatMessage[] };
  const answer = messages.find(({ role }) => role === 'assistant')!;
  const action = answer.parts.find((part) => part.type === 'data-action')!;
  return { threadId, answer, actionId: action.id };
}

/** One empty page. */
const pdf = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj',
    'xref',
    '0 4',
    '0000000000 65535 f ',
    '0000000009 00000 n ',
    '0000000052 00000 n ',
    '0000000101 00000 n ',
    'trailer<</Size 4/Root 1 0 R>>',
    'startxref',
    '164',
    '%%EOF',
    '',
  ].join('\n'),
);

/** Uploads a PDF and waits until it is checked. */
async function uploadDocument(buyer: Buyer, json: Json) {
  const begun = { name: 'Photo ID', slot: null, documentId: null, bytes: pdf.length };
  const { id } = (await json('POST', '/api/document-uploads', begun)) as { id: string };
  const sent = await buyer.send(`/api/document-uploads/${id}`, pdf);
  expect(sent.status).toBe(204);
  return eventually(async () => {
    const { documents } = (await json('GET', '/api/documents')) as DocumentCenter;
    const [version] = documents.find((document) => document.id === id)?.versions ?? [];
    expect(version).toBeDefined();
    return { documentId: id, versionId: version!.id };
  });
}

/** Headers of an upload over tus, from its first byte on. */
export const tusHeaders = {
  'tus-resumable': '1.0.0',
  'upload-offset': '0',
  'content-type': 'application/offset+octet-stream',
} as const;
