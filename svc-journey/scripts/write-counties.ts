/**
 * Writes the counties offered in the financial profile, from the Census Bureau's boundary files as redistributed by the package
 * us-atlas (3.0.1 is the 2017 edition), with the counties that have been replaced since:
 *
 *   npm install --no-save us-atlas@3.0.1
 *   npx tsx svc-journey/scripts/write-counties.ts node_modules/us-atlas/counties-10m.json
 */
import { usStates } from '@hearthway/contracts/journey';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { formerCounties, newCounties } from '../src/counties/former-counties.js';

const place = z.object({ id: z.string(), properties: z.object({ name: z.string() }) });
const places = z.object({ geometries: z.array(place) });
const atlas = z.object({ objects: z.object({ states: places, counties: places }) });
type Place = z.infer<typeof place>;

const [source] = process.argv.slice(2);
if (!source) throw new Error('Pass the path of counties-10m.json from us-atlas');
const { states, counties } = atlas.parse(JSON.parse(await readFile(source, 'utf8'))).objects;

const target = fileURLToPath(new URL('../src/counties/counties.json', import.meta.url));
await writeFile(target, `${JSON.stringify(countiesByState(), null, 2)}\n`);

function countiesByState() {
  return Object.fromEntries(
    usStates.map(([code, stateName]) => {
      const state = states.geometries.find(({ properties }) => properties.name === stateName);
      if (!state) throw new Error(`${source} has no state ${stateName}`);
      const ofState = counties.geometries.filter(({ id }) => id.startsWith(state.id) && !formerCounties.has(id));
      const named = [
        ...ofState.map((county) => [county.id, distinctName(county, ofState)] as const),
        ...Object.entries(newCounties[code] ?? {}),
      ];
      return [code, Object.fromEntries(named.sort(([a], [b]) => Number(a) - Number(b)))];
    }),
  );
}

// In a few states a city outside any county shares a county's name. Codes from 500 on are cities.
function distinctName({ id, properties: { name } }: Place, ofState: readonly Place[]): string {
  const isAlone = ofState.every((other) => other.id === id || other.properties.name !== name);
  if (isAlone) return name;
  return `${name} ${Number(id.slice(2)) >= 500 ? 'City' : 'County'}`;
}
