import { AppError, type KeyedQueue } from '@hearthway/service-kit';
import type { StoredEnvelope } from './envelope.js';
import type { EnvelopeDependencies } from './envelopes-dependencies.js';
import { readableKept } from './kept-files.js';

export interface DrawDependencies extends Pick<EnvelopeDependencies, 'files' | 'keys' | 'newFileKey' | 'drawPage'> {
  /** The pages of one envelope are drawn one after another, so that many of them don’t hold up those of others. */
  readonly drawInTurn: KeyedQueue;
}

export interface WantedPage {
  /** From 1. */
  readonly page: number;
  /** Whether whoever asked has left. */
  readonly hasLeft: () => boolean;
}

/** A JPEG of one page of what is to be signed; `undefined` if nobody waits for it anymore. @throws AppError `envelope.not-drawn` */
export async function drawEnvelopePage(
  dependencies: DrawDependencies,
  { id, source, entry }: StoredEnvelope,
  { page, hasLeft }: WantedPage,
): Promise<Buffer | undefined> {
  return dependencies.drawInTurn(id, async () => {
    if (hasLeft()) return undefined;
    const { type, bytes, read } = readableKept(dependencies, entry.title, source);
    const picture = await dependencies.drawPage(read({ start: 0, end: bytes - 1 }), { type, page, stamp: '' });
    if (!picture) throw new AppError('envelope.not-drawn', 'We couldn’t show this page. Download the PDF to read it.');
    return picture;
  });
}
