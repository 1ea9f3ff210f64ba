import type { UsStateCode } from '@hearthway/contracts/journey';

/** A day (YYYY-MM-DD) and a time (HH:MM) in the home's local time. */
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
  const exception = zipRows.find(([, starts]) => starts.split(' ').some((start) => zipCode.startsWith(start)));
  return exception?.[0] ?? zone;
}

const eastern: HomeZone = { name: 'Eastern Time', id: 'America/New_York' };
const central: HomeZone = { name: 'Central Time', id: 'America/Chicago' };
const mountain: HomeZone = { name: 'Mountain Time', id: 'America/Denver' };
const pacific: HomeZone = { name: 'Pacific Time', id: 'America/Los_Angeles' };

/** Other states are on Eastern Time. */
const zoneRows: readonly (readonly [HomeZone, string])[] = [
  [central, 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI'],
  [mountain, 'CO ID MT NM UT WY'],
  [{ name: 'Arizona time', id: 'America/Phoenix' }, 'AZ'],
  [pacific, 'CA NV OR WA'],
  [{ name: 'Alaska Time', id: 'America/Anchorage' }, 'AK'],
  [{ name: 'Hawaii time', id: 'Pacific/Honolulu' }, 'HI'],
];

/** ZIP code prefixes of the smaller part of a state. The first matching row is used. */
const zipRows: readonly (readonly [HomeZone, string])[] = [
  // Iron Mountain, Menominee; Iron River, Ironwood: the four counties of Michigan next to Wisconsin.
  [
    central,
    '49801 49802 49812 49815 49821 49831 49834 49845 49847 49848 49852 49858 49863 49870 49873 49874 49876 49877 49881 49886 ' +
      '49887 49892 49893 49896 49902 49903 49911 49915 49920 49927 49935 49938 49947 49959 49964 49968 49969',
  ],
  // Tullahoma, Fayetteville, Jasper, Pikeville, Dunlap: the west of the ZIP codes around Chattanooga.
  [
    central,
    '37301 37305 37306 37313 37318 37324 37327 37328 37330 37334 37335 37339 37340 37342 37345 37347 37348 37349 37352 37355 ' +
      '37356 37357 37359 37360 37365 37366 37367 37372 37374 37375 37376 37378 37380 37382 37383 37387 37388 37389 37394 37396 ' +
      '37397 37398',
  ],
  // Chattanooga, Knoxville, Johnson City.
  [eastern, '373 374 376 377 378 379'],
  // Panama City, Pensacola; western Kentucky; Gary, Evansville.
  [central, '324 325 420 421 422 423 424 463 464 476 477'],
  // El Paso; western Nebraska and Dakotas; Malheur County.
  [mountain, '798 799 885 693 586 577 979'],
  // Northern Idaho.
  [pacific, '835 838'],
];
