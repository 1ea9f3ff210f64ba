import * as affordability from '@hearthway/contracts/affordability';
import * as analytics from '@hearthway/contracts/analytics';
import * as commerce from '@hearthway/contracts/commerce';
import * as homeGoals from '@hearthway/contracts/home-goals';
import * as identity from '@hearthway/contracts/identity';
import * as journey from '@hearthway/contracts/journey';
import * as z from 'zod/mini';

/** The schemas that the contracts export, each with its name in the document. */
export const namedSchemas = z.registry<{ id: string }>();

const names = new Set<string>();
for (const contract of [affordability, analytics, commerce, homeGoals, identity, journey]) {
  for (const [name, exported] of Object.entries(contract)) {
    if (!(exported instanceof z.core.$ZodType) || namedSchemas.has(exported)) continue;
    const id = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    if (names.has(id)) throw new Error(`Two contracts export different schemas as ${name}`);
    names.add(id);
    namedSchemas.add(exported, { id });
  }
}
