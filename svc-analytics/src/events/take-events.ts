import type { GroupCommit } from '@hearthway/service-kit';
import type { BotCheck, Sender } from './bots.js';
import { keptEvent, type KeptEvent, type ReportedEvent } from './kept-event.js';

export interface EventDependencies {
  readonly intake: Pick<GroupCommit<KeptEvent>, 'add'>;
  readonly botCheck: BotCheck;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** Keeps what a visitor's browser reported; done once it is stored. */
export async function takeEvents(
  { intake, botCheck, now: clock, newId }: EventDependencies,
  reported: readonly ReportedEvent[],
  sender: Omit<Sender, 'visitId'>,
): Promise<void> {
  const now = clock();
  await intake.add(
    reported.map((event) => {
      const bot = botCheck({ ...sender, visitId: event.visitId?.toLowerCase() }, now);
      return keptEvent(event, { newId, now, bot });
    }),
  );
}
