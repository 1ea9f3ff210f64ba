import { percent } from '../figures/index.js';
import type { Finding, Question } from './check.js';

/** Land and mobile homes: only a home that is real estate is financed by these programs. */
export const homeIsFinanced: Question = ({ home }) => {
  if (home?.propertyType === 'land') {
    return { outcome: 'excluded', text: 'This program finances homes. Land alone takes another kind of loan.' };
  }
  if (home?.propertyType === 'mobile_home') {
    return {
      outcome: 'open',
      text: 'A mobile home counts only where it stands on its own land and is titled as real estate.',
    };
  }
  return undefined;
};

/** FHA, VA and USDA are for the home that one lives in. */
export const useIsFinanced: Question = ({ home }, program) => {
  if (program === 'conventional' || !home?.propertyUse || home.propertyUse === 'primary_residence') return undefined;
  return { outcome: 'excluded', text: 'This program is for a home that you live in yourself.' };
};

export const serviceQualifies: Question = ({ militaryService }, program) =>
  program === 'va' ? serviceFindings[militaryService ?? 'unsaid'] : undefined;

const mayQualify: Finding = {
  outcome: 'met',
  text: 'Your service may qualify. A Certificate of Eligibility from the VA decides.',
};
const serviceFindings = {
  active_duty: mayQualify,
  veteran: mayQualify,
  reserve_or_guard: mayQualify,
  surviving_spouse: { outcome: 'met', text: 'As a surviving spouse you may qualify. The VA decides.' },
  none: { outcome: 'excluded', text: 'VA loans are for people with qualifying service and some surviving spouses.' },
  unsaid: { outcome: 'unsaid', text: 'Tell us about military service, if you like, to see whether this program fits.' },
} as const satisfies Record<string, Finding>;

/** Where the home is and what the household earns decide it, and neither can be told from the profile. */
export const areaIsEligible: Question = (_buyer, program, policy) => {
  if (program !== 'usda') return undefined;
  const share = policy.find('usda/income-limit');
  if (share === undefined) return undefined;
  return {
    outcome: 'open',
    text: `The home must be in an eligible rural area, and the household earn no more than ${percent(share)} of the area’s median. Look the address up with the USDA.`,
  };
};
