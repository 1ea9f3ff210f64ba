import { compress, compressionsOf, type Compression } from '@hearthway/releases';
import { acceptsEncoding } from './negotiation.js';

/** A text that is sent often, with its compressed forms. */
export interface EncodedText {
  readonly plain: string;
  readonly compressed: ReadonlyMap<Compression, Buffer>;
}

export async function encodeText(plain: string): Promise<EncodedText> {
  const contents = Buffer.from(plain);
  const forms = compressionsOf.map(async (one) => [one, await compress(contents, one)] as const);
  return { plain, compressed: new Map(await Promise.all(forms)) };
}

export interface ChosenForm {
  readonly body: string | Buffer;
  readonly encoding: Compression | undefined;
}

/** The best form for a client that sent this `accept-encoding`. */
export function formFor(text: EncodedText, acceptEncoding: string): ChosenForm {
  for (const [encoding, body] of text.compressed) {
    if (acceptsEncoding(acceptEncoding, encoding)) return { body, encoding };
  }
  return { body: text.plain, encoding: undefined };
}
