import { unanswerable, type KnowledgeEntry, type Unanswerable } from '../../../knowledge/index.js';
import { citeEntry, toolNamed, type ToolResult } from '../../tools/index.js';
import type { Engine, EngineEvent, Turn } from '../engine.js';
import { entryBesideSum, findEntryFrom } from './find-entry.js';
import { routeQuestion, sameQuestionElsewhere } from './route-question.js';
import { isSpanish, spanishIntroduction } from './spanish.js';

/** Answers with tools and the knowledge base, and says so when neither knows. */
export const noModelEngine: Engine = {
  kind: 'none',
  async *answer(turn): AsyncGenerator<EngineEvent> {
    if (isSpanish(turn.question)) {
      yield { type: 'result', tool: 'links', input: { to: 'español' }, result: { text: spanishIntroduction } };
      yield say(spanishIntroduction);
    }
    yield* answerTo(turn);
  },
};

async function* answerTo(turn: Turn): AsyncGenerator<EngineEvent> {
  const { question, pasted, pending, earlier, page, timeZone, context } = turn;
  const route = routeQuestion({ question, pasted, pending, earlier, page, now: context.now, timeZone });
  switch (route.kind) {
    case 'greeting':
      yield say(greeting);
      return;
    case 'thanks':
      yield say('You’re welcome.');
      return;
    case 'deleting':
      yield { type: 'result', tool: 'links', input: {}, result: { text: deleting } };
      yield say(deleting);
      return;
    case 'no-listings':
      yield say(noListings);
      return;
    case 'memories':
      yield* memoriesOf(turn);
      return;
    case 'unknown':
      yield say(unknown[route.why]);
      return;
    case 'knowledge': {
      const meant = sameQuestionElsewhere(turn);
      yield* meant === undefined ? fromKnowledge(turn) : answerTo({ ...turn, question: meant, earlier: [] });
      return;
    }
    case 'tool': {
      const tool = toolNamed(route.tool);
      yield { type: 'activity', text: tool.activity };
      const result = await tool.run(route.input, context);
      // There is no such row: an entry may have the answer.
      if (tool.name === 'policy-lookup' && !result.citations) {
        yield* fromKnowledge(turn);
        return;
      }
      yield { type: 'result', tool: tool.name, input: route.input, result };
      yield say(result.text);
      if (!tool.proposes) yield* besideSum(turn, result);
    }
  }
}

const say = (text: string): EngineEvent => ({ type: 'text', text });

function* entryText(entry: KnowledgeEntry, { question, context }: Turn, before = ''): Generator<EngineEvent> {
  const result = { text: `${before}${entry.text}`, citations: citeEntry(entry, context.rows) };
  yield { type: 'result', tool: 'search-knowledge', input: { question }, result };
  yield say(result.text);
}

const titled = ({ title }: KnowledgeEntry): string => `\n\n**${title}**\n\n`;

/** The entry for another part of the question, unless the tool answered from it. */
function* besideSum(turn: Turn, { citations = [] }: ToolResult): Generator<EngineEvent> {
  const { question, context, timeZone } = turn;
  const wishOf = (text: string): string => {
    const route = routeQuestion({ question: text, pasted: undefined, pending: undefined, now: context.now, timeZone });
    return route.kind === 'tool' ? `${route.tool} ${String(route.input['part'])}` : route.kind;
  };
  const sum = wishOf(question);
  // A part is of the sum if the question without it asks for something else. "What is PMI" always asks for a meaning.
  const isOfSum = (part: string) =>
    wishOf(part) !== 'knowledge' || (!meaning.test(part) && wishOf(question.replace(part, ' ')) !== sum);
  const entry = entryBesideSum(question, context.knowledge, isOfSum);
  if (entry && !citations.some(({ id }) => id === entry.id)) yield* entryText(entry, turn, titled(entry));
}

