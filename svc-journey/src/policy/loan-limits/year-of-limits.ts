import type { UsStateCode } from '@hearthway/contracts/journey';

export const limitPrograms = ['conventional', 'fha'] as const;
export type LimitProgram = (typeof limitPrograms)[number];

/** A year's list of one program: FHFA's of conforming limits, or HUD's of FHA limits. */
export interface YearOfLimits {
  readonly program: LimitProgram;
  readonly year: number;
  /** When an operator loaded it; `null` if it is built in. */
  readonly loadedAt: Date | null;
  readonly counties: readonly CountyLimit[];
}

export type LoadedLimits = YearOfLimits & { readonly loadedAt: Date };

/** The limit for a home with one unit. */
export interface CountyLimit {
  /** Five-digit FIPS code. */
  readonly fips: string;
  readonly state: UsStateCode;
  readonly name: string;
  readonly dollars: number;
}

/** The limit of counties without one of their own, outside of Alaska and Hawaii. */
export const lowestOf = (counties: YearOfLimits['counties']): number =>
  Math.min(...counties.filter(({ state }) => !isSetByLaw(state)).map(({ dollars }) => dollars));

/** In Alaska and Hawaii, FHFA's limits are 50% higher than elsewhere, and so is FHA's ceiling. */
export const isSetByLaw = (state: UsStateCode): boolean => state === 'AK' || state === 'HI';

/** Elsewhere, the ceiling for both programs (12 U.S.C. 1454(a)(2), 1709(b)(2)). `lowest` is FHFA's, in dollars. */
export const highestByLaw = (lowest: number): number => lowest * 1.5;

/** FHA's limit in counties without one of their own (12 U.S.C. 1709(b)(2)). `lowest` is FHFA's, in dollars. */
export const lowestOfFha = (lowest: number): number => Math.floor((lowest * 65) / 100);
