import { usStateCodes, type UsStateCode } from '@hearthway/contracts/journey';
import { percent } from '@hearthway/contracts/money';
import type { PolicyRow } from '@hearthway/contracts/policy';
import * as z from 'zod/mini';
import { countiesOf } from '../../counties/index.js';
import { citeRow, figureOf } from './cite.js';
import { withoutRow } from './monthly-parts.js';
import { defineTool, type ToolContext, type ToolResult } from './tool.js';
import { dayText, stateName } from './words.js';

export const policyTool = defineTool({
  name: 'policy-lookup',
  description:
    'A dated figure with its source: loan limits, minimum down payments, scores, ratios, fees, mortgage insurance, state taxes and insurance, and today’s mortgage rates. `topic` is what to look for, in words.',
  input: z.object({
    topic: z.string().check(z.maxLength(120)),
    state: z.optional(z.enum(usStateCodes)),
    /** Two or more, to compare their figures. */
    states: z.optional(z.array(z.enum(usStateCodes)).check(z.maxLength(4))),
    /** A county, if the figure depends on one. */
    place: z.optional(z.string().check(z.maxLength(60))),
  }),
  proposes: false,
  activity: 'Looking it up',
  run({ topic: asked, state, states = state ? [state] : [], place }, context): ToolResult {
    const topic = withoutNames(asked, states);
    if (/\brates?\b/i.test(topic) && !/tax|funding|insurance/i.test(topic)) return todaysRates(context);
    const { rows } = context;
    const foundIn = (one: UsStateCode | undefined) =>
      [
        ...new Set([
          ...limitsOf({ topic, state: one, place }, rows),
          ...findRows(`${topic} ${place ?? ''}`, one, rows),
        ]),
      ].slice(0, 4);
    const several = states.length > 1;
    // Between several states, what applies to all of them is no comparison.
    const byState = several
      ? states.map((one) => ({ one, found: foundIn(one).filter(({ key }) => key.includes(`/${one}`)) }))
      : [{ one: states[0], found: foundIn(states[0]) }];
    const found = byState.flatMap((each) => each.found);
    if (found.length === 0) {
      const [one] = states;
      return one && /tax|insurance/i.test(topic)
        ? withoutRow(one, context)
        : { text: 'I have no dated figure for that.' };
    }
    const without = byState.flatMap((each) => (several && each.one && each.found.length === 0 ? [each.one] : []));
    return {
      text: [
        ...found.map((row) => `- ${row.name}: **${figureOf(row)}**${caution(row)}`),
        ...without.map((one) => `- ${stateName(one)}: I have no dated figure yet.`),
      ].join('\n'),
      citations: found.map(citeRow),
    };
  },
});

function todaysRates({ rates }: ToolContext): ToolResult {
  const { source } = rates;
  return {
    text: [
      source
        ? `Average mortgage rates (${source.name}, ${dayText(source.asOf)}):`
        : 'Sample rates to plan with, not today’s market:',
      rates.rates.map(({ product, rateBasisPoints }) => `- ${product}: **${percent(rateBasisPoints)}**`).join('\n'),
      'Your own rate depends on your credit, down payment, and lender. Loan Estimates of the same day are the fair comparison.',
    ].join('\n\n'),
    citations: [
      {
        id: 'mortgage-rates',
        kind: 'policy-row',
        title: source ? source.name : 'Sample rates',
        text: rates.rates.map(({ product, rateBasisPoints }) => `${product}: ${percent(rateBasisPoints)}`).join(', '),
        sourceName: source?.name ?? null,
        sourceUrl: null,
        date: source?.asOf ?? null,
        path: '/dashboard',
      },
    ],
  };
}

type Rows = ToolContext['rows'];

interface Asked {
  readonly topic: string;
  readonly state: UsStateCode | undefined;
  readonly place: string | undefined;
}

/** A county's loan limits, or else the lowest of its state. */
function limitsOf({ topic, state, place }: Asked, rows: Rows): PolicyRow[] {
  if (!/limit/i.test(topic) || state === undefined) return [];
  const wanted = place?.toLowerCase().replace(/ county$/, '');
  const county =
    wanted === undefined ? undefined : countiesOf(state).find(({ name }) => name.toLowerCase().startsWith(wanted));
  const programs = ['conventional', 'fha'].filter((program) => topic.toLowerCase().includes(program));
  return (programs.length > 0 ? programs : ['conventional', 'fha']).flatMap(
    (program) =>
      (county && rows.get(`${program}/limit/county/${county.fips}`)) ??
      rows.get(`${program}/limit/state/${state}`) ??
      [],
  );
}

/** The buyers' words for what a row calls something else. */
const synonyms = new Map([
  ['lowest', 'minimum'],
  ['least', 'minimum'],
  ['need', 'minimum'],
  ['dti', 'share'],
  ['ratio', 'share'],
  ['pmi', 'mortgage insurance'],
  ['mip', 'mortgage insurance'],
  ['ufmip', 'upfront'],
  ['taxes', 'tax'],
  ['insurances', 'insurance'],
  ['credit', 'score'],
  ['concessions', 'seller'],
]);
const little = new Set(
  'what is the a an of for in my i do does how much whats are to on and with it me county limit loan loans now today current vs versus or compared compare between'.split(
    ' ',
  ),
);

/** States are looked up by their code. */
const withoutNames = (topic: string, states: readonly UsStateCode[]): string =>
  states.length < 2 ? topic : states.reduce((rest, one) => rest.replace(new RegExp(stateName(one), 'i'), ' '), topic);

/** The rows whose name or key has the most of the words, at least three in five. */
function findRows(topic: string, state: UsStateCode | undefined, rows: Rows): PolicyRow[] {
  const wanted = topic
    .toLowerCase()
    .split(/[^a-z0-9.%]+/)
    .filter((word) => word !== '' && !little.has(word))
    .flatMap((word) => (synonyms.get(word) ?? word).split(' '));
  if (wanted.length === 0) return [];
  const scored = [...rows.values()]
    .filter(({ key }) => isForBuyers(key, state))
    .map((row) => {
      const text = ` ${row.name} ${row.key.replace(/[/-]/g, ' ')} `.toLowerCase();
      return { row, hits: wanted.filter((word) => text.includes(word)).length };
    })
    .filter(({ hits }) => hits >= Math.max(1, Math.ceil(wanted.length * 0.6)));
  const best = Math.max(0, ...scored.map(({ hits }) => hits));
  return scored.filter(({ hits }) => hits === best).map(({ row }) => row);
}

/** Tolerances and flags for homes are our own; county limits are in the thousands, and found by key. */
function isForBuyers(key: string, state: UsStateCode | undefined): boolean {
  if (/^(?:tolerance|home)\//.test(key) || key.includes('/limit/')) return false;
  return !key.startsWith('state/') || (state !== undefined && key.startsWith(`state/${state}/`));
}

const caution = ({ standing }: PolicyRow): string =>
  standing === 'practice' || standing === 'secondary' ? ' (what is usual, not a rule)' : '';
