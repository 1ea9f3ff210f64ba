import type { ReadInputs } from './inputs.js';
import type { Pattern } from './patterns.js';

export interface IntentText {
  readonly question: string;
  readonly text: string;
  readonly inputs: ReadInputs;
  readonly pasted: string | undefined;
  readonly now: Date;
  readonly timeZone: string;
}

export interface Intent {
  readonly tool: string;
  readonly when: Pattern;
  readonly unless?: Pattern;
  readonly input: (text: IntentText) => Readonly<Record<string, unknown>> | undefined;
}
