import { allCounties } from '../../counties/index.js';
import limits2025 from './built-in/limits-2025.json' with { type: 'json' };
import limits2026 from './built-in/limits-2026.json' with { type: 'json' };
import { limitPrograms, type LimitProgram, type YearOfLimits } from './year-of-limits.js';

/** The FIPS codes, separated by spaces, by their limit in dollars. `scripts/write-loan-limits.ts` writes it. */
export type BuiltInYear = { readonly year: number } & Readonly<
  Partial<Record<LimitProgram, Readonly<Record<string, string>>>>
>;

const years: readonly BuiltInYear[] = [limits2025, limits2026];

/** The lists that each release ships with. */
export function builtInLimits(): readonly YearOfLimits[] {
  made ??= years.flatMap((limits) => limitPrograms.flatMap((program) => listOf(program, limits) ?? []));
  return made;
}

let made: readonly YearOfLimits[] | undefined;

function listOf(program: LimitProgram, { year, ...limits }: BuiltInYear): YearOfLimits | undefined {
  const codesByLimit = limits[program];
  if (!codesByLimit) return undefined;
  const dollarsByFips = new Map(
    Object.entries(codesByLimit).flatMap(([limit, codes]) => codes.split(' ').map((fips) => [fips, Number(limit)])),
  );
  const counties = allCounties().flatMap((county) => {
    const dollars = dollarsByFips.get(county.fips);
    return dollars === undefined ? [] : [{ ...county, dollars }];
  });
  return { program, year, loadedAt: null, counties };
}
