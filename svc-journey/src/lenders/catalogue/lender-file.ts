import { lenderFile, listedLender } from '@hearthway/contracts/journey';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { UnusableFile } from '../../followed-file/index.js';
import type { ListedLender } from './listed-lender.js';

/**
 * An operator’s list of lenders.
 * @throws {UnusableFile} naming each line or entry and its field
 */
export function readLenderFile(text: string, format: 'json' | 'csv'): ListedLender[] {
  const entries = format === 'csv' ? csvEntries(text) : jsonEntries(text);
  const problems = entries.flatMap(({ at, value, columnOf }) => {
    const { error } = listedLender.safeParse(value, inEnglish);
    return (error?.issues ?? []).map((issue) => `${at}, ${columnOf(issue.path)}: ${issue.message}`);
  });
  refuse([...problems, ...repeatedIds(entries)]);
  return checked(lenderFile.safeParse({ lenders: entries.map(({ value }) => value) }, inEnglish)).lenders;
}

interface Entry {
  /** Where it is, for people. */
  readonly at: string;
  readonly value: unknown;
  readonly columnOf: (path: readonly PropertyKey[]) => string;
}

const inEnglish = { error: z.locales.en().localeError };

function jsonEntries(text: string): Entry[] {
  const list = checked(
    z.strictObject({ lenders: z.array(z.unknown()) }).safeParse(parsedJson(text), inEnglish),
  ).lenders;
  return list.map((value, index) => ({
    at: `lender ${index + 1}${nameOf(value)}`,
    value,
    columnOf: (path) => path.join('.') || 'the entry',
  }));
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UnusableFile(`not valid JSON: ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
}

function nameOf(value: unknown): string {
  const id = value && typeof value === 'object' && 'id' in value ? value.id : undefined;
  return typeof id === 'string' ? ` (${id.slice(0, 60)})` : '';
}

type Cell = 'text' | 'number' | 'list' | 'flag';

/** The columns of a CSV file, and where their cells go in a lender. Lists are separated by semicolons. */
interface Column {
  readonly cell: Cell;
  readonly path: readonly [string, string?];
  readonly optional?: true;
}

const columns: ReadonlyMap<string, Column> = new Map<string, Column>([
  ['id', { cell: 'text', path: ['id'] }],
  ['name', { cell: 'text', path: ['name'] }],
  ['description', { cell: 'text', path: ['description'] }],
  ['website', { cell: 'text', path: ['website'] }],
  ['nmlsId', { cell: 'text', path: ['nmlsId'], optional: true }],
  ['programs', { cell: 'list', path: ['programs'] }],
  ['states', { cell: 'list', path: ['states'] }],
  ['counties', { cell: 'list', path: ['counties'], optional: true }],
  ['propertyTypes', { cell: 'list', path: ['propertyTypes'] }],
  ['propertyUses', { cell: 'list', path: ['propertyUses'] }],
  ['loanMinimumCents', { cell: 'number', path: ['loanCents', 'minimum'] }],
  ['loanMaximumCents', { cell: 'number', path: ['loanCents', 'maximum'] }],
  ['minCreditScore', { cell: 'number', path: ['minCreditScore'] }],
  ['maxDebtToIncomeBasisPoints', { cell: 'number', path: ['maxDebtToIncomeBasisPoints'] }],
  ['minDownPaymentBasisPoints', { cell: 'number', path: ['minDownPaymentBasisPoints'] }],
  ['forMilitary', { cell: 'flag', path: ['forMilitary'], optional: true }],
  ['exampleRateBasisPoints', { cell: 'number', path: ['exampleRate', 'basisPoints'], optional: true }],
  ['exampleRateAsOf', { cell: 'text', path: ['exampleRate', 'asOf'], optional: true }],
  ['exampleRateSource', { cell: 'text', path: ['exampleRate', 'source'], optional: true }],
]);

function csvEntries(text: string): Entry[] {
  const [header, ...lines] = csvRecords(text);
  const names = header?.cells ?? [];
  const unknown = names.filter((name) => !columns.has(name));
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  const missing = [...columns].flatMap(([name, { optional }]) => (optional || names.includes(name) ? [] : [name]));
  refuse([
    ...unknown.map((name) => `line 1: there is no column “${name.slice(0, 40)}”`),
    ...repeated.map((name) => `line 1: the column ${name.slice(0, 40)} is there twice`),
    ...missing.map((name) => `line 1: the column ${name} is missing`),
  ]);
  refuse(
    lines.flatMap(({ line, cells }) =>
      cells.length === names.length ? [] : [`line ${line}: ${cells.length} cells instead of ${names.length}`],
    ),
  );
  return lines.map(({ line, cells }) => ({ at: `line ${line}`, value: lenderOf(names, cells), columnOf }));
}

function csvRecords(text: string): { readonly line: number; readonly cells: readonly string[] }[] {
  try {
    const options = { bom: true, trim: true, info: true, skip_empty_lines: true, relax_column_count: true } as const;
    const records = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (cause) {
    throw new UnusableFile(`not valid CSV: ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
}

function lenderOf(names: readonly string[], cells: readonly string[]): Record<string, unknown> {
  const lender = new Map<string, unknown>();
  names.forEach((name, index) => {
    const text = cells[index] ?? '';
    const column = columns.get(name);
    if (!column || (column.optional && text === '')) return;
    const [key, part] = column.path;
    const value = valueOf(text, column.cell);
    lender.set(key, part === undefined ? value : { ...(lender.get(key) as object | undefined), [part]: value });
  });
  return Object.fromEntries(lender);
}

/** A cell that isn’t what its column holds stays a text, for the schema to refuse. */
function valueOf(text: string, cell: Cell): unknown {
  if (cell === 'number') return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
  if (cell === 'flag') return text === 'true' ? true : text === 'false' ? false : text;
  if (cell === 'list') return text.split(';').map((item) => item.trim());
  return text;
}

function columnOf(path: readonly PropertyKey[]): string {
  const found = [...columns].find(([, column]) => column.path.every((part, index) => path[index] === part));
  return found?.[0] ?? path.join('.');
}

function repeatedIds(entries: readonly Entry[]): string[] {
  const seen = new Set<string>();
  return entries.flatMap(({ at, value }) => {
    const name = nameOf(value);
    if (name === '' || !seen.has(name)) {
      seen.add(name);
      return [];
    }
    return [`${at}, id: another lender has it too`];
  });
}

function checked<Value>(result: { data?: Value | undefined; error?: z.core.$ZodError | undefined }): Value {
  refuse((result.error?.issues ?? []).map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`));
  return result.data as Value;
}

function refuse(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const further = problems.length - shownProblems;
  const shown = problems.slice(0, shownProblems).join('; ');
  throw new UnusableFile(further > 0 ? `${shown}; and ${further} more` : shown);
}

const shownProblems = 20;
