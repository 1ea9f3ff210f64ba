import type { Finding, Question } from './check.js';

/** These programs finance only homes that are real estate. */
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

/** FHA, VA, and USDA loans are only for a home that the buyer will live in. */
export const useIsFinanced: Question = ({ home }, program) => {
  if (program === 'conventional' || !home?.propertyUse || home.propertyUse === 'primary_residence') return undefined;
  return { outcome: 'excluded', text: 'This program is only for a home you’ll live in.' };
};

export const serviceQualifies: Question = ({ militaryService }, program) =>
  program === 'va' ? serviceFindings[militaryService ?? 'unanswered'] : undefined;

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
  unanswered: {
    outcome: 'unanswered',
    text: 'If you like, tell us about military service to see whether this program fits.',
  },
} as const satisfies Record<string, Finding>;

/** Depends on the address of the home, which the profile doesn't have. */
export const areaIsEligible: Question = (_buyer, program) => {
  if (program !== 'usda') return undefined;
  return {
    outcome: 'open',
    text: 'The home must be in an eligible rural area. We haven’t checked that: look up the address with the USDA.',
  };
};
