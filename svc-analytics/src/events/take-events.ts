import { describeError, type GroupCommit, type Logger } from '@hearthway/service-kit';
import type { BotCheck, Sender } from './bots.js';
import { keptEvent, type KeptEvent, type ReportedEvent } from './kept-event.js';

export interface EventDependencies {
  readonly intake: Pick<GroupCommit<KeptEvent>, 'add'>;
  readonly botCheck: BotCheck;
  readonly logger: Pick<Logger, 'error'>;
  readonly now: () => Date;
  readonly newId: () => string;
}

/**
 * Keeps what a visitor's browser reported, and gives how many events are stored. One that cannot be stored costs its
 * neighbors nothing; when none can, the reason is thrown.
 */
export async function takeEvents(
  { intake, botCheck, logger, now: clock, newId }: EventDependencies,
  reported: readonly ReportedEvent[],
  sender: Omit<Sender, 'visitId'>,
): Promise<number> {
  const now = clock();
  const refused = await intake.add(
    reported.map((event) => {
      const bot = botCheck({ ...sender, visitId: event.visitId?.toLowerCase() }, now);
      return keptEvent(event, { newId, now, bot });
    }),
  );
  for (const { item, reason } of refused) {
    const { _id: eventId, eventType } = item;
    logger.error({ eventId, eventType, reason: describeError(reason) }, 'an event could not be stored');
  }
  const stored = reported.length - refused.length;
  if (stored === 0) throw new Error('None of the events could be stored', { cause: refused[0]?.reason });
  return stored;
}
