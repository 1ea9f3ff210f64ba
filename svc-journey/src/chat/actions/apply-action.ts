import type { CalendarEntry, Home, HomeEntry, ScenarioEntry } from '@hearthway/contracts/journey';
import type { ActionWork } from '../tools/index.js';

/** Creates something of the buyer’s. Repeated with the same key, it changes nothing. @throws AppError if its module refuses it */
type Create<Entry, Created = unknown> = (request: {
  readonly userId: string;
  readonly correlationId: string;
  readonly idempotencyKey: string;
  readonly entry: Entry;
}) => Promise<Created>;

/** What the other modules do for a buyer who has confirmed it. */
export interface ActionDoors {
  readonly scheduleEvent: Create<CalendarEntry>;
  readonly createScenario: Create<ScenarioEntry>;
  readonly addHome: Create<HomeEntry, { readonly home: Pick<Home, 'id'> }>;
}

/** Has Mia remember a sentence. @throws AppError `chat-memory.too-many` */
export type Remember = (request: {
  readonly userId: string;
  readonly idempotencyKey: string;
  readonly text: string;
}) => Promise<unknown>;

export interface ActionRequest {
  readonly userId: string;
  readonly correlationId: string;
  /** The key of what is created, so that an action that is confirmed twice, or again after a crash, happens once. */
  readonly actionId: string;
  readonly work: ActionWork;
}

/** Does what the buyer confirmed. @returns the page that shows it. @throws AppError if its module refuses it */
export async function applyAction(
  { actions, remember }: { readonly actions: ActionDoors; readonly remember: Remember },
  { userId, correlationId, actionId, work }: ActionRequest,
): Promise<string | null> {
  const request = { userId, correlationId, idempotencyKey: actionId };
  switch (work.kind) {
    case 'add-event':
      await actions.scheduleEvent({ ...request, entry: work.entry });
      return '/dashboard#schedule';
    case 'save-scenario':
      await actions.createScenario({ ...request, entry: work.entry });
      return '/buying-power';
    case 'add-home': {
      const { home } = await actions.addHome({ ...request, entry: work.entry });
      return `/home-search/${home.id}`;
    }
    case 'remember':
      await remember({ ...request, text: work.text });
      return '/settings#settings-mia';
    case 'draft-message':
      return null;
  }
}
