import * as journey from '@hearthway/contracts/journey';
import { inMemoryCollection, Refusal, route, type Route } from '@hearthway/web-kit/testing';
import { dayOf } from '../../features/local-time/index.js';

export interface GivenLendersAndLetters {
  readonly letters?: readonly journey.PreApprovalLetter[];
  readonly progress?: journey.PreApprovalProgress;
}

const nothing: journey.PreApprovalProgress = { version: 0, payingCash: false, papers: [] };

/** Letters and progress, which complete a milestone, and the comparison of Loan Estimates. */
export function inMemoryLendersAndLetters(given: GivenLendersAndLetters = {}, onChanged: () => void = () => undefined) {
  let progress = given.progress ?? nothing;
  const letters = inMemoryCollection<journey.PreApprovalLetter>(
    {
      list: journey.listPreApprovalLetters,
      create: journey.createPreApprovalLetter,
      change: journey.changePreApprovalLetter,
      remove: journey.deletePreApprovalLetter,
    },
    given.letters,
  );
  const today = (): string => dayOf(new Date());
  const isDone = (): boolean => {
    let isAnyGood = false;
    letters.update((all) => {
      isAnyGood = all.some((letter) => journey.letterDaysLeft(letter, today()) >= 0);
      return all;
    });
    return progress.payingCash || isAnyGood;
  };
  const announced = ({ operation, answer }: Route): Route => ({
    operation,
    answer(input) {
      const reply = answer(input);
      if (operation.method !== 'GET') onChanged();
      return reply;
    },
  });
  return {
    /** What completes the milestone. */
    letterItems: (): journey.MilestoneRuleItem[] => [
      { text: 'Log a letter, or say that you’re paying cash', done: isDone(), path: '/get-pre-approved' },
    ],
    /** Simulate changes in another tab or on another device. */
    changeLettersElsewhere: letters.update,
    changeProgressElsewhere(change: Partial<journey.PreApprovalProgress>): void {
      progress = { ...progress, ...change, version: progress.version + 1 };
    },
    routes: [
      ...letters.routes,
      route(journey.getPreApprovalProgress, () => progress),
      route(journey.savePreApprovalProgress, ({ headers, body }) => {
        if (headers['if-match'] !== progress.version) {
          throw new Refusal(409, 'pre-approval-progress.conflict', 'This was changed somewhere else');
        }
        progress = { ...body, version: progress.version + 1 };
        return progress;
      }),
      route(journey.compareLoanEstimates, ({ body }) =>
        journey.compareEstimates(body.estimates, { today: today(), usualTaxesAndInsuranceCents: null }),
      ),
    ].map(announced),
  };
}
