import { usStateCodes } from '@hearthway/contracts/journey';

/** A county’s loan limits for one unit, in whole dollars. */
export interface CountyLimits {
  readonly fips: string;
  readonly conventional: number;
  /** Not in FHFA’s files. */
  readonly fha?: number;
  readonly va?: number;
}

/** A file that can’t be used, with everything that is wrong with it. */
export class LimitFileError extends Error {
  override readonly name = 'LimitFileError';

  constructor(file: string, problems: readonly string[]) {
    const shown = problems.slice(0, 20);
    const rest = problems.length - shown.length;
    super([`${file} can’t be used:`, ...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n  '));
  }
}

/**
 * Reads the county limits of one year as FHFA, HUD, or the CFPB publish them as CSV: a FIPS code (or its state and county
 * parts), a state, and the limit for one unit; or the limits for conventional, FHA, and VA loans. Territories are left out.
 *
 * @throws LimitFileError
 */
export function readCountyLimits(file: string, text: string): CountyLimits[] {
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const columns = columnsOf(file, fieldsOf(header));
  const problems: string[] = [];
  const found = new Map<string, CountyLimits>();
  for (const [position, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const at = `line ${position + 2}`;
    const fields = fieldsOf(line);
    const state = fields[columns.state]?.toUpperCase() ?? '';
    if (territories.has(state)) continue;
    if (!states.has(state)) problems.push(`${at}: “${state}” is not a state`);
    const fips = columns.fips
      .map((column, part) => (fields[column] ?? '').padStart(columns.digits[part] ?? 0, '0'))
      .join('');
    if (!/^\d{5}$/.test(fips)) problems.push(`${at}: “${fips}” is not a FIPS code of five digits`);
    if (found.has(fips)) problems.push(`${at}: county ${fips} is listed twice`);
    const limit = (column: number | undefined): number | undefined => {
      if (column === undefined) return undefined;
      const dollars = Number((fields[column] ?? '').replace(/[$,\s]/g, '') || NaN);
      const isPlausible = Number.isInteger(dollars) && dollars >= 100_000 && dollars <= 5_000_000;
      if (!isPlausible) problems.push(`${at}: “${fields[column] ?? ''}” is not a limit in whole dollars`);
      return dollars;
    };
    const [conventional = NaN, fha, va] = [columns.conventional, columns.fha, columns.va].map(limit);
    found.set(fips, { fips, conventional, ...(fha !== undefined && { fha }), ...(va !== undefined && { va }) });
  }
  if (found.size === 0) problems.push('it has no counties');
  if (problems.length > 0) throw new LimitFileError(file, problems);
  return [...found.values()];
}

const states: ReadonlySet<string> = new Set(usStateCodes);
const territories: ReadonlySet<string> = new Set(['PR', 'GU', 'VI', 'AS', 'MP']);

/** Names of columns in the files of FHFA, HUD, and the CFPB, in lower case with single spaces. */
const names = {
  fips: ['fips', 'fips code', 'complete fips'],
  fipsState: ['fips state code', 'state fips'],
  fipsCounty: ['fips county code', 'county fips'],
  state: ['state', 'state abbreviation', 'state code'],
  conventional: [
    'one unit dollars',
    'one unit limit',
    'conforming dollars',
    'gse',
    'gse limit',
    'fannie/freddie limit',
  ],
  fha: ['fha dollars', 'fha', 'fha limit'],
  va: ['va dollars', 'va', 'va limit'],
} as const;

function columnsOf(file: string, header: readonly string[]) {
  const normalized = header.map((name) => name.toLowerCase().replace(/[\s_-]+/g, ' '));
  const column = (wanted: keyof typeof names): number | undefined => {
    const position = normalized.findIndex((name) => (names[wanted] as readonly string[]).includes(name));
    return position === -1 ? undefined : position;
  };
  const whole = column('fips');
  const parts = [column('fipsState'), column('fipsCounty')];
  const fips = whole === undefined ? parts : [whole];
  const state = column('state');
  const conventional = column('conventional');
  const missing = [
    ...(fips.includes(undefined) ? ['the FIPS code (“fips”, or “FIPS State Code” and “FIPS County Code”)'] : []),
    ...(state === undefined ? ['the state (“state”)'] : []),
    ...(conventional === undefined ? ['the limit (“One-Unit Limit” or “GSE”)'] : []),
  ];
  if (missing.length > 0 || state === undefined || conventional === undefined) {
    throw new LimitFileError(file, [
      `its first line has no column for ${missing.join(', ')}`,
      `columns found: ${header.join(', ')}`,
    ]);
  }
  return {
    fips: fips.filter((position) => position !== undefined),
    digits: whole === undefined ? [2, 3] : [5],
    state,
    conventional,
    fha: column('fha'),
    va: column('va'),
  };
}

/** The fields of one line; a field in quotes may have commas. */
function fieldsOf(line: string): string[] {
  const fields = line.match(/(?:^|,)(?:"(?:[^"]|"")*"|[^,]*)/g) ?? [];
  return fields.map((field) => field.replace(/^,/, '').trim().replace(/^"|"$/g, '').replaceAll('""', '"').trim());
}
