/**
 * Writes the loan limits of a year for every county, from the county files of FHFA, or of HUD or the CFPB for all programs.
 * A later file corrects an earlier one. Connecticut’s planning regions replace its former counties.
 *
 *   npx tsx svc-journey/scripts/write-county-limits.ts 2026 fhfa-2026.csv svc-journey/scripts/limits/connecticut-regions-2026.csv
 *
 * Then add the file to `editions` in svc-journey/src/county-limits/county-limit.ts, with its source.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import counties from '../src/counties/counties.json' with { type: 'json' };
import { LimitFileError, readCountyLimits, type CountyLimits } from './read-county-limits.js';

const [year = '', ...files] = process.argv.slice(2);
if (!/^20\d\d$/.test(year) || files.length === 0) throw new Error('Pass a year and at least one CSV file');

const limits = new Map<string, CountyLimits>();
for (const file of files) {
  for (const county of readCountyLimits(file, await readFile(file, 'utf8'))) limits.set(county.fips, county);
}
if ([...limits.keys()].some(isRegion)) for (const fips of limits.keys()) if (isFormerCounty(fips)) limits.delete(fips);
requireEveryCounty();

const target = fileURLToPath(new URL(`../src/county-limits/limits-${year}.json`, import.meta.url));
await writeFile(target, `${JSON.stringify(edition(), null, 2)}\n`);

/** Counties by limit, in whole dollars. Programs that the files don’t have are left out. */
function edition() {
  const all = [...limits.values()].sort((a, b) => Number(a.fips) - Number(b.fips));
  const byLimit = (of: (county: CountyLimits) => number | undefined) => {
    const groups = new Map<number, string[]>();
    for (const county of all) {
      const limit = of(county);
      if (limit !== undefined) groups.set(limit, [...(groups.get(limit) ?? []), county.fips]);
    }
    return Object.fromEntries([...groups].map(([limit, fips]) => [limit, fips.join(' ')]));
  };
  const hasFha = all.every(({ fha }) => fha !== undefined);
  const hasOwnVa = all.some(({ va, conventional }) => va !== undefined && va !== conventional);
  return {
    year: Number(year),
    conventional: byLimit(({ conventional }) => conventional),
    ...(hasFha && { fha: byLimit(({ fha }) => fha) }),
    ...(hasOwnVa && { va: byLimit(({ va }) => va) }),
  };
}

function requireEveryCounty(): void {
  const hasRegions = [...limits.keys()].some(isRegion);
  const missing = Object.entries(counties).flatMap(([state, names]) =>
    Object.entries(names)
      .filter(([fips]) => !limits.has(fips) && (hasRegions || !isRegion(fips)))
      .map(([fips, name]) => `no limit for ${name}, ${state} (${fips})`),
  );
  if (missing.length > 0) throw new LimitFileError(files.join(' and '), missing);
}

function isRegion(fips: string): boolean {
  return /^091[1-9]0$/.test(fips);
}

function isFormerCounty(fips: string): boolean {
  return /^0900\d$|^0901[1-5]$/.test(fips);
}
