import { expect, it } from '@jest/globals';
import { answerOf } from '../../testing/answer-of.js';
import { turnOf } from '../../testing/context.js';

const ask = async (question: string) => {
  const { text, parts, events } = await answerOf(turnOf(question));
  return {
    text,
    events,
    kinds: parts.map(({ type }) => type),
    cards: parts.flatMap((part) => (part.type === 'data-card' ? [part.data] : [])),
  };
};

it.each<[what: string, question: string, text: RegExp, part: string | undefined]>([
  [
    'affordability with every input',
    'I make 96k a year in Texas, 300 a month in debts, 30k saved, 740 credit score. How much house can I afford?',
    /^With \$96,000 a year in Texas.*comfortable/is,
    'data-card',
  ],
  ['affordability without any', 'how much house can i afford', /tell me your income/, 'data-notice'],
  [
    'a payment',
    'payment on a 350k house in arizona with 10% down at 6%',
    /^A \$350,000 home with 10% down.*Property tax/s,
    'data-card',
  ],
  ['two homes', 'compare a 350k and a 400k house', /\$350,000 home.*\$400,000 home.*in which state/s, 'data-citation'],
  ['a figure with its row', 'conforming loan limit in maricopa county az', /\*\*\$\d{3},\d{3}\*\*/, 'data-citation'],
  [
    'what no row says but an entry does',
    'what is the va funding fee if i use it again',
    /On later use/,
    'data-citation',
  ],
  ['a term', 'whats DTI', /debt/i, 'data-citation'],
  ['a link', 'where can i find a housing counselor', /\[Find a HUD-approved housing counselor\]\(https:/, 'data-card'],
  ['an event', 'put home inspection on my calendar for friday at 9am', /./, 'data-action'],
  ['a message', 'write my agent to ask if the roof is new', /./, 'data-action'],
  [
    'Spanish',
    '¿qué son los gastos de cierre?',
    /^Entiendo tu pregunta.*closing costs.*consejero de vivienda/is,
    'data-citation',
  ],
  ['a term of 40 years', 'payment on a 300k loan for 40 years', /^I can calculate loans of 5 to 30 years/, undefined],
  [
    'a 50 year mortgage',
    'what would a 50 year mortgage on 300k cost a month',
    /^I can calculate loans of 5 to 30 years/,
    undefined,
  ],
  ['what nobody knows', 'did the seller accept my offer', /^I don’t know that: only the person/, undefined],
])('%s', async (_what, question, text, part) => {
  const answer = await ask(question);
  expect(answer.text).toMatch(text);
  if (part === undefined) expect(answer.cards).toEqual([]);
  else expect(answer.kinds).toContain(part);
});

it('offers what comes closest to a question it can’t answer, and knows the answer to each', async () => {
  const { cards } = await ask('what about paint and fences');
  const offered = cards.flatMap((card) => (card.kind === 'questions' ? card.questions : []));
  expect(offered).not.toEqual([]);
  for (const question of offered) expect((await ask(question)).kinds).toContain('data-citation');
});
