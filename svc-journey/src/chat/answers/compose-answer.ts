import type { ChatNotice } from '@hearthway/contracts/journey';
import { ModelFailure, type Correction, type Engine, type EngineEvent, type Turn } from '../engines/engine.js';
import { isSpanish, spanishIntroduction } from '../engines/no-model/spanish.js';
import { faultOf, linksIn, type SentenceRules } from '../guards/check-sentence.js';
import { lacksPrivateNumber } from '../guards/private-text.js';
import { refusalOf } from '../guards/refusal.js';
import { cutSentences } from '../guards/sentences.js';
import { collectEvidence } from '../guards/supported-figures.js';
import type { DataPart } from '../threads/thread.js';
import { resultInWords } from '../tools/index.js';
import type { ActionWork, ToolResult } from '../tools/tool.js';
import type { ChatChunk } from './chat-chunk.js';

/** The parts of an answer, in order. Everything in it is checked. */
export type AnswerEvent =
  | { readonly type: 'chunk'; readonly chunk: Extract<ChatChunk, { type: `text-${string}` | 'data-activity' }> }
  | { readonly type: 'part'; readonly part: DataPart }
  | { readonly type: 'engine'; readonly engine: Engine['kind'] }
  | { readonly type: 'work'; readonly id: string; readonly work: ActionWork }
  | { readonly type: 'used'; readonly used: NonNullable<ToolResult['used']> }
  | { readonly type: 'pending'; readonly tool: string; readonly input: Readonly<Record<string, unknown>> };

export interface Engines {
  readonly withoutModel: Engine;
  /** `undefined`: none is configured. */
  readonly withModel: Engine | undefined;
}

/**
 * Answers one question: says so if a private number was removed from it, refuses what the rules refuse, asks the engine, and lets
 * through only what the guards allow. If a model fails, the engine without one takes over, and the answer says so.
 */
export async function* composeAnswer(
  turn: Turn,
  engines: Engines,
  options: { readonly mayUseModel: boolean; readonly onFailure?: (failure: ModelFailure) => void },
): AsyncGenerator<AnswerEvent> {
  if (lacksPrivateNumber(`${turn.question}\n${turn.pasted ?? ''}`)) yield* texts([numberLeftOut], newTextId(turn));
  const verdict = refusalOf({
    question: turn.question,
    earlier: turn.earlier.filter(({ role }) => role === 'user').map(({ text }) => text),
    pasted: turn.pasted,
  });
  if (verdict.outcome === 'refused') {
    yield { type: 'engine', engine: 'none' };
    const pieces = [`${verdict.explanation}\n\n`, verdict.alternative];
    yield* texts(isSpanish(turn.question) ? [spanishIntroduction, ...pieces] : pieces, newTextId(turn));
    yield part({
      type: 'data-notice',
      id: `refused-${verdict.ruleId}`,
      data: { code: 'refused', text: verdict.explanation, context: null },
    });
    return;
  }
  const { withModel, withoutModel } = engines;
  if (withModel && options.mayUseModel) {
    try {
      yield { type: 'engine', engine: 'model' };
      yield* checked(turn, withModel);
      return;
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      options.onFailure?.(error);
      yield noticed(failures[error.reason]);
    }
  }
  yield { type: 'engine', engine: 'none' };
  yield* checked(turn, withoutModel);
}

const numberLeftOut =
  'I left out a number that looks like a Social Security, account, or card number, and didn’t keep it. Please never type one here: I don’t need it.';

const failures: Readonly<Record<ModelFailure['reason'], ChatNotice>> = {
  down: {
    code: 'model-down',
    text: 'The AI model isn’t available right now, so I answered without it.',
    context: null,
  },
  slow: { code: 'model-slow', text: 'The AI model took too long, so I answered without it.', context: null },
  'over-budget': {
    code: 'over-budget',
    text: 'The AI model’s budget for today is used up, so I answered without it.',
    context: null,
  },
};

const removedNotice: ChatNotice = {
  code: 'figure-removed',
  text: 'A sentence was left out, because nothing in this answer supports it.',
  context: null,
};
const removedSentence = 'I left something out here that I couldn’t confirm.';

