import { siteChanged } from '@hearthway/contracts/releases';
import { createRepeatedTask, describeError, type Broker, type Logger, type Subscription } from '@hearthway/service-kit';

export interface FollowChangesOptions {
  /** Called whenever something may have changed, also before the last call has ended. It never rejects. */
  readonly look: () => Promise<void>;
  readonly broker: Pick<Broker, 'onConnect' | 'subscribeBroadcast'>;
  readonly logger: Logger;
  readonly pollMilliseconds: number;
}

export interface FollowedChanges {
  start(): void;
  stop(): Promise<void>;
}

/** Looks at every change that the registry announces, and regularly, in case an announcement got lost. */
export function followChanges({ look, broker, logger, pollMilliseconds }: FollowChangesOptions): FollowedChanges {
  const polling = createRepeatedTask({
    name: 'a look at what is live',
    run: look,
    pauseMilliseconds: pollMilliseconds,
    logger,
  });
  let subscription: Subscription | undefined;
  let stopListening: (() => void) | undefined;

  return {
    start() {
      void look();
      polling.start();
      stopListening = broker.onConnect(() => void look());
      broker.subscribeBroadcast([siteChanged.type], look).then(
        (subscribed) => (subscription = subscribed),
        (error: unknown) =>
          logger.warn({ reason: describeError(error) }, 'cannot subscribe to changes of the live site yet'),
      );
    },
    async stop() {
      stopListening?.();
      await Promise.all([polling.stop(), subscription?.cancel()]);
    },
  };
}
