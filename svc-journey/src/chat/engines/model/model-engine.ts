import type { JSONSchema7, jsonSchema, LanguageModel, Tool as ModelTool, ToolSet } from 'ai';
import * as z from 'zod/mini';
import type { TokenUse } from '../../settings/spend.js';
import { resultInWords, tools, type Tool } from '../../tools/index.js';
import { ModelFailure, type Correction, type Engine, type EngineEvent, type Turn } from '../engine.js';
import { routeQuestion } from '../no-model/route-question.js';
import { framed, promptOf } from './prompt.js';

export interface ModelOptions {
  readonly model: LanguageModel;
  /** How long the model may be silent, in milliseconds, before the answer comes without it. */
  readonly patienceMilliseconds: number;
  /** Of an answer, without the question. */
  readonly maxOutputTokens: number;
  /** Takes tokens, or their cost, from the budgets of the buyer and of all buyers. */
  readonly budget: {
    /** False if they are used up. */
    reserve(use: TokenUse): Promise<boolean>;
    /** Reports how much of the reservation was used. */
    settle(reserved: TokenUse, used: TokenUse): Promise<void>;
  };
}

/** Tool steps in one answer. */
const stepMaximum = 5;

/** Answers with a model, through the AI SDK. */
export function createModelEngine({ model, patienceMilliseconds, maxOutputTokens, budget }: ModelOptions): Engine {
  return {
    kind: 'model',
    async *answer(turn, correction): AsyncGenerator<EngineEvent> {
      const { system, messages } = promptOf(turn, correction);
      const guessed = tokensOf(system.length + JSON.stringify(messages).length);
      const reserved = { input: guessed * 2, output: maxOutputTokens * 2 };
      if (!(await budget.reserve(reserved))) throw new ModelFailure('over-budget');

      const { streamText, isStepCount, jsonSchema } = await import('ai');
      const abort = new AbortController();
      const stop = () => abort.abort(turn.signal.reason);
      turn.signal.addEventListener('abort', stop, { once: true });
      const results: Results = new Map();
      const used = { input: 0, output: 0 };
      let spoken = 0;
      try {
        const { stream } = streamText({
          model,
          instructions: system,
          messages,
          tools: toolsFor(turn, correction, (tool) => toModelTool(tool, jsonSchema, turn, results)),
          stopWhen: isStepCount(stepMaximum),
          maxOutputTokens,
          maxRetries: 0,
          abortSignal: abort.signal,
          onError: () => undefined,
        });
        for await (const part of patiently(stream, patienceMilliseconds, abort)) {
          if (part.type === 'text-delta') {
            spoken += part.text.length;
            yield { type: 'text', text: part.text };
          } else if (part.type === 'text-end') yield { type: 'text', text: '\n\n' };
          else if (part.type === 'tool-call') yield* activityOf(part.toolName);
          else if (part.type === 'tool-result') {
            const found = results.get(part.toolCallId);
            if (found) yield { type: 'result', ...found };
          } else if (part.type === 'finish-step') {
            used.input += part.usage.inputTokens ?? guessed;
            used.output += part.usage.outputTokens ?? tokensOf(spoken);
            spoken = 0;
            if (part.finishReason === 'length') yield { type: 'text', text: cutShort };
            // Anthropic’s SDK reports a stream that ends before the message does this way.
            if (part.finishReason === 'interrupted') throw new ModelFailure('down');
          }
          if (part.type === 'error') throw new ModelFailure('down', { cause: part.error });
          if (part.type === 'abort' && !turn.signal.aborted) throw new ModelFailure('slow');
        }
      } catch (error) {
        if (error instanceof ModelFailure || turn.signal.aborted) throw error;
        throw new ModelFailure('down', { cause: error });
      } finally {
        turn.signal.removeEventListener('abort', stop);
        abort.abort();
        // A step that was cut off is charged for what it may have used: stopping an answer doesn't make it cheaper.
        if (spoken > 0) {
          used.input += guessed;
          used.output += tokensOf(spoken);
        }
        await budget.settle(reserved, used);
      }
    },
  };
}

/** Follows an answer that reached the model's length limit, and so may end anywhere. */
const cutShort = '… That was all that fits here. Say “Go on” for the rest.';

/** Errs on the high side. */
const tokensOf = (characters: number): number => Math.ceil(characters / 3);

/** Keep-alive parts that nobody sees. A provider that sends nothing else counts as slow. */
const silent: ReadonlySet<string> = new Set(['start', 'start-step', 'text-start', 'reasoning-start', 'custom', 'raw']);

/** Fails if nothing that counts arrives for that long. */
async function* patiently<Part extends { readonly type: string }>(
  stream: AsyncIterable<Part>,
  milliseconds: number,
  abort: AbortController,
): AsyncGenerator<Part> {
  const iterator = stream[Symbol.asyncIterator]();
  let until = performance.now() + milliseconds;
  for (;;) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(new ModelFailure('slow'));
        abort.abort();
      }, until - performance.now());
    });
    const pending = iterator.next();
    // Prevents an unhandled rejection from the loser of the race.
    pending.catch(() => undefined);
    try {
      const next = await Promise.race([pending, late]);
      if (next.done) return;
      yield next.value;
      // Tools and slow readers may take their time.
      if (!silent.has(next.value.type)) until = performance.now() + milliseconds;
    } finally {
      clearTimeout(timer);
    }
  }
}

function* activityOf(name: string): Generator<EngineEvent> {
  const tool = tools.find((one) => one.name === name);
  if (tool) yield { type: 'activity', text: tool.activity };
}

/** By the id of the call. */
type Results = Map<string, Omit<Extract<EngineEvent, { type: 'result' }>, 'type'>>;

/**
 * Tools that propose something are offered only if the buyer’s own words ask for it. If the conversation contains
 * pasted text, the same goes for all other tools: a text can't make the model use a tool that the buyer didn't ask for.
 */
function toolsFor(turn: Turn, correction: Correction | undefined, toModel: (tool: Tool) => ModelTool): ToolSet {
  if (correction) return {};
  const { question, pasted, pending, timeZone, context, earlier } = turn;
  const route = routeQuestion({ question, pasted, pending, earlier, now: context.now, timeZone });
  const asked = route.kind === 'tool' ? route.tool : undefined;
  const hasPasted = [turn, ...earlier].some((said) => said.pasted !== undefined);
  const offered = tools.filter(
    ({ name, proposes }) => name === asked || name === 'search-knowledge' || (!proposes && !hasPasted),
  );
  return Object.fromEntries(offered.map((tool) => [tool.name, toModel(tool)]));
}

/** The tool itself checks its input: its message about an unusable figure is evidence; an SDK error isn’t. */
function toModelTool(tool: Tool, schemaOf: typeof jsonSchema, { context }: Turn, results: Results): ModelTool {
  return {
    description: tool.description,
    inputSchema: schemaOf(z.toJSONSchema(tool.input) as JSONSchema7),
    execute: async (given: unknown, { toolCallId }: { readonly toolCallId: string }) => {
      const result = await tool.run(given, context);
      results.set(toolCallId, { tool: tool.name, input: given as Record<string, unknown>, result });
      return framed('RESULT', resultInWords(result));
    },
  };
}
