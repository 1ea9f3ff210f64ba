import type { GroupCommit } from './group-commit.js';
import { keptEvent, type KeptEvent, type ReportedEvent } from './kept-event.js';

export interface EventDependencies {
  readonly intake: Pick<GroupCommit<KeptEvent>, 'add'>;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** Keeps what a visitor's browser reported; done once it is stored. */
export async function takeEvents(
  { intake, now, newId }: EventDependencies,
  reported: readonly ReportedEvent[],
): Promise<void> {
  const receivedAt = now();
  await intake.add(reported.map((event) => keptEvent(event, { newId, now: receivedAt })));
}
