import type { SourcedRow } from '@hearthway/contracts/affordability';
import { usStateCodes } from '@hearthway/contracts/journey';
import type { PolicyRow } from '@hearthway/contracts/policy';
import * as z from 'zod/mini';
import { countiesOf } from '../../counties/index.js';
import { percent } from '../../number-format/index.js';
import { rowsInForce, rowsOnDay } from '../../policy/index.js';
import { citeRow, figureOf } from './cite.js';
import { defineTool, type ToolContext, type ToolResult } from './tool.js';

export const policyTool = defineTool({
  name: 'policy-lookup',
  description:
    'A dated figure with its source: loan limits, minimum down payments, scores, ratios, fees, mortgage insurance, state taxes and insurance, and today’s mortgage rates. `topic` is what to look for, in words.',
  input: z.object({
    topic: z.string().check(z.maxLength(120)),
    state: z.optional(z.enum(usStateCodes)),
    /** A county, if the figure depends on one. */
    place: z.optional(z.string().check(z.maxLength(60))),
  }),
  proposes: false,
  activity: 'Looking it up',
  run({ topic, state, place }, context): ToolResult {
    if (/\brates?\b/i.test(topic) && !/tax|funding|insurance/i.test(topic)) return todaysRates(context);
    const found = [
      ...limitsOf(topic, state, place, context.day),
      ...findRows(`${topic} ${place ?? ''}`, state, context.day),
    ].slice(0, 4);
    if (found.length === 0) return { text: 'I have no dated figure for that.' };
    return {
      text: found.map((row) => `- ${row.name}: **${figureOf(row)}**${caution(row)}`).join('\n'),
      cards: found.map((row) => ({ kind: 'policy-row', row: sourced(row) })),
      citations: found.map(citeRow),
    };
  },
});

function todaysRates({ rates }: ToolContext): ToolResult {
  const { source } = rates;
  return {
    text: [
      source
        ? `Average mortgage rates (${source.name}, ${source.asOf}):`
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

function limitsOf(
  topic: string,
  state: (typeof usStateCodes)[number] | undefined,
  place: string | undefined,
  day: string,
): PolicyRow[] {
  if (!/limit/i.test(topic) || state === undefined) return [];
  const wanted = place?.toLowerCase().replace(/ county$/, '');
  const county =
    wanted === undefined ? undefined : countiesOf(state).find(({ name }) => name.toLowerCase().startsWith(wanted));
  const programs = /\bfha\b/i.test(topic)
    ? ['fha']
    : /conventional|conforming/i.test(topic)
      ? ['conventional']
      : ['conventional', 'fha'];
  const rows = rowsInForce(day);
  return programs
    .map(
      (program) =>
        (county && rows.get(`${program}/limit/county/${county.fips}`)) ?? rows.get(`${program}/limit/state/${state}`),
    )
    .filter((row) => row !== undefined);
}

const synonyms: Readonly<Record<string, string>> = {
  minimum: 'minimum',
  lowest: 'minimum',
  least: 'minimum',
  need: 'minimum',
  dti: 'share',
  ratio: 'share',
  pmi: 'mortgage insurance',
  mip: 'mortgage insurance',
  ufmip: 'upfront',
  taxes: 'tax',
  insurances: 'insurance',
  credit: 'score',
  seller: 'seller',
  concessions: 'seller',
};
const little = new Set(
  'what is the a an of for in my i do does how much whats are to on and with it me county limit loan loans now today current'.split(
    ' ',
  ),
);

function findRows(topic: string, state: string | undefined, day: string): PolicyRow[] {
  const wanted = topic
    .toLowerCase()
    .split(/[^a-z0-9.%]+/)
    .filter((word) => word !== '' && !little.has(word))
    .flatMap((word) => (Object.hasOwn(synonyms, word) ? (synonyms[word] ?? word) : word).split(' '));
  if (wanted.length === 0) return [];
  const scored = rowsOnDay(day)
    .filter(
      ({ key }) =>
        !key.startsWith('deadline/') &&
        !key.startsWith('tolerance/') &&
        (!key.startsWith('state/') || key.startsWith(`state/${state ?? '-'}/`)),
    )
    .map((row) => {
      const text = ` ${row.name} ${row.key.replace(/[/-]/g, ' ')} `.toLowerCase();
      return { row, hits: wanted.filter((word) => text.includes(word)).length };
    })
    .filter(({ hits }) => hits >= Math.max(1, Math.ceil(wanted.length * 0.6)));
  const best = Math.max(0, ...scored.map(({ hits }) => hits));
  return scored.filter(({ hits }) => hits === best).map(({ row }) => row);
}

const caution = ({ standing }: PolicyRow): string =>
  standing === 'practice' || standing === 'secondary' ? ' (what is usual, not a rule)' : '';

function sourced(row: PolicyRow): SourcedRow {
  const { id, name, value, unit, range, standing, checkedOn, sourceName, sourceUrl, effectiveFrom, effectiveTo } = row;
  return { id, name, value, unit, range, standing, checkedOn, sourceName, sourceUrl, effectiveFrom, effectiveTo };
}
