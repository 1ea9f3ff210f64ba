import { useEffect, useRef } from 'react';
import { homeGoalsChecklist, type HomeGoals } from '@hearthway/contracts/home-goals';
import type { StoredHomeGoals } from '@hearthway/contracts/journey';
import { useMilestone, useMilestones, useRefreshedRules } from '../../features/milestones/index.js';
import type { GoalsSaver } from './goals-saver.js';

/**
 * After each save, reads the checklist again, and the milestone if it may have changed. Celebrates the save that completes it.
 * Undo brings the goals back as they were before it.
 */
export function useCompletion(saver: GoalsSaver, stored: StoredHomeGoals): void {
  const milestone = useMilestone('Home Goals');
  const { celebrateDone, retry } = useMilestones();
  const refreshRules = useRefreshedRules();
  const beforeRef = useRef(stored.goals);
  useEffect(() => {
    const before = beforeRef.current;
    if (before === stored.goals) return;
    beforeRef.current = stored.goals;
    refreshRules();
    if (isEnough(before) === isEnough(stored.goals)) return;
    if (!isEnough(stored.goals) || !milestone || milestone.status === 'completed') {
      retry();
      return;
    }
    celebrateDone(milestone, () => {
      saver.change(before);
      void saver.save();
    });
  }, [stored, milestone, celebrateDone, retry, refreshRules, saver]);
}

const isEnough = (goals: HomeGoals) => homeGoalsChecklist(goals).every(({ done }) => done);
