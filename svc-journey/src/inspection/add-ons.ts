import {
  addOnInspections,
  type AddOnInspection,
  type Home,
  type InspectionTrait,
  type InspectionView,
  type UsStateCode,
} from '@hearthway/contracts/journey';
import type { PolicyReader } from '../policy/index.js';

export interface InspectedHome {
  /** `null` if it isn’t known. */
  readonly state: UsStateCode | null;
  readonly yearBuilt: number | null;
  readonly propertyType: Home['propertyType'];
  readonly traits: readonly InspectionTrait[];
  readonly ordered: readonly AddOnInspection[];
  /** YYYY. */
  readonly year: number;
}

/** The add-on inspections that a home calls for, and those ordered already, with what they cost. */
export function addOnsFor(home: InspectedHome, policy: PolicyReader): InspectionView['addOns'] {
  return (Object.keys(addOnInspections) as AddOnInspection[]).flatMap((name) => {
    const part = policy.part();
    const reason = reasonFor[name](home, part);
    if (reason === '' && !home.ordered.includes(name)) return [];
    const row = part.findRow(`inspection/cost/${name}`);
    const { low: lowCents = 0, high: highCents = 0 } = row?.range ?? {};
    return [{ name, reason, lowCents, highCents, policyRowIds: part.used().map(({ id }) => id) }];
  });
}

/** A sentence if the home calls for it, otherwise empty. */
type Reason = (home: InspectedHome, policy: PolicyReader) => string;

/** Nobody owns the roof or the ground of a condominium alone: its association looks after them. */
const isCondo = ({ propertyType }: InspectedHome): boolean => propertyType === 'condo';

const forTrait =
  (trait: InspectionTrait, reason: string): Reason =>
  ({ traits }) =>
    traits.includes(trait) ? reason : '';

const inStates =
  (states: readonly UsStateCode[], reason: string): Reason =>
  ({ state }) =>
    state !== null && states.includes(state) ? reason : '';

const firstOf =
  (...reasons: readonly Reason[]): Reason =>
  (home, policy) =>
    reasons.map((reason) => reason(home, policy)).find((sentence) => sentence !== '') ?? '';

const unlessCondo =
  (reason: Reason): Reason =>
  (home, policy) =>
    isCondo(home) ? '' : reason(home, policy);

/** Whether it was built before the year in a row. */
function isOlder(
  { yearBuilt }: InspectedHome,
  policy: PolicyReader,
  key: 'home/lead-paint/built-before' | 'inspection/sewer/built-before',
) {
  return yearBuilt !== null && yearBuilt < policy.value(key);
}

const reasonFor: Readonly<Record<AddOnInspection, Reason>> = {
  wood_insects: unlessCondo(
    inStates(['TX', 'FL', 'AZ', 'NV', 'TN'], 'Termites are common in this state, and some lenders ask for a report.'),
  ),
  roof: unlessCondo(
    firstOf(
      forTrait('older_roof', 'An old roof can cost more than anything else here, and insurers ask about its age.'),
      inStates(['TX', 'CO'], 'Hail damage is common in this state and hard to see from the ground.'),
    ),
  ),
  sewer: unlessCondo((home, policy) =>
    isOlder(home, policy, 'inspection/sewer/built-before')
      ? 'Older homes often have clay or iron pipes. A camera shows roots and breaks.'
      : '',
  ),
  hvac: forTrait('older_hvac', 'A specialist can say how many years it has left.'),
  pool: forTrait('pool', 'A general inspection rarely covers pumps, heaters, and leaks.'),
  septic: forTrait('septic', 'Have it pumped and looked at: a failed drain field is a major cost.'),
  well: forTrait('well', 'Test the water, the flow, and the pump.'),
  foundation: unlessCondo(
    firstOf(
      forTrait('cracks', 'Cracks and sticking doors can mean that the foundation moves.'),
      inStates(['TX'], 'Clay soil in much of Texas moves foundations.'),
    ),
  ),
  stucco: forTrait('stucco', 'Water behind stucco can rot walls without a trace outside.'),
  radon: inStates(['CO', 'TN'], 'Radon is common in this state. You can’t see or smell it.'),
  four_point: (home, policy) =>
    home.state === 'FL' &&
    home.yearBuilt !== null &&
    home.year - home.yearBuilt >= policy.value('inspection/four-point/age')
      ? 'Florida insurers ask for one on older homes before they quote.'
      : '',
  wind: inStates(['FL'], 'In Florida it can lower what you pay for insurance.'),
  mold: forTrait('damp', 'Find where the water comes from before you buy.'),
  lead_paint: (home, policy) =>
    isOlder(home, policy, 'home/lead-paint/built-before')
      ? `In a home this old, you have ${policy.value('deadline/general/lead-paint')} days to test for lead paint, unless you agree on something else.`
      : '',
};
