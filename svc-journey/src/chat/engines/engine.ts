import type { ChatMemory } from '@hearthway/contracts/journey';
import type { ToolContext, ToolResult } from '../tools/tool.js';

/** One question, with everything an engine may use to answer it. */
export interface Turn {
  readonly question: string;
  readonly pasted: string | undefined;
  /** The branch before it, oldest first. */
  readonly earlier: readonly Said[];
  /** The page on which it was asked. */
  readonly page: string | null;
  readonly memories: readonly ChatMemory[];
  /** The tool whose input is incomplete: these words may complete it. */
  readonly pending: { readonly tool: string; readonly input: Readonly<Record<string, unknown>> } | undefined;
  readonly timeZone: string;
  readonly context: ToolContext;
  readonly signal: AbortSignal;
}

export interface Said {
  readonly role: 'user' | 'assistant';
  readonly text: string;
  readonly pasted: string | undefined;
}

/** What was shown of an answer before a sentence was rejected, and what the turn's tools said. */
export interface Correction {
  readonly shown: string;
  readonly results: readonly string[];
}

export type EngineEvent =
  | { readonly type: 'activity'; readonly text: string }
  /** Any part of a text. Nothing is shown before its sentence is complete and checked. */
  | { readonly type: 'text'; readonly text: string }
  | {
      readonly type: 'result';
      readonly tool: string;
      readonly input: Readonly<Record<string, unknown>>;
      readonly result: ToolResult;
    };

/** Answers questions. The guards aren't its concern: whatever it says is checked. */
export interface Engine {
  readonly kind: 'none' | 'model';
  /** @throws ModelFailure if there is no answer because of the model’s provider */
  answer(turn: Turn, correction?: Correction): AsyncIterable<EngineEvent>;
}

export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';

  constructor(
    readonly reason: 'down' | 'slow' | 'over-budget',
    options?: ErrorOptions,
  ) {
    super(`The model is ${reason}`, options);
  }
}
