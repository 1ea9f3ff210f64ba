import { expect, it } from '@jest/globals';
import { answerOf } from '../../testing/answer-of.js';
import { turnOf } from '../../testing/context.js';
import type { Turn } from '../engine.js';

const ask = async (question: string, change: Partial<Turn> = {}) => {
  const { text, parts, events } = await answerOf({ ...turnOf(question), ...change });
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
  [
    'a sum, and an entry for what else is asked',
    "What's earnest money? If it's 2% on a $375,000 house how much is that and do I get it back?",
    /^2% of \$375,000 is \*\*\$7,500\*\*\.\s+\*\*Earnest money\*\*\s+Earnest money is a deposit/,
    'data-citation',
  ],
  [
    'a sum alone, where each part is of it',
    "Buying at $285,000 with FHA. How much is the 3.5% down and what's the upfront mortgage insurance?",
    /^The FHA upfront mortgage insurance premium is \*\*\$4,813\*\*[^\n]*$/,
    'data-citation',
  ],
  [
    'a sum alone, where another part asks for it',
    'is my dti too high, 1500 in debts and 60k income',
    /USDA: 41%$/,
    'data-citation',
  ],
  [
    'two states',
    'property tax in new jersey vs florida',
    /Florida: \*\*[\d.]+%.*New Jersey: I have no/s,
    'data-citation',
  ],
  [
    'cash for closing',
    'how much do i need for closing costs on a 310k house in ohio',
    /^Closing costs are usually \*\*\$6,200 to \$15,500/,
    'data-citation',
  ],
  ['a CMA', 'what is a cma', /comparative market analysis/, 'data-citation'],
  [
    'a fear',
    'im scared to death of losing my earnest money if the deal falls thru',
    /you can lose your earnest money/,
    'data-citation',
  ],
  ['a term', 'whats DTI', /debt/i, 'data-citation'],
  ['a link', 'where can i find a housing counselor', /\[Find a HUD-approved housing counselor\]\(https:/, 'data-card'],
  ['an event', 'put home inspection on my calendar for friday at 9am', /./, 'data-action'],
  ['a message', 'write my agent to ask if the roof is new', /./, 'data-action'],
  [
    'Spanish',
    '¿qué son los gastos de cierre?',
    /^Puedes preguntarme en español.*consejero de vivienda.*closing costs/is,
    'data-citation',
  ],
  ['a term of 40 years', 'payment on a 300k loan for 40 years', /^I can calculate loans of 5 to 30 years/, undefined],
  [
    'a 50 year mortgage',
    'what would a 50 year mortgage on 300k cost a month',
    /^I can calculate loans of 5 to 30 years/,
    undefined,
  ],
  ['what Mia can’t delete', 'delete that reminder', /^I can’t delete.*\[Dashboard\]\(\/dashboard\)/, undefined],
  ['a state without rows', 'property tax in new jersey', /no property tax.*New Jersey yet/, 'data-citation'],
  ['what nobody knows', 'did the seller like my letter', /^I don’t know that: only the person/, undefined],
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

it('offers what else may be meant, unless the question is what an entry is called', async () => {
  const offeredBy = async (question: string) =>
    (await ask(question)).cards.flatMap((card) => (card.kind === 'questions' ? card.questions : []));
  const question = 'seller is annoyed about the roof leak, what is fair to ask';
  expect((await ask(question)).text).toMatch(/Not what you meant\? I also know about:$/);
  expect((await offeredBy(question)).length).toBeLessThanOrEqual(3);
  expect(await offeredBy('what is a cma')).toEqual([]);
});

it('lists what the buyer asked it to remember', async () => {
  const memory = { id: '1', text: 'We want a yard for 2 dogs.', savedAt: '2026-11-20T10:00:00.000Z' };
  const { text } = await ask('what do you remember about me?', { memories: [memory] });
  expect(text).toMatch(/^You asked me to remember:\s+- We want a yard for 2 dogs\.\s+You can change or delete/);
  expect((await ask('what do you remember about me?')).text).toMatch(/^You haven’t asked me to remember/);
});

it('says that it lists no homes, and how to add one', async () => {
  const { text } = await ask('find me a 3 bedroom house in Austin under 400k');
  expect(text).toMatch(/^I don’t list homes.*\[Home Search\]\(\/home-search\)/);
});

it('answers the question before for another state', async () => {
  const earlier = [{ role: 'user' as const, text: 'do I need a lawyer to close in Georgia?', pasted: undefined }];
  expect((await ask('do I need a lawyer to close in Georgia?')).text).toMatch(/require an attorney, Georgia/);
  expect((await ask('what about in Texas?', { earlier })).text).toMatch(/don’t have to have one in.*Texas/);
});

it('answers what is asked on the page of a milestone about that', async () => {
  const page = '/closing';
  const { text, cards } = await ask('What should I do here?', { page });
  expect(text).toMatch(/^This step is \*\*Closing\*\*.*Closing Disclosure/s);
  expect(cards).toMatchObject([{ kind: 'next-step', title: 'Closing', path: page }]);
  expect((await ask('how much is this going to cost me', { page })).text).toMatch(/^Closing costs/);
  expect((await ask('is this house in a flood zone', { page })).text).toMatch(/flood/i);
  expect((await ask('what should I do here')).cards).not.toMatchObject([{ kind: 'next-step' }]);
});

it('answers both parts of a question', async () => {
  const { text } = await ask('What does APR mean, and why is my rate higher than the advertised one?');
  expect(text).toMatch(/^The interest rate is what you pay.*\*\*Why your rate differs from the advertised one\*\*/is);
});

it('shows what comes closest, and says that it isn’t sure', async () => {
  const { text, cards, kinds } = await ask('is my offer still good if they dont answer by friday');
  expect(text).toMatch(/^I’m not sure what you mean\. The closest I know is \*\*/);
  expect(kinds).toContain('data-citation');
  expect(cards).toMatchObject([{ kind: 'questions' }]);
});
