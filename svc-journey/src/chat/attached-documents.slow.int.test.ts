import { noChatContexts } from '@hearthway/contracts/journey';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { startJourneyUnderTest, type JourneyUnderTest } from '../testing/index.js';
import { askIn, newThread, read, send, textIn } from './testing/http.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

describe('an attached document', () => {
  it('is read while the buyer grants it, and not a moment longer', async () => {
    const buyer = await journey.buyer();
    const thread = await newThread(buyer);
    const pdf = new PDFDocument();
    pdf.text('Ending balance on October 31: $12,480.55').end();
    const file = await buffer(pdf);
    const upload = { name: 'October', slot: 'bank_statements', documentId: null, bytes: file.length };
    const { json } = await send(buyer, 'POST', '/api/document-uploads', upload);
    const { id } = json as { id: string };
    await buyer.call(`/api/document-uploads/${id}`, {
      method: 'PATCH',
      body: Buffer.from(file),
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
    });
    await eventually(
      async () => {
        const { json: center } = await send(buyer, 'GET', '/api/documents');
        expect((center as { documents: object[] }).documents).toHaveLength(1);
      },
      { timeout: 120_000, interval: 100 },
    );

    const question = { text: 'What was my ending balance?', documentIds: [id] };
    const ungranted = await askIn(buyer, thread.id, question);
    expect(textIn(ungranted.chunks)).not.toContain('12,480');
    expect(ungranted.chunks.find(({ type }) => type === 'data-notice')).toMatchObject({
      data: { code: 'context-off', context: 'documents' },
    });

    await send(buyer, 'PUT', '/api/chat/contexts', { ...noChatContexts, documents: true });
    const granted = await askIn(buyer, thread.id, { ...question, messageId: 'granted' });
    expect(textIn(granted.chunks)).toContain('Ending balance on October 31: $12,480.55');
    expect(granted.chunks.at(-1)).toMatchObject({ messageMetadata: { used: ['documents'] } });
    const { messages } = await read(buyer, thread.id);
    expect(messages.find((message) => message.id === 'granted')?.parts[1]).toMatchObject({
      type: 'data-document',
      data: { documentId: id, name: 'October' },
    });
    // The same question again finds its answer; with another document, it is another question.
    expect((await askIn(buyer, thread.id, { ...question, messageId: 'granted' })).answerId).toBe(granted.answerId);
    const path = `/api/chat/threads/${thread.id}/messages`;
    const other = { messageId: 'granted', parentId: null, text: question.text };
    expect(await send(buyer, 'POST', path, other)).toMatchObject({ status: 409 });

    const stranger = await journey.buyer();
    const theirs = await newThread(stranger);
    const stolen = { messageId: 'stolen', parentId: null, ...question };
    expect(await send(stranger, 'POST', `/api/chat/threads/${theirs.id}/messages`, stolen)).toMatchObject({
      status: 404,
      json: { code: 'document.not-found' },
    });
  });
});
