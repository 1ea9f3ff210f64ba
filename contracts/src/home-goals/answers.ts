import { homeGoalLimits } from './home-goals.js';
import type { Answer } from './traits.js';

/** Enough for every goal and area at once. Beyond that, the latest are kept. */
export const answerMaximum = homeGoalLimits.must + homeGoalLimits.nice + homeGoalLimits.never + homeGoalLimits.areas;

/** `undefined` without an answer. */
export const answerTo = (answers: readonly Answer[], about: string): boolean | undefined =>
  answers.find((answer) => isSame(answer.about, about))?.isTrue;

/** `isTrue` is undefined to take an answer back. */
export function withAnswer(answers: readonly Answer[], about: string, isTrue: boolean | undefined): Answer[] {
  const others = answers.filter((answer) => !isSame(answer.about, about));
  return isTrue === undefined ? others : [...others, { about, isTrue }].slice(-answerMaximum);
}

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();