const meaning = /^\W*what(?:[’']?s| is| are) (?!the |my |our |your )/i;

function* fromKnowledge(turn: Turn): Generator<EngineEvent> {
  const { question, page, context } = turn;
  const found = findEntryFrom(page, question, context.knowledge);
  if (found.kind === 'answer') {
    yield* entryText(found.entry, turn);
    if (found.also) yield* entryText(found.also, turn, titled(found.also));
    yield* offered('Not what you meant? I also know about:', found.titles, turn);
    return;
  }
  const { closest, titles } = found;
  if (closest)
    yield* entryText(closest, turn, `I’m not sure what you mean. The closest I know is **${closest.title}**:\n\n`);
  else {
    const why = unanswerable(question) ?? 'elsewhere';
    yield say(unknown[why === 'steering' ? 'elsewhere' : why]);
  }
  yield* offered(closest ? 'Or did you mean one of these?' : 'Did you mean one of these?', titles, turn);
}

/** Entries to tap. */
function* offered(text: string, titles: readonly string[], { question }: Turn): Generator<EngineEvent> {
  if (titles.length === 0) return;
  const cards = [{ kind: 'questions' as const, questions: [...titles] }];
  yield { type: 'result', tool: 'search-knowledge', input: { question }, result: { text, cards } };
  yield say(`\n\n${text}`);
}

const greeting =
  'Hi. I’m Mia, an AI that helps with buying a home. Ask what you can afford, what comes next, or what a word means.';

const deleting =
  'I can’t delete anything for you. Change or delete an event in the calendar of your [Dashboard](/dashboard), and what I remember in [Settings](/settings#settings-mia).';

const noListings =
  'I don’t list homes, so I can’t search for one. Find homes on a listing site or with an agent. Then add each one in [Home Search](/home-search), or paste its listing here and say “Add this home”, and I show what it would cost you.';

function* memoriesOf({ memories }: Turn): Generator<EngineEvent> {
  if (memories.length === 0) {
    yield say(
      'You haven’t asked me to remember anything. Say “Remember that” with a fact, and I keep it once you confirm.',
    );
    return;
  }
  const text = [
    'You asked me to remember:',
    memories.map((memory) => `- ${memory.text}`).join('\n'),
    'You can change or delete each of them in [Settings](/settings#settings-mia).',
  ].join('\n\n');
  yield { type: 'result', tool: 'memories', input: {}, result: { text } };
  yield say(text);
}

const unknown: Readonly<Record<Exclude<Unanswerable, 'steering'>, string>> = {
  'sellers-price':
    'I don’t know that: only the seller does, and their agent may not say. What helps you is what similar homes nearby sold for, how long this one has been listed, and any price cuts. Ask me “How much should I offer?”, and I can work out the payment at each price.',
  investing:
    'I can’t tell you what to invest in, and nobody knows what it’ll be worth when you find the home. Money that you need within a few years is usually kept where it can’t fall in value: an insured savings account, a certificate of deposit, or Treasury bills. For anything else, ask a financial adviser.',
  secret:
    'I can’t see passwords, or Social Security, account, and card numbers, so I can’t tell you any. If you forgot your password, choose a new one at [Forgot your password](/auth/forgot-password). For a number, look at your own copy: the card, the statement, or the form. Never type one here.',
  prediction:
    'I don’t know, and nobody does: I can’t tell what prices or rates will do. I can show what a home costs you at today’s figures, and what a higher or lower rate changes.',
  personal: 'I don’t know that: only the person or the company can tell you. I can draft a short message to ask them.',
  legal:
    'I don’t know, and I’m not a lawyer. I can say in plain words what such a clause usually covers. For your own case, ask a real estate attorney in the state.',
  dishonest:
    'I can’t help with that. There are honest ways that often work, and a [HUD-approved counselor](https://www.consumerfinance.gov/find-a-housing-counselor/) goes through them with you for free.',
  elsewhere:
    'I don’t know. I know about buying a home in the U.S.: budgets, loans, offers, inspections, closing. You can ask in other words, or find a [HUD-approved counselor](https://www.consumerfinance.gov/find-a-housing-counselor/).',
};
