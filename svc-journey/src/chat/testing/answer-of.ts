import type { ChatPart } from '@hearthway/contracts/journey';
import { composeAnswer, type AnswerEvent, type Engines } from '../answers/compose-answer.js';
import type { Turn } from '../engines/engine.js';
import { noModelEngine } from '../engines/no-model/index.js';

/** What reaches the page. */
export interface SeenAnswer {
  readonly text: string;
  readonly parts: readonly Exclude<ChatPart, { type: 'text' | 'data-pasted' }>[];
  readonly engine: 'none' | 'model' | undefined;
  readonly events: readonly AnswerEvent[];
}

export async function answerOf(turn: Turn, withModel?: Engines['withModel']): Promise<SeenAnswer> {
  const events: AnswerEvent[] = [];
  for await (const event of composeAnswer(turn, { withoutModel: noModelEngine, withModel }, { mayUseModel: true }))
    events.push(event);
  return {
    text: events
      .map((event) => (event.type === 'chunk' && event.chunk.type === 'text-delta' ? event.chunk.delta : ''))
      .join(''),
    parts: events.flatMap((event) => (event.type === 'part' ? [event.part] : [])),
    engine: events.findLast((event) => event.type === 'engine')?.engine,
    events,
  };
}
