import type { ReadInputs } from './read-inputs.js';

export interface IntentText {
  readonly question: string;
  readonly text: string;
  readonly inputs: ReadInputs;
  readonly pasted: string | undefined;
  readonly now: Date;
  readonly timeZone: string;
}