/** The engine’s answer, sentence by sentence. A fault drops the rest; a model gets one retry; then the sentence is replaced. */
async function* checked(turn: Turn, engine: Engine): AsyncGenerator<AnswerEvent> {
  const evidence = collectEvidence();
  const links = new Set<string>();
  const results: string[] = [];
  const isOurs = engine.kind === 'none';
  let correction: Correction | undefined;
  for (const isLast of isOurs ? [true] : [false, true]) {
    const cutter = cutSentences();
    const gate = new SentenceGate(newTextId(turn), { evidence, links, isOurs }, isLast);
    for await (const event of engine.answer(turn, correction)) {
      if (event.type === 'text') yield* gate.show(cutter.push(event.text));
      else if (event.type === 'result') {
        learn(event.result, evidence, links);
        results.push(resultInWords(event.result));
        yield* found(event);
      } else yield chunk({ type: 'data-activity', data: { text: event.text }, transient: true });
      if (gate.isCut) break;
    }
    yield* gate.show([cutter.rest()]);
    yield* gate.end();
    if (!gate.isCut) return;
    correction = { shown: (correction?.shown ?? '') + gate.shown, results };
  }
}

/** Lets sentences through until one has a fault. On the last try, a faulty sentence is replaced, once, and the rest continues. */
class SentenceGate {
  isCut = false;
  shown = '';
  #isOpen = false;
  #isReplaced = false;

  constructor(
    readonly textId: string,
    readonly rules: SentenceRules,
    readonly isLast: boolean,
  ) {}

  *show(sentences: readonly string[]): Generator<AnswerEvent> {
    for (const sentence of sentences) {
      if (this.isCut) return;
      // Answers have no images or HTML.
      const text = sentence.replace(/!\[/g, '[').replace(/<[a-z!/][^<>]*>/gi, '');
      if (text.trim() === '' && !this.#isOpen) continue;
      const fault = faultOf(text, this.rules);
      if (fault && !this.isLast) this.isCut = true;
      else if (!fault) yield* this.#say(text);
      else if (!this.#isReplaced) {
        this.#isReplaced = true;
        yield* this.#say(removedSentence + text.slice(text.trimEnd().length));
        yield noticed(removedNotice);
      }
    }
  }

  *end(): Generator<AnswerEvent> {
    if (this.#isOpen) yield chunk({ type: 'text-end', id: this.textId });
  }

  *#say(text: string): Generator<AnswerEvent> {
    if (text === '') return;
    if (!this.#isOpen) yield chunk({ type: 'text-start', id: this.textId });
    this.#isOpen = true;
    this.shown += text;
    yield chunk({ type: 'text-delta', id: this.textId, delta: text });
  }
}

function learn(
  { text, citations = [], cards = [], proposal }: ToolResult,
  evidence: ReturnType<typeof collectEvidence>,
  links: Set<string>,
): void {
  const texts = [
    resultInWords({ text, cards }),
    ...citations.flatMap((citation) => [citation.title, citation.text, citation.date ?? '']),
    ...(proposal?.action.fields ?? []).map(({ value }) => value),
  ];
  for (const one of texts) {
    evidence.add(one);
    for (const link of linksIn(one)) links.add(link);
  }
  for (const { sourceUrl } of citations) if (sourceUrl !== null) links.add(sourceUrl);
  for (const card of cards) if (card.kind === 'links') for (const { url } of card.links) links.add(url);
}

/** A tool's results other than words. */
function* found({ tool, input, result }: Extract<EngineEvent, { type: 'result' }>): Generator<AnswerEvent> {
  const { cards = [], citations = [], notices = [], used = [], proposal, asksForMore } = result;
  if (used.length > 0) yield { type: 'used', used };
  for (const card of cards) yield part({ type: 'data-card', id: `${card.kind}-${tool}`, data: card });
  for (const citation of citations) yield part({ type: 'data-citation', id: citation.id, data: citation });
  for (const notice of notices) yield noticed(notice);
  if (proposal) {
    yield { type: 'work', id: proposal.action.id, work: proposal.work };
    yield part({ type: 'data-action', id: proposal.action.id, data: proposal.action });
  }
  if (asksForMore) yield { type: 'pending', tool, input };
}

function* texts(pieces: readonly string[], id: string): Generator<AnswerEvent> {
  yield chunk({ type: 'text-start', id });
  for (const delta of pieces) yield chunk({ type: 'text-delta', id, delta });
  yield chunk({ type: 'text-end', id });
}

const newTextId = ({ context }: Turn): string => context.newId();
const chunk = (one: Extract<AnswerEvent, { type: 'chunk' }>['chunk']): AnswerEvent => ({ type: 'chunk', chunk: one });
const part = (one: DataPart): AnswerEvent => ({ type: 'part', part: one });
const noticed = (notice: ChatNotice): AnswerEvent =>
  part({ type: 'data-notice', id: `${notice.code}${notice.context ?? ''}`, data: notice });
