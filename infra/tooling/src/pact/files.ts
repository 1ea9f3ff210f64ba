import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where consumers write their pacts and providers read them: the committed folder, unless the run has its own. */
export const pactFolder = process.env['HEARTHWAY_PACTS'] ?? join(import.meta.dirname, '../../../../contracts/pacts');

/** The pact files of this provider. @throws if there are none, because verifying nothing proves nothing */
export function pactFilesOf(provider: string): string[] {
  const files = existsSync(pactFolder)
    ? readdirSync(pactFolder).filter((file) => file.endsWith(`-${provider}.json`))
    : [];
  if (files.length === 0) throw new Error(`No pact names ${provider}: run the consumers' tests first`);
  return files.map((file) => join(pactFolder, file));
}
