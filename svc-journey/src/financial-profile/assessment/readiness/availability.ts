import { percent } from '../../../figures/index.js';
import type { Finding, Question } from './check.js';

/** Land and mobile homes: only a home that is real estate is financed by these programs. */
export const homeIsFinanced: Question = ({ home }) => {
  if (home?.propertyType === 'land') {
    return { outcome: 'excluded', text: 'This program finances homes. Land alone takes a different kind of loan.' };
  }
  if (home?.propertyType === 'mobile_home') {
    return {
      outcome: 'open',
      text: 'A mobile home counts only if it sits on its own land and is titled as real estate.',
    };
  }
  return undefined;
};

/** FHA, VA and USDA are for the home that one lives in. */
export const useIsFinanced: Question = ({ home }, program) => {
  if (program === 'conventional' || !home?.propertyUse || home.propertyUse === 'primary_residence') return undefined;
  return { outcome: 'excluded', text: 'This program is only for a home you’ll live in.' };
};

export const serviceQualifies: Question = ({ militaryService }, program) =>
  program === 'va' ? serviceFindings[militaryService ?? 'unsaid'] : undefined;

const mayQualify: Finding = {
  outcome: 'met',
  text: 'Your service may qualify you. The VA decides with a Certificate of Eligibility.',
};
const serviceFindings = {
  active_duty: mayQualify,
  veteran: mayQualify,
  reserve_or_guard: mayQualify,
  surviving_spouse: { outcome: 'met', text: 'You may qualify as a surviving spouse. The VA decides.' },
  none: { outcome: 'excluded', text: 'VA loans are for people with qualifying service and some surviving spouses.' },
  unsaid: { outcome: 'unsaid', text: 'If you like, tell us about military service to see whether this program fits.' },
} as const satisfies Record<string, Finding>;

/** Where the home is and what the household earns decide it, and neither can be told from the profile. */
export const areaIsEligible: Question = (_buyer, program, policy) => {
  if (program !== 'usda') return undefined;
  const share = policy.find('usda/income-limit');
  if (share === undefined) return undefined;
  return {
    outcome: 'open',
    text: `The home must be in an eligible rural area, and your household can earn no more than ${percent(share)} of the area’s median. Check the address with the USDA.`,
  };
};
