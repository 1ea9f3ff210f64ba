/**
 * `npm run loan-limits:load -- <year> <file.csv>`: checks a list of loan limits by county, FHFA's or HUD's, and stores it as that
 * year's. Every instance of svc-journey uses it within seconds, from January 1 of the year on.
 */
import { connectMongo, createLogger, loadDatabaseConfig } from '@hearthway/service-kit';
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { UnusableFile } from '../src/files/index.js';
import { createLoanLimitStore, loadLimits } from '../src/policy/index.js';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const [year, file] = process.argv.slice(2);
if (year === undefined || file === undefined) {
  say('Name the year and the file: npm run loan-limits:load -- 2027 limits-2027.csv');
  process.exit(2);
}

// npm's own name for the folder that the command was typed in.
const path = resolve(process.env['INIT_CWD'] ?? '', file);
const text = await readFile(path, 'utf8');
const { MONGODB_URI, MONGODB_DATABASE } = loadDatabaseConfig(process.env);
const logger = createLogger({ name: 'loan-limits', level: 'warn', pretty: true });
const connection = await connectMongo({ uri: MONGODB_URI, database: MONGODB_DATABASE, logger });
try {
  const limits = { year: Number(year), fileName: basename(path), text, now: new Date() };
  const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;
  for (const loaded of await loadLimits(createLoanLimitStore(connection), limits)) {
    const { program, counties, lowestDollars, formerLowestDollars } = loaded;
    say(
      `${program === 'fha' ? 'FHA' : 'Conforming'}: ${counties} counties loaded for ${year}. The lowest limit is ${dollars(lowestDollars)}, ${dollars(formerLowestDollars)} the year before.`,
    );
  }
} catch (error) {
  if (!(error instanceof UnusableFile)) throw error;
  say(`Nothing was loaded. ${error.message}`);
  process.exitCode = 1;
} finally {
  await connection.close();
}
