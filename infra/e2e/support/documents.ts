import { beginDocumentUpload, getDocumentCenter, sendDocumentUpload } from '@hearthway/contracts/journey';
import { operationPath } from '@hearthway/contracts/operation';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { send } from './plan.js';
import { expect } from './test.js';

/** Uploads a file through the API, and waits until it's checked. */
export async function hasADocument(page: Page, name: string, file: Buffer): Promise<void> {
  const begun = { name, bytes: file.length, slot: null, subject: null, documentId: null };
  const headers = { 'idempotency-key': randomUUID() };
  const { id: uploadId } = beginDocumentUpload.reply.parse(await send(page, beginDocumentUpload, begun, headers));
  const { method, path } = sendDocumentUpload;
  const sent = await page.request.fetch(operationPath({ path }, { uploadId }), {
    method,
    data: file,
    headers: {
      authorization: await page.evaluate(() => localStorage.getItem('auth_token') ?? ''),
      'content-type': 'application/offset+octet-stream',
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
    },
  });
  expect(sent.status(), await sent.text()).toBe(204);
  await expect
    .poll(async () =>
      getDocumentCenter.reply.parse(await send(page, getDocumentCenter)).documents.map((one) => one.name),
    )
    .toContain(name);
}

interface PdfOptions {
  /** More of the catalog, and of each page, as in the file. */
  readonly catalog?: string;
  readonly page?: string;
}

/** A PDF with these words on its pages. */
export function pdfOf(words: readonly string[], { catalog = '', page = '' }: PdfOptions = {}): Buffer {
  const ids = words.map((_, index) => 4 + index * 2);
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    `<</Type/Pages/Kids[${ids.map((id) => `${id} 0 R`).join(' ')}]/Count ${words.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...words.flatMap((text, index) => {
      const drawn = `BT /F1 24 Tf 72 700 Td (${text}) Tj ET`;
      const contents = `/Contents ${5 + index * 2} 0 R/Resources<</Font<</F1 3 0 R>>>>`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]${contents}${page}>>`,
        `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
      ];
    }),
  ];
  const parts = ['%PDF-1.7\n'];
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(parts.join('').length);
    parts.push(`${index + 1} 0 obj\n${object}\nendobj\n`);
  }
  const start = parts.join('').length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(`xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R>>\n`);
  parts.push(`startxref\n${start}\n%%EOF`);
  return Buffer.from(parts.join(''), 'latin1');
}
