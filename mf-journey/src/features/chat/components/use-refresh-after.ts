import {
  getOverview,
  listCalendarEvents,
  listHomes,
  listScenarios,
  getChatSettings,
  type ChatAction,
} from '@hearthway/contracts/journey';
import { useQueryClient } from '@tanstack/react-query';

const changedBy: Readonly<Record<ChatAction['kind'], readonly string[]>> = {
  'add-event': [listCalendarEvents.path, getOverview.path],
  'save-scenario': [listScenarios.path, getOverview.path],
  'add-home': [listHomes.path, getOverview.path],
  'draft-message': [],
  remember: [getChatSettings.path],
};

/** Has the other pages load again what a confirmed action changed. */
export function useRefreshAfter(): (kind: ChatAction['kind']) => void {
  const client = useQueryClient();
  return (kind) => {
    for (const path of changedBy[kind]) void client.invalidateQueries({ queryKey: [path] });
  };
}
