import type { SigningTask } from '@hearthway/contracts/journey';

/** What each step needs. `onTask` is given what is left to do. */
export interface StepProps {
  readonly task: SigningTask;
  readonly session: string;
  readonly onTask: (task: SigningTask) => void;
}
