import { lenderFile, lenderFileColumns, type ListedLender } from '@hearthway/contracts/journey';
import { csvRows, inEnglish, readJson, refuseFor } from '../../files/index.js';

/**
 * An operator's list of lenders, in the shape of the contract's `lenderFile`.
 * @throws {UnusableFile} naming the line and the column of each problem
 */
export function readLenderFile(text: string, format: 'json' | 'csv'): readonly ListedLender[] {
  return format === 'json' ? readJson(text, lenderFile).lenders : lendersInCsv(text);
}

type Path = keyof typeof lenderFileColumns;
const paths = Object.keys(lenderFileColumns) as Path[];
const optionalPaths: ReadonlySet<Path> = new Set([
  'website',
  'onlyFor',
  'counties',
  'exampleRate.rateBasisPoints',
  'exampleRate.asOf',
  'exampleRate.source',
]);

function lendersInCsv(text: string): readonly ListedLender[] {
  const [header, ...rows] = csvRows(text);
  const names = header?.cells ?? [];
  refuseFor(problemsOfHeader(names).map((problem) => `line ${header?.lastLine ?? 1}: ${problem}`));
  refuseFor(
    rows.flatMap(({ lastLine, cells }) =>
      cells.length === names.length ? [] : [`line ${lastLine}: ${cells.length} cells instead of ${names.length}`],
    ),
  );
  const lenders = rows.map(({ cells }) => lenderOf((path) => cells[placeOf(path, names)] ?? ''));
  const { data, error } = lenderFile.safeParse({ lenders }, inEnglish);
  refuseFor(
    (error?.issues ?? []).map(({ path: [, row, ...field], message }) => {
      const line = rows[Number(row)]?.lastLine;
      return line === undefined ? message : `line ${line}, column ${columnOf(field)}: ${message}`;
    }),
  );
  return data?.lenders ?? [];
}

function problemsOfHeader(names: readonly string[]): string[] {
  const known = new Set(paths.map(folded));
  return [
    ...names.flatMap((name, place) => {
      const isRepeated = names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) < place;
      if (isRepeated) return [`the column ${name.slice(0, 40)} is there twice`];
      return known.has(name.toLowerCase()) ? [] : [`there is no column “${name.slice(0, 40)}”`];
    }),
    ...paths.flatMap((path) =>
      optionalPaths.has(path) || placeOf(path, names) >= 0 ? [] : [`the column ${lenderFileColumns[path]} is missing`],
    ),
  ];
}

/** Column names are case-insensitive. */
const folded = (path: Path): string => lenderFileColumns[path].toLowerCase();
const placeOf = (path: Path, names: readonly string[]): number =>
  names.findIndex((name) => name.toLowerCase() === folded(path));

/** A row's values, for the schema to check. Empty optional cells are left out. */
function lenderOf(cellOf: (path: Path) => string): Record<string, unknown> {
  const lender = new Map<string, unknown>();
  for (const path of paths) {
    const cell = cellOf(path);
    if (cell === '' && optionalPaths.has(path)) continue;
    const [field, part] = path.split('.') as [string, string?];
    const value = valueOf(path, cell);
    lender.set(field, part === undefined ? value : { ...(lender.get(field) as object | undefined), [part]: value });
  }
  return Object.fromEntries(lender);
}

function valueOf(path: Path, cell: string): unknown {
  switch (path) {
    case 'programs':
    case 'states':
    case 'propertyTypes':
    case 'propertyUses':
      return listIn(cell);
    case 'counties':
      // A spreadsheet drops leading zeros.
      return listIn(cell).map((code) => code.padStart(5, '0'));
    case 'id':
    case 'name':
    case 'description':
    case 'website':
    case 'onlyFor':
    case 'exampleRate.asOf':
    case 'exampleRate.source':
      return cell;
    default:
      // A cell that isn't a number stays text, so that the schema rejects it.
      return /^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell;
  }
}

const listIn = (cell: string): string[] =>
  cell
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** The column of a problem; if two columns are involved, the first. */
function columnOf(field: readonly PropertyKey[]): string {
  const found = paths.find((path) => path.split('.').every((part, index) => (field[index] ?? part) === part));
  return found ? lenderFileColumns[found] : field.join('.');
}
