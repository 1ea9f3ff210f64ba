import { homeFlags, type HomeEntry, type HomeFlag } from '@hearthway/contracts/journey';
import type { PolicyRow, RowReader } from '@hearthway/contracts/policy';

/** What to know or do about a home, most urgent first. */
export function flagsOf(home: HomeEntry, rows: RowReader<PolicyRow>): HomeFlag[] {
  const { yearBuilt, propertyType, state } = home;
  const hasBuilding = propertyType !== 'land';
  const leadYear = hasBuilding && yearBuilt !== null ? rows.find('home/lead-paint/built-before') : undefined;
  const holds: Readonly<Record<HomeFlag, boolean>> = {
    'off-market': home.marketStatus !== 'for_sale',
    'texas-agreement': state === 'TX' && rows.find('home/agreement-before-showing/TX') !== undefined,
    'lead-paint': leadYear !== undefined && yearBuilt !== null && yearBuilt < leadYear,
    'hoa-papers': mayHaveHoa(home),
    'florida-tax-reset': state === 'FL' && rows.find('home/tax-reset/FL') !== undefined,
    'flood-map': true,
    'insurance-quote': hasBuilding,
    'age-restricted': home.ageRestricted === true,
  };
  return (Object.keys(homeFlags) as HomeFlag[]).filter((flag) => holds[flag]);
}

/** Whether an association has rules and dues there, as far as that is known. */
export function mayHaveHoa({
  hoaMonthlyCents,
  propertyType,
}: Pick<HomeEntry, 'hoaMonthlyCents' | 'propertyType'>): boolean {
  if (hoaMonthlyCents !== null) return hoaMonthlyCents > 0;
  return propertyType === 'condo' || propertyType === 'townhouse';
}
