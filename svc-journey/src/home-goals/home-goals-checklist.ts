import { emptyHomeGoals, homeGoalsChecklist } from '@hearthway/contracts/home-goals';
import type { HomeGoalsStore } from './home-goals-store.js';

/** What completes the milestone "Home Goals", and what of it the buyer has done. */
export const readHomeGoalsChecklist = (store: Pick<HomeGoalsStore, 'findByUser'>) => async (userId: string) =>
  homeGoalsChecklist((await store.findByUser(userId))?.goals ?? emptyHomeGoals);
