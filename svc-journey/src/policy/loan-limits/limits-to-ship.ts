import { builtInLimits, type BuiltInYear } from './built-in-limits.js';
import { readLimitsFile } from './limits-file.js';
import { checkedLimits } from './load-limits.js';
import { limitPrograms, type CountyLimit, type LimitProgram } from './year-of-limits.js';

/**
 * A year's limits in the form that the service ships with.
 * @param texts of files in the formats of `readLimitsFile`; later ones correct earlier ones, county by county
 * @throws UnusableFile if together they can't be that year's lists
 */
export function limitsToShip(year: number, texts: readonly string[]): BuiltInYear {
  const files = texts.map(readLimitsFile);
  const merged = (program: LimitProgram) => {
    const counties = files.flatMap((file) => file[program] ?? []);
    return counties.length > 0 ? [...new Map(counties.map((county) => [county.fips, county])).values()] : undefined;
  };
  const [conventional, fha] = limitPrograms.map(merged);
  const limits = checkedLimits(year, { ...(conventional && { conventional }), ...(fha && { fha }) }, builtInLimits());
  return {
    year,
    ...(limits.conventional && { conventional: codesByLimit(limits.conventional) }),
    ...(limits.fha && { fha: codesByLimit(limits.fha) }),
  };
}

function codesByLimit(counties: readonly CountyLimit[]): Record<string, string> {
  const codes = new Map<number, string[]>();
  for (const { fips, dollars } of [...counties].sort((a, b) => Number(a.fips) - Number(b.fips))) {
    codes.set(dollars, [...(codes.get(dollars) ?? []), fips]);
  }
  return Object.fromEntries([...codes].map(([dollars, ofLimit]) => [dollars, ofLimit.join(' ')]));
}
