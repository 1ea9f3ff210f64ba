/**
 * `npm run mortgage-rates:write -w svc-journey -- <fred.csv> [<another.csv>]`: writes MORTGAGE_RATES_FILE from CSV files of FRED
 * with the series MORTGAGE30US and MORTGAGE15US. A file that can't be used changes nothing.
 */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { UnusableFile } from '../src/files/index.js';
import { ratesFromFred } from '../src/mortgage-rates/index.js';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
// npm's own name for the folder that the command was typed in.
const pathOf = (typed: string): string => resolve(process.env['INIT_CWD'] ?? '', typed);

const files = process.argv.slice(2);
const target = process.env['MORTGAGE_RATES_FILE'];
if (files.length === 0 || !target) {
  say('Set MORTGAGE_RATES_FILE and name the files: npm run mortgage-rates:write -w svc-journey -- fred.csv');
  process.exit(2);
}

try {
  const rates = ratesFromFred(
    await Promise.all(
      files.map(async (file) => ({ name: basename(file), text: await readFile(pathOf(file), 'utf8') })),
    ),
  );
  await replace(pathOf(target), `${JSON.stringify(rates, null, 2)}\n`);
  say(`${target}: rates of ${rates.source?.asOf}.`);
} catch (error) {
  const isExpected = error instanceof UnusableFile || (error instanceof Error && 'code' in error);
  if (!isExpected) throw error;
  say(`${target} was not changed. ${error.message}`);
  process.exitCode = 1;
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
