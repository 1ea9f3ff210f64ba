export interface Relay {
  /** Publishes soon what is committed. Not needed after `outbox.add`, which does it by itself. */
  nudge(): void;
  start(): void;
  /** Resolves when nothing is in flight. */
  stop(): Promise<void>;
}
