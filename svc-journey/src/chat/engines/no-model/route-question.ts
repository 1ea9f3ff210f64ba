import * as chrono from 'chrono-node';
import { unanswerable, type Unanswerable } from '../../../knowledge/index.js';
import { placeIn } from './places.js';
import { readInputs, type ReadInputs } from './read-inputs.js';

/** What a question is answered with. */
export type Route =
  | { readonly kind: 'tool'; readonly tool: string; readonly input: Readonly<Record<string, unknown>> }
  | { readonly kind: 'knowledge' }
  /** Nothing we know answers it, however well its words fit. */
  | { readonly kind: 'unknown'; readonly why: Unanswerable }
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
  if (why) return { kind: 'unknown', why };
  if (
    /^(?:hi|hello|hey|hola|good (?:morning|evening|afternoon)|thanks?(?: you)?|thank you|gracias)(?:,? mia)?[ !.]{0,3}$/.test(
      text,
    )
  )
    return { kind: 'greeting' };
  return { kind: 'knowledge' };
}

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

interface IntentText {
  readonly question: string;
  readonly text: string;
  readonly inputs: ReadInputs;
  readonly pasted: string | undefined;
  readonly now: Date;
  readonly timeZone: string;
}

interface Intent {
  readonly tool: string;
  readonly when: Pick<RegExp, 'test'>;
  readonly unless?: RegExp;
  readonly input: (text: IntentText) => Readonly<Record<string, unknown>> | undefined;
}

/** One match, and another one at most so many characters later. */
const followed = (first: RegExp, second: RegExp, within: number): Pick<RegExp, 'test'> => ({
  test: (text) =>
    [...text.matchAll(first)].some((match) => {
      const end = match.index + match[0].length;
      return second.test(text.slice(end, end + within));
    }),
});

const either = (...shapes: readonly Pick<RegExp, 'test'>[]): Pick<RegExp, 'test'> => ({
  test: (text) => shapes.some((shape) => shape.test(text)),
});

const money = ({ inputs }: IntentText) => ({ ...inputs });

