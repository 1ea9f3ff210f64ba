import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../contracts/pacts');

/** Every pact of this checkout, as parsed JSON. */
export function recordedPacts(): unknown[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().map((name): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}
