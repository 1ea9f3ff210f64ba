/**
 * Writes the file for MORTGAGE_RATES_FILE from two CSV files of FRED:
 *
 *   npm run rates -- MORTGAGE30US.csv MORTGAGE15US.csv rates.json
 */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { FredFileError, ratesFromFred, type FredFile } from './read-fred-rates.js';

const [first, second, target, ...others] = process.argv.slice(2);
try {
  if (!first || !second || !target || others.length > 0) {
    throw new FredFileError('Usage: npm run rates -- MORTGAGE30US.csv MORTGAGE15US.csv rates.json');
  }
  const rates = ratesFromFred([await fileAt(first), await fileAt(second)]);
  await replace(target, `${JSON.stringify(rates, null, 2)}\n`);
  process.stdout.write(`${target}: rates of the week of ${rates.source?.asOf}\n`);
} catch (error) {
  const isExpected = error instanceof FredFileError || (error instanceof Error && 'code' in error);
  if (!isExpected) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

async function fileAt(path: string): Promise<FredFile> {
  return { name: basename(path), text: await readFile(path, 'utf8') };
}

/** At once, so that the service never reads half a file. */
async function replace(path: string, text: string): Promise<void> {
  const written = `${path}.${process.pid}.new`;
  try {
    await writeFile(written, text, { flag: 'wx' });
    await rename(written, path);
  } catch (error) {
    await rm(written, { force: true });
    throw error;
  }
}
