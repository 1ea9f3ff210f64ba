import { lowestOfScale } from './buyer.js';
import { atLeast, type Question } from './check.js';

export const scoreIsEnough: Question = ({ creditScore }, program, policy) => {
  if (creditScore === null) return { outcome: 'unsaid', text: 'Tell us your credit score to compare it.' };
  const minimum = policy.value(program === 'fha' ? 'fha/score/low' : `${program}/score`);
  return {
    outcome: atLeast(creditScore, minimum, policy.value('tolerance/score')),
    text: `${whoAsks[program]} ${minimum}; yours is ${band(creditScore)}.`,
  };
};

const band = (lowest: number): string => (lowest === lowestOfScale ? 'below 500' : `${lowest} or more`);

const whoAsks = {
  conventional: 'Many lenders ask for a score of',
  fha: 'The program begins at a score of',
  va: 'The program has no minimum, but many lenders ask for a score of',
  usda: 'Automated approval asks for a score of',
} as const;
