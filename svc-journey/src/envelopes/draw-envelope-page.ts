import { AppError } from '@hearthway/service-kit';
import type { StoredEnvelope } from './envelope.js';
import type { EnvelopeDependencies } from './envelopes-dependencies.js';
import { readKept } from './kept-files.js';

/** A JPEG of one page, from 1, of what is to be signed. @throws AppError `envelope.not-drawn` */
export async function drawEnvelopePage(
  dependencies: Pick<EnvelopeDependencies, 'files' | 'keys' | 'newFileKey' | 'drawPage'>,
  { source }: StoredEnvelope,
  page: number,
): Promise<Buffer> {
  const pdf = await readKept(dependencies, source);
  const picture = await dependencies.drawPage(one(pdf), { type: 'application/pdf', page, stamp: '' });
  if (!picture) throw new AppError('envelope.not-drawn', 'We couldn’t show this page. Download the PDF to read it.');
  return picture;
}

async function* one(bytes: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(bytes);
}
