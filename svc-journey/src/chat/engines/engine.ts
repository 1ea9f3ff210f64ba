import type { ChatMemory } from '@hearthway/contracts/journey';
import type { ToolContext, ToolResult } from '../tools/tool.js';

/** One question, with all that an engine may know for its answer. */
export interface Turn {
  readonly question: string;
  readonly pasted: string | undefined;
  /** The branch before it, oldest first. */
  readonly earlier: readonly Said[];
  /** The page on which it was asked. */
  readonly page: string | null;
  readonly memories: readonly ChatMemory[];
  /** What a tool asked for before: these words may complete its input. */
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

/** What was shown of an answer before a sentence was cut, and what the tools of the turn said. */
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

/** Answers questions. The guards are not its business: whatever it says is checked. */
export interface Engine {
  readonly kind: 'none' | 'model';
  /** @throws ModelFailure if a model’s provider is the reason that there is no answer */
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
