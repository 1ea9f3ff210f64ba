import type { ChatFeedbackReport } from '@hearthway/contracts/journey';
import { dayOf } from '../policy/index.js';
import type { ChatDependencies } from './dependencies.js';
import { textOf } from './threads/thread.js';

const sharedMaximum = 100;

/** For admins: counts of all feedback, and the texts of what buyers share. */
export async function reportFeedback({ store }: Pick<ChatDependencies, 'store'>): Promise<ChatFeedbackReport> {
  const [counts, shared] = await Promise.all([store.countFeedback(), store.findShared(sharedMaximum)]);
  return {
    counts: [...counts],
    shared: shared.flatMap(({ answer, question }) =>
      answer.feedback && question
        ? [
            {
              day: dayOf(answer.createdAt),
              rating: answer.feedback.rating,
              reason: answer.feedback.reason,
              engine: answer.engine,
              question: textOf(question),
              answer: textOf(answer),
            },
          ]
        : [],
    ),
  };
}
