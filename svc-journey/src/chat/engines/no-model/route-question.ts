import { unanswerable, type Unanswerable } from '../../../knowledge/index.js';
import { intents } from './intents.js';
import { readInputs, type ReadInputs } from './read-inputs.js';

/** What a question is answered with. */
export type Route =
  | { readonly kind: 'tool'; readonly tool: string; readonly input: Readonly<Record<string, unknown>> }
  | { readonly kind: 'knowledge' }
  /** Nothing we know answers it, however well its words fit. */
  | { readonly kind: 'unknown'; readonly why: Exclude<Unanswerable, 'steering'> }
  | { readonly kind: 'greeting' };

export interface RoutedQuestion {
  readonly question: string;
  readonly pasted: string | undefined;
  /** What the last answer asked for: a question that only holds figures completes it. */
  readonly pending: { readonly tool: string; readonly input: Readonly<Record<string, unknown>> } | undefined;
  readonly now: Date;
  readonly timeZone: string;
}

/** Chooses by the buyer’s own words alone; pasted text never leads to a tool. */
export function routeQuestion({ question, pasted, pending, now, timeZone }: RoutedQuestion): Route {
  const text = plain(question);
  const inputs = readInputs(question);
  if (pending && completes(text, inputs)) return tool(pending.tool, { ...pending.input, ...inputs });
  for (const { tool: name, when, unless, input } of intents) {
    if (!when.test(text) || unless?.test(text)) continue;
    const made = input({ question, text, inputs, pasted, now, timeZone });
    if (made) return tool(name, made);
  }
  const why = unanswerable(question);
  // Why we don’t describe people and schools is an entry.
  if (why === 'steering') return { kind: 'knowledge' };
  if (why) return { kind: 'unknown', why };
  if (
    /^(?:hi|hello|hey|hola|good (?:morning|evening|afternoon)|thanks?(?: you)?|thank you|gracias)(?:,? mia)?[ !.]{0,3}$/.test(
      text,
    )
  )
    return { kind: 'greeting' };
  return byFigures(text, inputs) ?? { kind: 'knowledge' };
}

/** Where no words say what is wanted, figures do: an income asks what it can buy; a price, what it costs a month. */
function byFigures(text: string, inputs: ReadInputs): Route | undefined {
  if (aboutRules.test(text)) return undefined;
  if (inputs.yearlyIncome !== undefined || inputs.monthlyIncome !== undefined)
    return tool('affordability', { ...inputs });
  const hasPrice = inputs.price !== undefined || inputs.loan !== undefined;
  return hasPrice && inputs.rate !== undefined ? tool('payment', { ...inputs }) : undefined;
}

/** What buyers ask about with their figures in passing. */
const aboutRules =
  /\b(?:cash|self-?employed|tips|overtime|bonus|count|gig|1099|assistance|grants?|programs?|gift|deposit\w*|venmo|closing costs|apprais\w*|offer\w*|earnest|taxes|insurance|hoa|inspect\w*|repairs?|sellers?|loan officer|lenders?|why|allowed|pmi|points|lock\w*|denied|student)\b/;

const tool = (name: string, input: Readonly<Record<string, unknown>>): Route => ({ kind: 'tool', tool: name, input });

const plain = (question: string): string =>
  question
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .normalize('NFD')
    .replace(/[\u0300-\u036f¿¡]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Little more than figures and places: "AZ, 400 in debts, 30k down". */
const completes = (text: string, inputs: ReadInputs): boolean =>
  Object.keys(inputs).length > 0 &&
  text.length < 200 &&
  !/\b(?:what (?:is|are|does)|how (?:do|does|long)|why|when|who|explain|difference)\b/.test(text);
