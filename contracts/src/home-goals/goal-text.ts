import { propertyTypes } from '../journey/pre-approval-info.js';
import type { Area, Goal, GoalList } from './home-goals.js';
import { dollars, grouped } from './numbers.js';
import { features, type LimitedTraitName } from './traits.js';

/** What the goal says in its list, such as "3 or more bedrooms" and, as a never, "Fewer than 3 bedrooms". */
export function goalText(goal: Goal, list: GoalList): string {
  if ('limit' in goal) {
    const [wanted, unwanted] = limitTexts[goal.trait](goal.limit);
    return list === 'never' ? unwanted : wanted;
  }
  if (goal.trait === 'own') return goal.text;
  if (goal.trait === 'propertyType') return goal.anyOf.map((type) => propertyTypes[type]).join(' or ');
  return features[goal.trait];
}

export function areaText(area: Area): string {
  if (area.kind === 'zip') return `ZIP code ${area.zip}`;
  if (area.kind === 'county') return `${countyName(area)}, ${area.state}`;
  return `Within ${area.minutes} minutes of ${area.place}`;
}

/** County lists leave out what most are called. In some states they have other names. */
function countyName({ county, state }: Extract<Area, { readonly kind: 'county' }>): string {
  const isWhole = ['AK', 'CT', 'DC', 'VA'].includes(state) || / (?:County|Parish|City)$/.test(county);
  return isWhole ? county : `${county} ${state === 'LA' ? 'Parish' : 'County'}`;
}

const limitTexts: Readonly<Record<LimitedTraitName, (limit: number) => readonly [wanted: string, unwanted: string]>> = {
  bedrooms: (count) => [`${count} or more bedrooms`, `Fewer than ${counted(count, 'bedroom')}`],
  bathrooms: (count) => [`${count} or more bathrooms`, `Fewer than ${counted(count, 'bathroom')}`],
  squareFeet: (feet) => [`${grouped(feet)} square feet or more`, `Under ${grouped(feet)} square feet`],
  lotSquareFeet: (feet) => [`Lot of ${grouped(feet)} square feet or more`, `Lot under ${grouped(feet)} square feet`],
  garageSpaces: (count) => [
    `Garage for ${counted(count, 'car')} or more`,
    count === 1 ? 'No garage' : `Garage for fewer than ${count} cars`,
  ],
  yearBuilt: (year) => [`Built in ${year} or later`, `Built before ${year}`],
  stories: (count) => [
    count === 1 ? 'One story' : `${count} stories or fewer`,
    `More than ${count === 1 ? 'one story' : `${count} stories`}`,
  ],
  hoaMonthlyCents: (cents) =>
    cents === 0
      ? ['No HOA fee', 'Any HOA fee']
      : [`HOA fee of ${dollars(cents)} a month or less`, `HOA fee above ${dollars(cents)} a month`],
  priceCents: (cents) => [`Price of ${dollars(cents)} or less`, `Price above ${dollars(cents)}`],
};

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
