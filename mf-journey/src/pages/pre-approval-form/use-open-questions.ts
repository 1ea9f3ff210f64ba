import { useSavedAnswers } from '../../features/pre-approval/index.js';

/** Whether the ten questions about the home, which share this page’s milestone, are known to be open. */
export function useOpenQuestions(): boolean {
  const answers = useSavedAnswers();
  return answers !== undefined && (answers?.completedAt ?? null) === null;
}
