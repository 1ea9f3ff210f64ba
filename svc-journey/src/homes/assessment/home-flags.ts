import type { Home, HomeFlag } from '@hearthway/contracts/journey';
import type { PolicyReader } from '../../policy/index.js';

/** What to know or do about a home, most urgent first. */
export function flagsOf(home: Home, policy: PolicyReader): HomeFlag[] {
  const { yearBuilt, propertyType, hoaMonthlyCents, state, ageRestricted, marketStatus } = home;
  const hasBuilding = propertyType !== 'land';
  const leadYear = hasBuilding && yearBuilt !== null ? policy.find('home/lead-paint/built-before') : undefined;
  const mayHaveHoa =
    hoaMonthlyCents === null ? propertyType === 'condo' || propertyType === 'townhouse' : hoaMonthlyCents > 0;
  const holds: Readonly<Record<HomeFlag, boolean>> = {
    'off-market': marketStatus !== 'for_sale',
    'texas-agreement': state === 'TX' && policy.find('home/agreement-before-showing/TX') !== undefined,
    'lead-paint': leadYear !== undefined && (yearBuilt ?? leadYear) < leadYear,
    'hoa-papers': mayHaveHoa,
    'florida-tax-reset': state === 'FL' && policy.find('home/tax-reset/FL') !== undefined,
    'flood-map': true,
    'insurance-quote': hasBuilding,
    'age-restricted': ageRestricted === true,
  };
  return (Object.keys(holds) as HomeFlag[]).filter((flag) => holds[flag]);
}
