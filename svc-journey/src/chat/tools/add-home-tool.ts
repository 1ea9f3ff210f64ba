import {
  emptyHomeEntry,
  homeEntry,
  marketStatuses,
  propertyTypes,
  type ChatAction,
  type HomeEntry,
} from '@hearthway/contracts/journey';
import { parseListing } from '@hearthway/contracts/listing-text';
import * as z from 'zod/mini';
import { dollars } from '../../number-format/index.js';
import { propose } from './action-tools.js';
import { defineTool, type ToolResult } from './tool.js';
import { dayText } from './words.js';

export const addHomeTool = defineTool({
  name: 'add-home',
  description:
    'Proposes to add a home to the buyer’s board, read from the listing text that the buyer pasted or typed. The buyer confirms it.',
  input: z.object({ listing: z.optional(z.string().check(z.maxLength(20_000))) }),
  proposes: true,
  activity: 'Reading the listing',
  run({ listing = '' }, { pasted = listing, newId, day }): ToolResult {
    if (pasted.trim() === '') {
      return { text: 'Paste the text of the listing, and I read address, price, and size from it.', asksForMore: true };
    }
    const facts = Object.entries(parseListing(pasted, day)).map(([fact, { value }]) => [fact, value]);
    const parsed = homeEntry.safeParse({ ...emptyHomeEntry, ...Object.fromEntries(facts) });
    if (!parsed.success) {
      return {
        text: 'I found no street address and price in that text. Paste the listing itself, or add the home in [Home Search](/home-search).',
        asksForMore: true,
      };
    }
    return propose(
      newId(),
      { kind: 'add-home', entry: parsed.data },
      {
        title: 'Add this home to your board?',
        fields: fieldsOf(parsed.data),
        text: 'Here is what I understood. Nothing is saved until you confirm it below.',
      },
    );
  },
});

/** Everything that will be saved. */
function fieldsOf(home: HomeEntry): ChatAction['fields'] {
  const number = (value: number | null) => value?.toLocaleString('en-US');
  const money = (cents: number | null) => (cents === null ? undefined : dollars(cents));
  const fields: readonly (readonly [label: string, value: string | undefined])[] = [
    ['Address', [home.address, home.city, home.state, home.zipCode].filter(Boolean).join(', ')],
    ['Price', dollars(home.priceCents)],
    ['Status', marketStatuses[home.marketStatus]],
    ['Type', home.propertyType === null ? undefined : propertyTypes[home.propertyType]],
    ['Bedrooms', number(home.bedrooms)],
    ['Bathrooms', number(home.bathrooms)],
    ['Square feet', number(home.squareFeet)],
    ['Lot in square feet', number(home.lotSquareFeet)],
    ['Year built', home.yearBuilt?.toString()],
    ['Stories', number(home.stories)],
    ['Garage spaces', number(home.garageSpaces)],
    ['HOA a month', money(home.hoaMonthlyCents)],
    ['Property tax a year', money(home.propertyTaxAnnualCents)],
    ['Listed on', home.listedOn === null ? undefined : dayText(home.listedOn)],
    ['MLS number', home.mlsNumber],
    ['Link', home.link],
  ];
  return fields.flatMap(([label, value = '']) => (value === '' ? [] : [{ label, value }]));
}
