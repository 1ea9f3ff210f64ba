import { useEffect, useRef } from 'react';
import type { StoredFinancialProfile } from '@hearthway/contracts/journey';
import { useMilestone, useMilestones } from '../../features/milestones/index.js';
import { useOpenQuestions } from './use-open-questions.js';

/** Celebrates finances that become complete after the ten questions: together, they complete the milestone. */
export function useCelebratedFinances({ assessment }: StoredFinancialProfile): void {
  const { celebrateDone, retry } = useMilestones();
  const milestone = useMilestone("Let's Get to Know You!");
  const areQuestionsOpen = useOpenQuestions();
  const isComplete = assessment.missingForMatching.length === 0;
  const wasComplete = useRef(isComplete);
  useEffect(() => {
    if (isComplete === wasComplete.current) return;
    wasComplete.current = isComplete;
    if (isComplete && !areQuestionsOpen && milestone && milestone.status !== 'completed') celebrateDone(milestone);
    else retry();
  }, [isComplete, areQuestionsOpen, milestone, celebrateDone, retry]);
}
