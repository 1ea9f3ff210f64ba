import type { UsStateCode } from '@hearthway/contracts/journey';

/** A day (YYYY-MM-DD) and a time (HH:MM) as clocks show them where a home is. */
export interface HomeTime {
  readonly day: string;
  readonly time: string;
}

export interface HomeZone {
  /** `Central Time` */
  readonly name: string;
  /** Of the time zone database. */
  readonly id: string;
}

/** The moment of a day and time where a home is; `undefined` if clocks skip it that day. */
export function momentThere({ day, time }: HomeTime, { id }: HomeZone): Date | undefined {
  const asUtc = Date.parse(`${day}T${time}Z`);
  // A day’s offset changes at most once: what holds an hour or two before or after is one of these.
  const offsets = [-24, 0, 24].map((hours) => offsetAt(asUtc + hours * 3_600_000, id));
  return offsets.map((offset) => new Date(asUtc - offset)).find((moment) => wallClock(moment.getTime(), id) === asUtc);
}

const offsetAt = (moment: number, zone: string): number => wallClock(moment, zone) - moment;

/** What clocks show at a moment, as if it were UTC. */
function wallClock(moment: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/** The time zone of a home. In states that have two, the ZIP code tells them apart, or else the larger part counts. */
export function zoneOf(state: UsStateCode, zipCode: string): HomeZone {
  const [zone = eastern] = zoneRows.flatMap(([row, states]) => (states.includes(state) ? [row] : []));
  const [exception] = zipRows.flatMap(([row, prefixes]) => (prefixes.includes(zipCode.slice(0, 3)) ? [row] : []));
  return zipCode === '' ? zone : (exception ?? zone);
}

const eastern: HomeZone = { name: 'Eastern Time', id: 'America/New_York' };
const central: HomeZone = { name: 'Central Time', id: 'America/Chicago' };
const mountain: HomeZone = { name: 'Mountain Time', id: 'America/Denver' };
const pacific: HomeZone = { name: 'Pacific Time', id: 'America/Los_Angeles' };

/** The rest is on Eastern Time. */
const zoneRows: readonly (readonly [HomeZone, string])[] = [
  [central, 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI'],
  [mountain, 'CO ID MT NM UT WY'],
  [{ name: 'Arizona time', id: 'America/Phoenix' }, 'AZ'],
  [pacific, 'CA NV OR WA'],
  [{ name: 'Alaska Time', id: 'America/Anchorage' }, 'AK'],
  [{ name: 'Hawaii time', id: 'Pacific/Honolulu' }, 'HI'],
];

/** Where the smaller part of a state begins its ZIP codes. */
const zipRows: readonly (readonly [HomeZone, string])[] = [
  // Chattanooga, Knoxville, Johnson City.
  [eastern, '373 374 376 377 378 379'],
  // Panama City, Pensacola; western Kentucky; Gary, Evansville.
  [central, '324 325 420 421 422 423 424 463 464 476 477'],
  // El Paso; western Nebraska and Dakotas; Malheur County.
  [mountain, '798 799 885 693 586 577 979'],
  // Northern Idaho.
  [pacific, '835 838'],
];
