import type { UsStateCode } from '@hearthway/contracts/journey';

interface FormerCounty {
  readonly state: UsStateCode;
  readonly name: string;
  /** FIPS codes of the counties that its places belong to now. */
  readonly now: readonly string[];
}

/**
 * Counties that have been replaced, by FIPS code. Saved profiles and older lists of limits still name them. Alaska split a census
 * area in 2019; in 2022 the Census Bureau replaced Connecticut's counties with planning regions that have different borders.
 */
export const formerCounties: ReadonlyMap<string, FormerCounty> = new Map([
  ['02261', { state: 'AK', name: 'Valdez-Cordova', now: ['02063', '02066'] }],
  ['09001', { state: 'CT', name: 'Fairfield', now: ['09120', '09140', '09190'] }],
  ['09003', { state: 'CT', name: 'Hartford', now: ['09110', '09140', '09160'] }],
  ['09005', { state: 'CT', name: 'Litchfield', now: ['09140', '09160', '09190'] }],
  ['09007', { state: 'CT', name: 'Middlesex', now: ['09130'] }],
  ['09009', { state: 'CT', name: 'New Haven', now: ['09140', '09170'] }],
  ['09011', { state: 'CT', name: 'New London', now: ['09130', '09150', '09180'] }],
  ['09013', { state: 'CT', name: 'Tolland', now: ['09110', '09150'] }],
  ['09015', { state: 'CT', name: 'Windham', now: ['09150', '09180'] }],
]);

/** The counties that replaced them. */
export const newCounties: Readonly<Partial<Record<UsStateCode, Readonly<Record<string, string>>>>> = {
  AK: { '02063': 'Chugach', '02066': 'Copper River' },
  CT: {
    '09110': 'Capitol',
    '09120': 'Greater Bridgeport',
    '09130': 'Lower Connecticut River Valley',
    '09140': 'Naugatuck Valley',
    '09150': 'Northeastern Connecticut',
    '09160': 'Northwest Hills',
    '09170': 'South Central Connecticut',
    '09180': 'Southeastern Connecticut',
    '09190': 'Western Connecticut',
  },
};
