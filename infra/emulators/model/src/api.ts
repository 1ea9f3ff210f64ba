import type { IncomingHttpHeaders } from 'node:http';

export interface RecordedRequest {
  /** Every byte of the body. */
  readonly body: string;
  readonly model: string;
  /** Names of the tools that the model may call. */
  readonly tools: readonly string[];
  /** `system` and `tool` for either API: rules, and what a tool found. */
  readonly messages: readonly { readonly role: string; readonly text: string }[];
}

/** How a provider’s API says what a script says. */
export interface ModelApi {
  readonly path: string;
  keyOf(headers: IncomingHttpHeaders): string | undefined;
  /** @throws Error if the API would refuse it */
  read(body: string): RecordedRequest;
  /** The body of an error. */
  refusal(status: number, message: string): object;
  writer(model: string): AnswerWriter;
}

/** Writes one answer, as server-sent events. */
export interface AnswerWriter {
  begin(): string;
  /** `isWhole`: false if the answer breaks off in it. */
  text(pieces: readonly string[], isWhole: boolean): string;
  call(tool: string, inputPieces: readonly string[]): string;
  /** It used 100 tokens of input and 20 of output. */
  end(reason: 'said' | 'cut' | 'called'): string;
}

export const usedTokens = { input: 100, output: 20 };
