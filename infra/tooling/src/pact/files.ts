import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where consumers write what they need, and providers read what they are held to. */
export const pactFolder = join(import.meta.dirname, '../../../../contracts/pacts');

/** The pact files that name this provider. Throws when there is none: a verification of nothing proves nothing. */
export function pactFilesOf(provider: string): string[] {
  const files = existsSync(pactFolder)
    ? readdirSync(pactFolder).filter((file) => file.endsWith(`-${provider}.json`))
    : [];
  if (files.length === 0) throw new Error(`No pact names ${provider}: run the consumers' tests first`);
  return files.map((file) => join(pactFolder, file));
}
