/**
 * Writes the limits that svc-journey ships with, from a year's lists of FHFA and HUD, or of both in one file (see
 * `readLimitsFile`). Later files correct earlier ones, county by county:
 *
 *   npx tsx svc-journey/scripts/write-loan-limits.ts 2026 fhfa-2026.csv svc-journey/scripts/connecticut-regions-2026.csv
 *
 * A year's file has to be named in src/policy/loan-limits/built-in-limits.ts, and the lowest limits stand in the contracts, too,
 * for the landing page.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { limitsToShip } from '../src/policy/index.js';

const [year = '', ...files] = process.argv.slice(2);
if (!/^20\d\d$/.test(year) || files.length === 0) throw new Error('Name the year and its files');

const texts = await Promise.all(files.map((file) => readFile(resolve(process.env['INIT_CWD'] ?? '', file), 'utf8')));
const target = fileURLToPath(new URL(`../src/policy/loan-limits/built-in/limits-${year}.json`, import.meta.url));
await writeFile(target, `${JSON.stringify(limitsToShip(Number(year), texts), null, 2)}\n`);
process.stdout.write(`${basename(target)} written\n`);
