import { checkPdf, fillPdf } from '../sealing/fill-pdf.js';
import { somePdf } from './sealed-envelope.js';

const certificatePages = (await somePdf()).toString('base64');
const place = { kind: 'signature', page: 1, x: 0.1, y: 0.8, width: 0.3, height: 0.05 } as const;
const fields = [{ ...place, value: 'Sam Lee' }];
const at = '2026-11-20T10:00:00.000Z';

/** Checks a PDF, and fills it if it can be signed. @throws Error if it then can’t be filled */
export async function handle(file: Buffer): Promise<'filled' | 'refused'> {
  const { usable } = await checkPdf(file);
  if (!usable) return 'refused';
  await fillPdf(file, { kind: 'fill', fields, certificatePages, title: 'Offer', auditSha256: '', at });
  return 'filled';
}
