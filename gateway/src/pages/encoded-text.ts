import { compress, compressionsOf, type Compression, type Effort } from '@hearthway/releases';
import { setTimeout as delay } from 'node:timers/promises';
import { acceptsEncoding } from './negotiation.js';

type Forms = ReadonlyMap<Compression, Buffer>;

/** A text that is sent often, with its compressed forms. */
export interface EncodedText {
  readonly plain: string;
  readonly compressed: Forms;
}

export interface PageEncoder {
  /**
   * Compresses these texts quickly, and then thoroughly while they are in use. Only what is in neither these texts nor those of
   * the call before is compressed again.
   */
  encode(texts: Iterable<string>): Promise<ReadonlyMap<string, EncodedText>>;
  stop(): void;
}

/** Of the time between, the share in which one core compresses thoroughly, so that requests do not wait for it. */
const workingShare = 1 / 3;

export function createPageEncoder(): PageEncoder {
  let present = new Map<string, EncodedText & { compressed: Forms }>();
  let past: typeof present = new Map();
  const thorough = new WeakSet<EncodedText>();
  let improving = new AbortController();

  async function improve(texts: typeof present, signal: AbortSignal): Promise<void> {
    for (const text of texts.values()) {
      if (thorough.has(text)) continue;
      const started = performance.now();
      text.compressed = await formsOf(text.plain, 'thorough');
      thorough.add(text);
      const pause = (performance.now() - started) * (1 / workingShare - 1);
      await delay(pause, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
    }
  }

  return {
    async encode(texts) {
      improving.abort();
      const next: typeof present = new Map();
      for (const plain of texts) {
        const known = present.get(plain) ?? past.get(plain);
        next.set(plain, known ?? { plain, compressed: await formsOf(plain, 'quick') });
      }
      [past, present] = [present, next];
      improving = new AbortController();
      // If that fails, the quick forms are as good.
      improve(next, improving.signal).catch(() => undefined);
      return next;
    },
    stop: () => improving.abort(),
  };
}

async function formsOf(plain: string, effort: Effort): Promise<Forms> {
  const contents = Buffer.from(plain);
  const forms = new Map<Compression, Buffer>();
  // One after the other, so that no more than one core is busy.
  for (const one of compressionsOf) forms.set(one, await compress(contents, one, effort));
  return forms;
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
