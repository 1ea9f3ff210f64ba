import { copyFileSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';

/** A folder of this run alone has the pacts as `<consumer>/<provider>.json`. */
const ofThisRun = process.env['HEARTHWAY_PACTS'];
/** The folder of each consumer has those that are committed. */
const [root, pactsWithin] = ofThisRun ? [ofThisRun, ''] : [join(import.meta.dirname, '../../../..'), 'pacts'];

/** Where a consumer’s tests write its pact with a provider. */
const pactFileOf = (consumer: string, provider: string): string =>
  join(root, consumer, pactsWithin, `${provider}.json`);

export interface PactWithProvider {
  /** The name of the consumer’s folder. */
  readonly name: string;
  readonly file: string;
}

/** All consumers’ pacts with this provider. @throws if there are none, because verifying nothing proves nothing */
export function pactsWith(provider: string): PactWithProvider[] {
  const files = globSync(join('*', pactsWithin, `${provider}.json`), { cwd: root }).sort();
  if (files.length === 0) throw new Error(`No pact names ${provider}: run the consumers' tests first`);
  return files.map((file) => ({ name: file.split(sep)[0] ?? file, file: join(root, file) }));
}

/** Adds to a pact. Pact itself names files `<consumer>-<provider>.json`. */
export function addToPact(consumer: string, provider: string, write: (folder: string) => void): void {
  const file = pactFileOf(consumer, provider);
  const folder = mkdtempSync(join(tmpdir(), 'pact-'));
  const written = join(folder, `${consumer}-${provider}.json`);
  try {
    if (existsSync(file)) copyFileSync(file, written);
    write(folder);
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(written, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
