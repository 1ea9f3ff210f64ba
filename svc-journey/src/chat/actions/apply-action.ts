import { scheduleCalendarEvent, type CalendarEventDependencies } from '../../calendar-events/index.js';
import { addHome, type HomeDependencies } from '../../homes/index.js';
import { createScenario, type ScenarioDependencies } from '../../scenarios/index.js';
import { chatLimits, type CalendarEntry } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, isDuplicateKey } from '@hearthway/service-kit';
import type { ChatSettingsStore } from '../settings/chat-settings-store.js';
import type { ActionWork } from '../tools/index.js';

export interface ActionRequest {
  readonly userId: string;
  /** Also the id of what is made: confirmed twice, it is made once. */
  readonly actionId: string;
  readonly work: ActionWork;
  readonly correlationId: string;
}

/** Does what the buyer confirmed. @returns the page that shows it. @throws AppError if its room refuses it */
export type ApplyAction = (request: ActionRequest) => Promise<string | null>;

interface Rooms {
  readonly calendarEvents: CalendarEventDependencies;
  readonly scenarios: ScenarioDependencies;
  readonly homes: HomeDependencies;
  readonly settings: ChatSettingsStore;
  readonly now: () => Date;
}

export function applyActions({ calendarEvents, scenarios, homes, settings, now }: Rooms): ApplyAction {
  return async ({ userId, actionId, work, correlationId }) => {
    switch (work.kind) {
      case 'add-event':
        await scheduleOnce(calendarEvents, { userId, actionId, entry: work.entry });
        return '/dashboard';
      case 'save-scenario':
        await createScenario(scenarios, { userId, scenarioId: actionId, correlationId }, work.entry);
        return '/buying-power';
      case 'add-home':
        await addHome(homes, userId, actionId, work.entry);
        return '/home-search';
      case 'remember': {
        const memory = { id: actionId, text: work.text, savedAt: now().toISOString() };
        if (!(await settings.addMemory(userId, memory, chatLimits.memories)))
          throw new AppError('chat-memory.too-many', problemTexts.chatMemoriesFull);
        return '/settings';
      }
      case 'draft-message':
        return null;
    }
  };
}

async function scheduleOnce(
  calendarEvents: CalendarEventDependencies,
  { userId, actionId, entry }: Pick<ActionRequest, 'userId' | 'actionId'> & { readonly entry: CalendarEntry },
): Promise<void> {
  if (await calendarEvents.store.findById(userId, actionId)) return;
  try {
    await scheduleCalendarEvent({ ...calendarEvents, newId: () => actionId }, userId, entry);
  } catch (error) {
    // Confirmed twice at once: the other one added it.
    if (!isDuplicateKey(error)) throw error;
  }
}