/** In order: the first that fits wins. */
const intents: readonly Intent[] = [
  {
    tool: 'add-home',
    when: /\b(?:add|save|put|import|agrega|guarda)\b.{0,20}\b(?:home|house|listing|property|casa|this one|place)\b/,
    unless: /\b(?:scenario|calendar|how (?:do|can) i|should (?:i|we)|name|trust|title|offer|down)\b/,
    input: ({ question }) => ({ listing: question.replace(/^[^:\n]{0,60}:\s*/, '') }),
  },
  {
    tool: 'remember',
    when: /^(?:please |mia,? )?(?:remember|note|keep in mind|recuerda|don't forget) (?:that |this:? |que )?/,
    unless: /\bremind\b/,
    input: ({ question }) => ({
      text: question
        .replace(/^.*?\b(?:remember|note|keep in mind|recuerda|forget)\b(?: that| this:?| que)? ?/i, '')
        .slice(0, 200),
    }),
  },
  {
    tool: 'save-scenario',
    when: followed(
      /\b(?:save|store|guarda)\b/g,
      /\b(?:scenario|these numbers|those numbers|this budget|plan|figures|escenario|estimate)\b/,
      40,
    ),
    input: money,
  },
  {
    tool: 'draft-message',
    when: either(
      followed(
        /\b(?:write|draft|text|email|message|note|letter|word|reply|escribe|redacta)\b/g,
        /\b(?:agent|realtor|lender|seller|loan officer|bank|agente|vendedor|prestamista)\b/,
        60,
      ),
      /\b(?:message|email|text|note) (?:to|for) (?:my |the )?(?:agent|realtor|lender|seller|loan officer)\b/,
    ),
    unless: /\b(?:should i|what is|do i need|can i|love letter|pre-?approval letter|how (?:do|does|long))\b/,
    input: ({ question, text }) => ({
      to: /\b(?:lender|loan officer|bank|prestamista)\b/.test(text)
        ? 'lender'
        : /\bagent|realtor|agente\b/.test(text)
          ? 'agent'
          : 'seller',
      about: aboutOf(question),
    }),
  },
  {
    tool: 'add-event',
    when: either(
      followed(
        /\b(?:remind me|schedule|put|add|set up|book|calendar|recuerdame|agenda)\b/g,
        /\b(?:calendar|tour|showing|reminder|appointment|call|inspection|walk-?through|meeting|visit|closing|at \d|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|cita|manana)\b/,
        80,
      ),
      /^remind me\b/,
    ),
    unless:
      /\b(?:how (?:do|does|long|much)|what (?:is|are|does|happens)|should i|can i get out|who (?:pays|schedules)|flight|table|hotel)\b/,
    input: eventOf,
  },
  {
    tool: 'compare-scenarios',
    when: either(
      /\bcompare\b|\bcomparar?\b|\bvs\b|\bversus\b|\b\d{1,2} ?(?:%|percent) or \d/,
      followed(/\b(?:better|cheaper|difference|more per month)\b/g, /\bor\b/, 80),
      followed(/%(?: down)? or \d{1,2}(?:\.\d+)? ?%/g, /\b(?:better|cheaper|smarter)\b/, 40),
    ),
    unless: /\b(?:loan estimates?|lenders?|quotes?|offers?|homes?|houses?|appraisal|prequal|pre-qual|rent)\b/,
    input: ({ inputs, text }) => {
      if (/\bscenarios?\b/.test(text)) return {};
      const { terms, downPaymentPercents, programs } = inputs;
      const amount = inputs.price ?? inputs.loan ?? inputs.yearlyIncome;
      if (terms && amount !== undefined) return { ...inputs, loan: amount };
      if (downPaymentPercents && amount !== undefined) return { ...inputs, price: amount };
      return programs && /\b(?:compare|for me|my)\b/.test(text) ? { ...inputs } : undefined;
    },
  },
  {
    tool: 'payment',
    when: /\b(?:payment|payments|piti|mensualidad|pago mensual|cost (?:me )?(?:a|per) month|monthly cost|monthly (?:on|for|be)|pay (?:a|per|each) month)\b|\bthe monthly\b/,
    unless:
      /\b(?:down payments? (?:do|should|is|need|assist|help)|(?:need|for) a down payment|assistance|why|went up|go(?:ing)? up|gone up|increased?|rise|rose|late|miss(?:ed)?|first payment|biweekly|extra payment|shock|what (?:is|does) (?:piti|a))\b/,
    input: ({ inputs, text }) => {
      if (inputs.price !== undefined || inputs.loan !== undefined) return { ...inputs };
      const amount = inputs.yearlyIncome ?? inputs.downPayment;
      if (amount !== undefined && amount >= 20_000)
        return /\b(?:house|home|condo|casa)\b/.test(text) ? { ...inputs, price: amount } : { ...inputs, loan: amount };
      return /\b(?:what (?:would|will) my|my (?:monthly )?payment|calculate|estimate)\b/.test(text) &&
        !(text.includes('how') && text.includes('work'))
        ? { ...inputs }
        : undefined;
    },
  },
  {
    tool: 'affordability',
    when: /\bafford\b|\bhow much (?:house|home|can i (?:spend|borrow|buy|get))\b|\bwhat can (?:i|we) buy\b|\b(?:my|our) (?:budget|buying power|price range)\b|\bcuanto puedo (?:pagar|gastar)|\bque casa puedo|\bcuanta casa|\bpuedo comprar\b|\bhow much (?:mortgage|loan) (?:can|could|do)\b|\bwhat price range\b/,
    unless:
      /\b(?:raise|increase|improve|boost|credit|credito|deudas?|sin (?:enganche|entrada)|how do i (?:make|set)|what is (?:buying power|a budget)|can'?t afford|cannot afford|no longer afford|inspection|furniture|repairs|over budget)\b/,
    input: money,
  },
  {
    tool: 'affordability',
    when: /\b(?:i|we|wife|husband|partner|together) (?:make|earn|gano|ganamos)\b|\bgano\b|\bmy (?:income|salary) is\b/,
    unless: /\b(?:cash|self-?employed|tips|overtime|count|qualify for|gig)\b/,
    input: ({ inputs }) =>
      inputs.yearlyIncome !== undefined || inputs.monthlyIncome !== undefined ? { ...inputs } : undefined,
  },
  {
    tool: 'deadlines',
    when: /\b(?:when|deadlines?|due|dates?|how (?:many days|long)|days (?:do i have|left)|cuando|fecha limite|cuantos dias)\b/,
    unless:
      /\b(?:pre-?approv|letter good|get (?:my )?keys?|first payment|pmi|mip|rate lock|how long (?:does|do|is|will|until)|lease|taxes|whole|should i)\b/,
    input: ({ text, question }) => {
      const deadline =
        /\b(inspection|option|closing|close|financing|appraisal|title|earnest|hoa|insurance|inspeccion|cierre|loan contingency)\b/.exec(
          text,
        )?.[1];
      const own = /\b(?:my|our|mi|mis|deadlines|is closing|the closing|i have|do i have)\b/.test(text);
      const state = placeIn(question)?.state;
      if (deadline === undefined && !/\bdeadlines?\b/.test(text)) return undefined;
      if (
        !own &&
        (state === undefined || deadline === undefined || !/\b(?:when|how many|how long|cuant|cuando)/.test(text))
      )
        return undefined;
      return { ...(deadline && { deadline: deadlineNames.get(deadline) ?? deadline }), ...(state && { state }) };
    },
  },
  {
    tool: 'document-status',
    when: /\b(?:what|which|que)\b.{0,30}\b(?:doc(?:ument)?s?|papers?|paperwork|documentos|papeles)\b|\b(?:did|have) i (?:already )?(?:upload|send|submit|add|give)|\b(?:missing|need(?:ed)?|left)\b.{0,20}\b(?:doc(?:ument)?s?|papers?|paperwork)\b|\b(?:doc(?:ument)?s?|papers?) (?:am i missing|do i (?:still )?(?:need|have)|are missing)/,
    unless: /\b(?:closing|sign|at the table|hoa|seller|title|gift|self-?employed)\b/,
    input: ({ text }) => ({
      document: /\b(w-?2s?|pay ?stubs?|bank statements?|tax returns?|ids?)\b/.exec(text)?.[1] ?? undefined,
    }),
  },
  {
    tool: 'homes',
    when: either(
      /\b(?:my|our|mis|nuestras) (?:saved |favorite |favorited )?(?:homes|houses|shortlist|board|listings|casas|favoritas?)\b/,
      followed(/\b(?:compare|which of|rank|comparar?)\b/g, /\b(?:homes|houses|casas|shortlist)\b/, 40),
      /\b(?:homes|houses) (?:that )?(?:i|we)(?:'ve| have)? (?:saved|shortlisted|liked|toured)\b/,
    ),
    unless: /\b(?:sell|selling|old|current|insurance|tax(?:es)?|how do i (?:find|search|compare)|kinds?|types?)\b/,
    input: ({ question }) => {
      const address = /\b\d{1,6} (?:[A-Z][a-z]+ ?){1,3}/.exec(question)?.[0].trim();
      return address === undefined ? {} : { home: address };
    },
  },
  {
    tool: 'lender-match',
    when: /\bmatch(?:ed|es|ing)?\b/,
    unless: /\b(?:employer match|price match|appraisal|ranked|ranking|pay you|paid)\b/,
    input: ({ question }) => ({
      lender: /\b(?:with|by|from|does|did) ((?:[A-Z][a-z]+ ?){1,3})/.exec(question)?.[1]?.trim(),
    }),
  },
  {
    tool: 'next-step',
    when: /\b(?:what(?:'?s| is| do| should)?|whats|que|which)\b.{0,30}\b(?:next|first|left|now|start|begin|sigue|primero)\b|\bwhere (?:am i|do i (?:start|begin)|are we)\b|\bnext steps?\b|\bhow (?:far|do i (?:start|begin))\b|\bpor donde empiezo\b|\bwhat milestone\b/,
    unless:
      /\b(?:apprais\w*|denied|declined|rejected|came (?:in|back)|low|under|seller|scam\w*|wired|first[- ]time|first (?:payment|year|lien|mortgage|offer)|rates?|after|happens|left over|clear to close|right now|market|program|grants?|how much|savings)\b/,
    input: () => ({}),
  },
  {
    tool: 'policy-lookup',
    when: /\b(?:loan |conforming |fha |va |usda |county )?limits?\b|\bfunding fee\b|\bmortgage rates?\b|\b(?:rates?|tasas?) (?:today|now|right now|currently|hoy|this week)\b|\b(?:today'?s?|current|average) (?:mortgage |interest )?rates?\b|\bproperty tax(?:es)? (?:rate )?(?:in|for)\b|\bhome(?:owners)? insurance (?:cost )?(?:in|for)\b|\b(?:max(?:imum)?|highest) (?:dti|debt)/,
    unless:
      /\b(?:income limits?|go (?:up|down)|predict|forecast|why|how (?:is|are|do|does|to)|lock|affect|next year|score do you|my (?:credit )?score|waived?|exempt|disab\w*|protest|appeal|lower)\b/,
    input: ({ question, text }) => {
      const place = placeIn(question);
      const isLimit = /\blimits?\b/.test(text);
      if (isLimit && place === undefined && !/\b(?:va|usda)\b/.test(text))
        return /\b(?:loan|fha|conforming|conventional)\b/.test(text) ? { topic: text.slice(0, 120) } : undefined;
      return {
        topic: text.slice(0, 120),
        ...(place && { state: place.state }),
        ...(place?.county !== undefined && { place: place.county }),
      };
    },
  },
  {
    tool: 'links',
    when: either(
      followed(
        /\b(?:where|how|find|link|site|website|donde|look up|lookup|check)\b/g,
        /\b(?:counsel(?:or|ing|er)|consejero|nmls|licen[sc]e|flood map|fema|complain|cfpb|credit reports?|opt ?out|eligibility map)\b/,
        50,
      ),
      /\b(?:housing )?counselors? near\b/,
    ),
    unless: /\b(?:what is|why|do i need)\b/,
    input: ({ text }) => ({ to: text.slice(0, 120) }),
  },
  {
    tool: 'glossary',
    when: /^(?:what(?:'?s| is| are| does)|whats|define|meaning of|que es|que significa|explain) [a-z0-9 /-]{2,35}\b(?: mean| stand for| means)\b/,
    input: ({ text }) => ({
      term:
        /^(?:what(?:'?s| is| are| does)|whats|define|meaning of|que es|que significa|explain) ([a-z0-9 /-]{2,35}?)(?: mean| stand for| means)\b/.exec(
          text,
        )?.[1] ?? text,
    }),
  },
];

const deadlineNames = new Map([
  ['close', 'closing'],
  ['option', 'inspection'],
  ['inspeccion', 'inspection'],
  ['cierre', 'closing'],
]);

function eventOf({ question, text, now, timeZone }: IntentText): Readonly<Record<string, unknown>> | undefined {
  const when = clearest(
    chrono.parse(question, { instant: now, timezone: offsetMinutes(timeZone, now) }, { forwardDate: true }),
  );
  if (!when && !/\b(?:remind|calendar|schedule)\b/.test(text)) return undefined;
  const certain = (['hour', 'day', 'weekday'] as const).some((part) => when?.start.isCertain(part));
  const title = question
    .replace(when?.text ?? '', ' ')
    .replace(/^(?:please |can you |could you |mia,? )*(?:remind me (?:to|about)?|schedule|add|put|set up|book)\s*/i, '')
    .replace(/\b(?:to|on|in|into) (?:my |the )?calendar\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ (?:for|on|at)$/i, '')
    .replace(/^(?:an? |the )/i, '')
    .replace(/[,.?!]{1,3}$/, '')
    .trim();
  const startsAt = when && certain ? afternoon(when.start).toISOString() : undefined;
  return {
    title: (title === '' ? 'Reminder' : title.replace(/^./, (first) => first.toUpperCase())).slice(0, 120),
    ...(startsAt && { startsAt }),
  };
}

/** A house number can look like a time, as in "at 12 Oak Street on Saturday at 10am", so the moment that says the most counts. */
function clearest(moments: readonly chrono.ParsedResult[]): chrono.ParsedResult | undefined {
  const clarity = ({ start }: chrono.ParsedResult) =>
    (['day', 'weekday', 'hour', 'meridiem'] as const).filter((part) => start.isCertain(part)).length;
  return [...moments].sort((one, other) => clarity(other) - clarity(one))[0];
}

/** "At 3" is in the afternoon unless somebody says otherwise. */
function afternoon(start: chrono.ParsedComponents): Date {
  const hour = start.get('hour');
  const isMeant = start.isCertain('meridiem') || !start.isCertain('hour') || hour === null || hour === 0 || hour > 7;
  return isMeant ? start.date() : new Date(start.date().getTime() + 12 * 3_600_000);
}

/** Of a zone at that moment, as chrono wants it. */
function offsetMinutes(timeZone: string, at: Date): number {
  const name =
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const aboutOf = (question: string): string =>
  (
    /\b(?:about|asking|to ask|saying|regarding|that says|to say|to tell (?:them|him|her)|sobre)\b:? ?(.*)$/is.exec(
      question,
    )?.[1] ?? question
  )
    .trim()
    .slice(0, 400);
