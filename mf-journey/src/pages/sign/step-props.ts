import type { SigningTask } from '@hearthway/contracts/journey';

/** What each step needs. */
export interface StepProps {
  readonly task: SigningTask;
  readonly session: string;
  /** Given what is left to do. */
  readonly onTask: (task: SigningTask) => void;
  /** A call failed. */
  readonly onError: (error: unknown) => void;
}
