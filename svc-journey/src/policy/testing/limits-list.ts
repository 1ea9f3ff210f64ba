import { usStateCodes, type UsStateCode } from '@hearthway/contracts/journey';
import { countyCodesOf } from '../../counties/index.js';

type Given = Readonly<Record<string, number | string>>;

/** A year's list in our own format. `given`: limits by county or state; others have `lowest`, AK and HI 50% more. */
export function limitsList(lowest: number, given: Given = {}): string {
  const usual = (state: UsStateCode) => given[state] ?? (state === 'AK' || state === 'HI' ? lowest * 1.5 : lowest);
  const lines = usStateCodes.flatMap((state) =>
    countyCodesOf(state).map((fips) => `${fips},${state},"County ${fips}",${given[fips] ?? usual(state)}`),
  );
  return ['fips,state,county,one_unit_dollars', ...lines].join('\r\n');
}

/** The same list in the format of FHFA's own file, whose header takes two lines. */
export function asPublished(list: string): string {
  const lines = list.split('\r\n').slice(1);
  const rows = lines.map((line) => {
    const [fips = '', state, county, dollars] = line.split(',');
    return `${Number(fips.slice(0, 2))},${fips.slice(2)},${county},${state},,"$${Number(dollars).toLocaleString('en-US')} ",0`;
  });
  return [
    '"Conforming loan limits, by county",,,,,,',
    'FIPS State Code,FIPS County Code,County Name,State,CBSA Number,"One-Unit\nLimit","Two-Unit\nLimit"',
    ...rows,
    '72,001,"Somewhere, far away",PR,,"$1",0',
    '',
  ].join('\n');
}

/** HUD's list of FHA limits as the text of its CHUMS files. `given`: limits by county; the others have `lowest`. */
export function hudList(lowest: number, given: Readonly<Record<string, number>> = {}): string {
  const line = (area: string, dollars: number, place: string): string =>
    `${area.padEnd(60)}203B S0250000${String(dollars).padStart(7, '0')}${'0671200'.repeat(3)}${place}`;
  const counties = usStateCodes.flatMap((state) =>
    countyCodesOf(state).map((fips) => {
      const place = `${state}${fips.slice(2)}${'SOME STATE'.padEnd(26)}${'SOME COUNTY'.padEnd(15)}        20260101`;
      return line('9999900000NON-METRO', given[fips] ?? lowest, place);
    }),
  );
  return [
    line('', 2 * lowest, ''),
    ...counties,
    line('9999900000NON-METRO', lowest, `GU010${'GUAM'.padEnd(26)}GUAM`),
    '',
  ].join('\r\n');
}
