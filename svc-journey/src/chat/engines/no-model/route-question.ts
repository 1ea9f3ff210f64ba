import { usStates, type UsStateCode } from '@hearthway/contracts/journey';
import { unanswerable, type Unanswerable } from '../../../knowledge/index.js';
import type { Said } from '../engine.js';
import { incomeAsksForPrice } from './affordability-intents.js';
import {
  addsToCalculation,
  calculations,
  followsUp,
  isAnother,
  namesOnlyPlace,
  withAdded,
  type Added,
  type Pending,
} from './continued.js';
import { eventIn } from './event-in.js';
import type { IntentText } from './intent-text.js';
import { helpAgainstOthers } from './find-entry.js';
import { intents } from './intents.js';
import { asksAboutPage, milestoneAt } from './page-asked.js';
import { statesIn } from './places.js';
import { readInputs, type ReadInputs } from './read-inputs.js';
import { asksToRecast } from './recast-asked.js';
import { smallTalk, type SmallTalk } from './small-talk.js';

/** How to answer a question. */
export type Route =
  | ToolRoute
  | { readonly kind: 'knowledge' }
  /** Nothing we know answers it, however well its words match. */
  | { readonly kind: 'unknown'; readonly why: Exclude<Unanswerable, 'steering'> }
  | { readonly kind: SmallTalk };

interface ToolRoute {
  readonly kind: 'tool';
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
}

export interface RoutedQuestion {
  readonly question: string;
  readonly pasted: string | undefined;
  /** The input that the last answer asked for: a question with nothing but figures completes it. */
  readonly pending: Pending | undefined;
  /** What was said before: a follow-up continues its last calculation. */
  readonly earlier?: readonly Said[];
  /** The page on which it was asked. */
  readonly page?: string | null;
  readonly now: Date;
  readonly timeZone: string;
}

/** Decides by the buyer’s own words only; pasted text never leads to a tool. */
export function routeQuestion(asked: RoutedQuestion): Route {
  const { question, pasted, pending, now, timeZone } = asked;
  const text = plain(question);
  const inputs = readInputs(question);
  const about = { question, text, inputs, pasted, now, timeZone };
  if (helpAgainstOthers(question) || asksToRecast.test(text)) return { kind: 'knowledge' };
  const why = unanswerable(question);
  const wish = why && unanswered.has(why) ? undefined : wishIn(about);
  if (pending?.tool === 'add-event' && !wish && text.length < 80) {
    const startsAt = eventIn(about)?.['startsAt'];
    if (startsAt !== undefined) return tool('add-event', { ...pending.input, startsAt });
  }
  const continued = continuedCalculation(asked, { text, inputs, wish });
  if (continued) return continued;
  if (wish) return wish.tool === 'save-scenario' ? savingLast(asked, wish) : wish;
  const milestone = milestoneAt(asked.page);
  if (milestone && asksAboutPage(text)) return tool('next-step', { milestone });
  // Why we don’t describe people and schools is an entry.
  if (why === 'steering') return { kind: 'knowledge' };
  if (why) return { kind: 'unknown', why };
  return smallTalk(text) ?? byFigures(text, inputs) ?? { kind: 'knowledge' };
}

/** Questions that no tool answers either, whatever figures they contain. */
const unanswered: ReadonlySet<Unanswerable> = new Set([
  'sellers-price',
  'investing',
  'secret',
  'prediction',
  'dishonest',
  'elsewhere',
]);

/** What the words ask for on their own. */
function wishIn(about: IntentText): ToolRoute | undefined {
  for (const { tool: name, when, unless, input } of intents) {
    if (!when.test(about.text) || unless?.test(about.text)) continue;
    const made = input(about);
    if (made) return tool(name, made);
  }
  return undefined;
}

/** The last calculation with additions or changes from this question, if it does nothing else. */
function continuedCalculation(asked: RoutedQuestion, added: Added): ToolRoute | undefined {
  if (!addsToCalculation(added)) return undefined;
  const { pending } = asked;
  const isAskedFor = pending !== undefined && calculations.has(pending.tool);
  if (!isAskedFor && !followsUp.test(added.text)) return undefined;
  const questions = questionsBefore(asked);
  const last = isAskedFor ? pending : lastCalculation(asked, questions);
  if (!last || (added.wish && isAnother(added.wish, last.tool, added.inputs))) return undefined;
  // "What about Texas?" is about what was asked just before.
  if (!isAskedFor && namesOnlyPlace(added.inputs) && asksElsewhere(asked, questions)) return undefined;
  return tool(last.tool, withAdded(last.input, added));
}

