import { usStateCodes, type UsStateCode } from '@hearthway/contracts/journey';
import { countyCodesOf } from '../../counties/index.js';
import { csvRows, UnusableFile } from '../../files/index.js';
import type { CountyLimit, LimitProgram } from './year-of-limits.js';

/** The counties by program; programs without limits in the file are left out. */
export type LimitsFile = Readonly<Partial<Record<LimitProgram, readonly CountyLimit[]>>>;

/**
 * The limits in a yearly list:
 *
 * - FHFA's as CSV, with its own columns (`FIPS State Code`, `FIPS County Code`, `County Name`, `State`, `One-Unit Limit`);
 * - HUD's of FHA limits, as text in the fixed columns of its CHUMS files (`cy2026-forward-limits.txt`);
 * - any CSV with `fips`, `state`, `county`, and `one_unit_dollars` (or `conforming_dollars`), `fha_dollars`, or both.
 *
 * Columns of CSV may be in any order and more than these, lines before its header are skipped, and so are territories.
 * @throws UnusableFile if it is none of these, or anything in a line can't be right
 */
export function readLimitsFile(text: string): LimitsFile {
  const lines = linesOfHud(text) ?? linesOfCsv(text);
  if (lines.length === 0) throw new UnusableFile('It has no counties.');
  const limitsOf = (program: LimitProgram) =>
    lines.some((line) => line[program] !== undefined)
      ? { [program]: lines.flatMap((line) => limitOf(line, program) ?? []) }
      : {};
  return { ...limitsOf('conventional'), ...limitsOf('fha') };
}

/** A county's line as text; amounts as written. */
interface Line extends Readonly<Partial<Record<LimitProgram, string>>> {
  /** From 1. */
  readonly number: number;
  readonly fips: string;
  readonly state: string;
  readonly name: string;
}

/** `undefined` if it isn't HUD's text. */
function linesOfHud(text: string): Line[] | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (!lines.some((line) => hudCounty.test(line))) return undefined;
  return lines.flatMap((line, index) => {
    const [, dollars, state, county, name] = hudCounty.exec(line) ?? [];
    if (dollars && state && county && name) {
      const fips = (fipsOfState(state) ?? '') + county;
      return [{ number: index + 1, fips, state, name: name.trim(), fha: String(Number(dollars)) }];
    }
    // The lines for the national lowest and highest, and the end of the file.
    if (line.slice(101, 106).trim() === '') return [];
    throw new UnusableFile(`Line ${index + 1} doesn’t have HUD’s columns.`);
  });
}

/** The limit for one unit from column 74, the state from 102, the county's code from 104, its name from 133. */
const hudCounty = /^.{73}(\d{7})\d{21}([A-Z]{2})(\d{3}).{26}(.{1,15})/;

const fipsOfState = (state: string): string | undefined =>
  isState(state) ? countyCodesOf(state)[0]?.slice(0, 2) : undefined;

function linesOfCsv(text: string): Line[] {
  const rows = csvRows(text);
  const start = rows.findIndex(({ cells }) => columnsOf(cells) !== undefined);
  const columns = columnsOf(rows[start]?.cells ?? []);
  if (!columns) {
    throw new UnusableFile(
      'There is no header with the columns fips (or FIPS State Code and FIPS County Code), state, county, and one_unit_dollars (or One-Unit Limit, or fha_dollars).',
    );
  }
  return rows.slice(start + 1).map(({ lastLine, cells }) => ({ number: lastLine, ...columns(cells) }));
}

/** How to read a line if these are its column names; `undefined` if they aren't. */
function columnsOf(header: readonly string[]): ((cells: readonly string[]) => Omit<Line, 'number'>) | undefined {
  const names = header.map((name) =>
    name
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, ' ')
      .trim(),
  );
  const place = (...known: readonly string[]) => names.findIndex((name) => known.includes(name));
  const [fips, stateFips, countyFips] = [place('fips'), place('fips state code'), place('fips county code')];
  const [state, name] = [place('state'), place('county', 'county name')];
  const conventional = place('one unit dollars', 'one unit limit', 'conforming dollars');
  const fha = place('fha dollars');
  const hasCode = fips >= 0 || (stateFips >= 0 && countyFips >= 0);
  if (!hasCode || state < 0 || name < 0 || (conventional < 0 && fha < 0)) return undefined;
  return (cells) => {
    const cell = (index: number): string => cells[index] ?? '';
    const code = fips >= 0 ? padded(cell(fips), 5) : padded(cell(stateFips), 2) + padded(cell(countyFips), 3);
    return {
      fips: code,
      state: cell(state),
      name: cell(name),
      ...(conventional >= 0 && { conventional: cell(conventional) }),
      ...(fha >= 0 && { fha: cell(fha) }),
    };
  };
}

/** A spreadsheet drops leading zeros. */
const padded = (code: string, length: number): string => (code === '' ? '' : code.padStart(length, '0'));

function limitOf({ number, fips, state, name, ...amounts }: Line, program: LimitProgram): CountyLimit | undefined {
  if (territories.has(state)) return undefined;
  if (!isState(state)) throw new UnusableFile(`Line ${number}: ${state || 'nothing'} is not a state’s code.`);
  if (!/^\d{5}$/.test(fips)) throw new UnusableFile(`Line ${number}: ${fips} is not a county’s code.`);
  if (name === '') throw new UnusableFile(`Line ${number}: the county has no name.`);
  const amount = amounts[program] ?? '';
  const dollars = /^\$?(\d+|\d{1,3}(,\d{3})+)(\.00?)?$/.test(amount)
    ? Number(amount.replaceAll(/[$,]/g, ''))
    : Number.NaN;
  if (!Number.isSafeInteger(dollars)) {
    throw new UnusableFile(`Line ${number}: ${amount || 'nothing'} is not an amount in whole dollars.`);
  }
  return { fips, state, name, dollars };
}

const territories: ReadonlySet<string> = new Set(['AS', 'GU', 'MP', 'PR', 'VI']);

const isState = (code: string): code is UsStateCode => (usStateCodes as readonly string[]).includes(code);
