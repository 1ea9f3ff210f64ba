import { useState, type ReactNode } from 'react';
import { homeStages, type AssessedHome, type HomeStage, type Milestone } from '@hearthway/contracts/journey';
import { milestoneAt, openPrerequisite, PrerequisiteQuestion, useMilestones } from '../milestones/index.js';
import { isOffer } from './use-homes.js';

type Move = (home: AssessedHome, stage: HomeStage) => void;

/** Passes moves on, and asks first about an offer while the step before it is open. The question belongs in the page. */
export function useAskedMove(move: Move): { readonly ask: Move; readonly question: ReactNode } {
  const { state, tracker } = useMilestones();
  const [asked, setAsked] = useState<{ milestone: Milestone; before: Milestone; title: string; goOn: () => void }>();
  const ask: Move = (home, stage) => {
    const goOn = (): void => {
      move(home, stage);
    };
    const milestone = milestoneAt(tracker, '/home-search');
    const completes = milestone?.status !== 'completed' && isOffer(stage) && !isOffer(home.stage);
    const before = milestone && completes && state === 'ready' ? openPrerequisite(tracker, milestone) : undefined;
    if (milestone && before) setAsked({ milestone, before, title: `Move to ${homeStages[stage]} now?`, goOn });
    else goOn();
  };
  const question = asked && (
    <PrerequisiteQuestion
      milestone={asked.milestone}
      before={asked.before}
      title={asked.title}
      goOn="Move anyway"
      onClose={() => {
        setAsked(undefined);
      }}
      onGoOn={asked.goOn}
    />
  );
  return { ask, question };
}
