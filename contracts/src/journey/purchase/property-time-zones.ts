import * as z from 'zod/mini';
import type { UsStateCode } from '../us-states.js';

const eastern = 'America/New_York';
const central = 'America/Chicago';
const mountain = 'America/Denver';
const pacific = 'America/Los_Angeles';

/** IANA time zones of property, with the names people use. */
export const propertyTimeZones = {
  [eastern]: 'Eastern',
  [central]: 'Central',
  [mountain]: 'Mountain',
  'America/Phoenix': 'Arizona (no daylight saving)',
  [pacific]: 'Pacific',
  'America/Anchorage': 'Alaska',
  'America/Adak': 'Aleutian',
  'Pacific/Honolulu': 'Hawaii',
} as const;
export type PropertyTimeZone = keyof typeof propertyTimeZones;

/** For contracts. */
export const propertyTimeZone = z.enum(Object.keys(propertyTimeZones) as [PropertyTimeZone, ...PropertyTimeZone[]]);

const zoneNames: ReadonlyMap<string, string> = new Map(Object.entries(propertyTimeZones));

/** `Eastern`, or for a zone elsewhere, its city: `Mexico City`. */
export const timeZoneName = (timeZone: string): string =>
  zoneNames.get(timeZone) ?? timeZone.replace(/^.*\//, '').replaceAll('_', ' ');

/** `Central time` for `America/Chicago`. */
export const timeZoneText = (timeZone: string): string => `${timeZoneName(timeZone).replace(/ \(.*/, '')} time`;

type Zones = readonly [usual: PropertyTimeZone, ...others: PropertyTimeZone[]];

/** The zone of most of each state first; then those of its other parts, from which a buyer there chooses. */
export const stateTimeZones: Readonly<Record<UsStateCode, Zones>> = {
  AL: [central, eastern],
  AK: ['America/Anchorage', 'America/Adak'],
  AZ: ['America/Phoenix', mountain],
  AR: [central],
  CA: [pacific],
  CO: [mountain],
  CT: [eastern],
  DE: [eastern],
  DC: [eastern],
  FL: [eastern, central],
  GA: [eastern],
  HI: ['Pacific/Honolulu'],
  ID: [mountain, pacific],
  IL: [central],
  IN: [eastern, central],
  IA: [central],
  KS: [central, mountain],
  KY: [eastern, central],
  LA: [central],
  ME: [eastern],
  MD: [eastern],
  MA: [eastern],
  MI: [eastern, central],
  MN: [central],
  MS: [central],
  MO: [central],
  MT: [mountain],
  NE: [central, mountain],
  NV: [pacific, mountain],
  NH: [eastern],
  NJ: [eastern],
  NM: [mountain],
  NY: [eastern],
  NC: [eastern],
  ND: [central, mountain],
  OH: [eastern],
  OK: [central],
  OR: [pacific, mountain],
  PA: [eastern],
  RI: [eastern],
  SC: [eastern],
  SD: [central, mountain],
  TN: [central, eastern],
  TX: [central, mountain],
  UT: [mountain],
  VT: [eastern],
  VA: [eastern],
  WA: [pacific],
  WV: [eastern],
  WI: [central],
  WY: [mountain],
};