const questionsBefore = ({ earlier = [] }: RoutedQuestion): readonly Said[] =>
  earlier.filter(({ role }) => role === 'user').slice(-remembered);

function lastCalculation(asked: RoutedQuestion, questions: readonly Said[]): Pending | undefined {
  return questions.reduce<Pending | undefined>((last, { text, pasted }) => {
    const route = routeQuestion({ ...asked, question: text, pasted, pending: last, earlier: [] });
    return route.kind === 'tool' && calculations.has(route.tool) ? route : last;
  }, undefined);
}

/** "Save this as a scenario": the figures of the last calculation. */
function savingLast(asked: RoutedQuestion, wish: ToolRoute): ToolRoute {
  const last = lastCalculation(asked, questionsBefore(asked));
  return last ? tool(wish.tool, { ...last.input, ...wish.input }) : wish;
}

/** "What about in Texas?" after "Do I need a lawyer in Georgia?": the question as meant. */
export function sameQuestionElsewhere({
  question,
  earlier,
}: Pick<RoutedQuestion, 'question' | 'earlier'>): string | undefined {
  const text = plain(question);
  const inputs = readInputs(question);
  const previous = earlier?.findLast(({ role }) => role === 'user')?.text;
  if (previous === undefined || inputs.state === undefined || !followsUp.test(text)) return undefined;
  if (!namesOnlyPlace(inputs) || !addsToCalculation({ text, inputs, wish: undefined })) return undefined;
  const before = statesIn(previous);
  if (before.length !== 1) return undefined;
  return before.reduce(
    (rest, code) => rest.replace(new RegExp(stateName(code), 'i'), stateName(inputs.state ?? code)),
    previous,
  );
}

function asksElsewhere(asked: RoutedQuestion, questions: readonly Said[]): boolean {
  const previous = questions.at(-1);
  if (!previous) return false;
  const route = routeQuestion({
    ...asked,
    question: previous.text,
    pending: undefined,
    earlier: questions.slice(0, -1),
  });
  const isCalculation = route.kind === 'tool' && calculations.has(route.tool);
  return !isCalculation && readInputs(previous.text).state !== undefined;
}

/** If no words say what is wanted, the figures do: an income asks what it can buy, and a price what it costs a month. */
function byFigures(text: string, inputs: ReadInputs): ToolRoute | undefined {
  if (aboutRules.test(text)) return undefined;
  if (inputs.yearlyIncome !== undefined || inputs.monthlyIncome !== undefined)
    return incomeAsksForPrice.test(text) ? tool('affordability', { ...inputs }) : undefined;
  const hasPrice = inputs.price !== undefined || inputs.loan !== undefined;
  return hasPrice && inputs.rate !== undefined ? tool('payment', { ...inputs }) : undefined;
}

/** Questions that only mention figures in passing. */
const aboutRules =
  /\b(?:cash|self-?employed|tips|overtime|bonus|count|gig|1099|assistance|grants?|programs?|gift|deposit\w*|venmo|closing costs|prepaids?|prepaid|per diem|apprais\w*|offer\w*|earnest|taxes|insurance|hoa|inspect\w*|repairs?|sellers?|loan officer|lenders?|why|allowed|pmi|points|lock\w*|denied|student|bankruptcy|foreclosure|quot(?:e|es|ed|ing)|premiums?|wildfires?)\b/;

/** Questions further back say little about this one. */
const remembered = 12;

const tool = (name: string, input: Readonly<Record<string, unknown>>): ToolRoute => ({
  kind: 'tool',
  tool: name,
  input,
});

const stateName = (state: UsStateCode): string => usStates.find(([code]) => code === state)?.[1] ?? state;

const plain = (question: string): string =>
  question
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .normalize('NFD')
    .replace(/[\u0300-\u036f¿¡]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
