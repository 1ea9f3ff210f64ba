import { atLeast, type Question } from './check.js';

export const scoreIsEnough: Question = ({ creditScore }, program, policy) => {
  if (creditScore === null)
    return { outcome: 'unsaid', text: 'Tell us your credit score, or get it for free, to compare it.' };
  const minimum = policy.value(program === 'fha' ? 'fha/score/low' : `${program}/score`);
  return {
    outcome: atLeast(creditScore, minimum, policy.value('tolerance/score')),
    text: `Your score is ${creditScore} at least. ${whoAsks[program]} ${minimum}.`,
  };
};

const whoAsks = {
  conventional: 'Many lenders ask for',
  fha: 'The program begins at',
  va: 'The program has no minimum; many lenders ask for',
  usda: 'Automated approval asks for',
} as const;
