import type { HomeAnswers } from '@hearthway/contracts/affordability';
import { usStates, type FinancialProfile, type ProfileSection } from '@hearthway/contracts/journey';

export interface MissingAnswer {
  readonly text: string;
  /** The page for giving the answer. */
  readonly path: string;
}

const sections: readonly (readonly [ProfileSection, string])[] = [
  ['location', 'Where you want to buy'],
  ['income', 'Your income'],
  ['debts', 'Your debts'],
  ['plan', 'Your down payment'],
  ['savings', 'Your savings'],
  ['credit', 'Your credit score'],
  ['household', 'Your household'],
];

/** Answers that would change the numbers, the most important first. */
export function missingAnswers(profile: FinancialProfile, answers: HomeAnswers): readonly MissingAnswer[] {
  const ofProfile = sections
    .filter(([section]) => profile[section] === null && !(section === 'location' && answers.propertyState))
    .map(([section, text]) => ({ text, path: `/pre-approval-form#section-${section}` }));
  const ofWizard =
    answers.propertyType && answers.propertyUse
      ? []
      : [{ text: 'The kind of home, and how you’ll use it', path: '/get-to-know-you' }];
  return [...stateChoice(profile, answers), ...ofProfile, ...ofWizard];
}

/** The profile asks which state is right; until then, the numbers use the profile's. */
function stateChoice({ location }: FinancialProfile, answers: HomeAnswers): readonly MissingAnswer[] {
  if (!location || !answers.propertyState || answers.propertyState === location.state) return [];
  const text = `Which state you’re buying in: ${nameOf(location.state)} or ${nameOf(answers.propertyState)}`;
  return [{ text, path: '/pre-approval-form' }];
}

const nameOf = (state: string): string => usStates.find(([code]) => code === state)?.[1] ?? state;

/** Without these, the buyer has no numbers of their own. */
export const hasOwnNumbers = ({ location, income, debts }: FinancialProfile, answers: HomeAnswers): boolean =>
  income !== null && debts !== null && (location !== null || Boolean(answers.propertyState));
