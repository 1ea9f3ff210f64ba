import { lowestPossibleScore } from '../buyer.js';
import { atLeast, type Question } from './check.js';

export const scoreIsEnough: Question = ({ creditScore }, program, policy) => {
  if (creditScore === null) return { outcome: 'unanswered', text: 'Tell us your credit score so we can compare it.' };
  const minimum = policy.value(program === 'fha' ? 'fha/score/low' : `${program}/score`);
  return {
    outcome: atLeast(creditScore, minimum, policy.value('tolerance/score')),
    text: `${requirement[program]} ${minimum}; yours is ${band(creditScore)}.`,
  };
};

const band = (lowest: number): string => (lowest === lowestPossibleScore ? 'below 500' : `${lowest} or higher`);

const requirement = {
  conventional: 'Many lenders look for a score of',
  fha: 'This program starts at a score of',
  va: 'This program has no minimum, but many lenders look for a score of',
  usda: 'Automated approval requires a score of',
} as const;
