import { expect, it } from '@jest/globals';
import { routeQuestion } from './route-question.js';
import { isSpanish } from './spanish.js';

/** A Tuesday. */
const now = new Date('2026-11-24T16:00:00Z');
const route = (
  question: string,
  before: Pick<Parameters<typeof routeQuestion>[0], 'pending' | 'earlier'> = { pending: undefined },
) => routeQuestion({ question, pasted: undefined, now, timeZone: 'America/Phoenix', ...before });

it.each([
  ['Add a tour at 12 Oak Street on Saturday at 10am', 'Tour at 12 Oak Street', '2026-11-28T17:00:00.000Z'],
  ['Add a tour on Saturday at 10am at 12 Oak Street', 'Tour at 12 Oak Street', '2026-11-28T17:00:00.000Z'],
  ['Remind me to call the lender tomorrow at 3', 'Call the lender', '2026-11-25T22:00:00.000Z'],
])('takes the day and the time of "%s", not its house number', (question, title, startsAt) => {
  expect(route(question)).toMatchObject({ tool: 'add-event', input: { title, startsAt } });
});

it.each([
  ['Email my lender: is the rate locked?', 'is the rate locked?'],
  ['Write my agent', ''],
  ['Please draft a message to my agent about the keys', 'the keys'],
])('takes what a message is about from "%s"', (question, about) => {
  expect(route(question)).toMatchObject({ tool: 'draft-message', input: { about } });
});

it.each(['puedo comprar casa sin papeles', 'me pagan en cash, puedo comprar casa', 'podemos comprar sin credito'])(
  'looks up "%s", which names no income',
  (question) => {
    expect(route(question)).toEqual({ kind: 'knowledge' });
  },
);

it.each(['who still has to sign?', 'who hasn’t signed yet', 'has everyone signed', 'what is out for signature'])(
  'looks at the signatures for "%s"',
  (question) => {
    expect(route(question)).toMatchObject({ tool: 'papers', input: { signatures: true } });
  },
);

it('cuts no character in half', () => {
  const long = `a${'🏠'.repeat(300)}`;
  expect(JSON.stringify([route(`Write my agent about ${long}`), route(`Remind me to ${long} tomorrow at 3`)])).toMatch(
    /^(?!.*\\ud)/,
  );
});

it.each([
  ['Cuánto cuesta una hipoteca', true],
  ['Que es PMI', true],
  ['me baja el score si aplico con varios bancos', true],
  ['vale la pena comprar puntos', true],
  ['Remind me tomorrow', false],
  ['Tell me about Las Vegas', false],
  ['Show me taxes in El Paso', false],
])('whether "%s" is Spanish', (question, is) => {
  expect(isSpanish(question)).toBe(is);
});

it.each([
  ['what do i pay each month if i buy at 365 with 5 down in sarasota', 'payment', { price: 365_000 }],
  ['how much would 2 and a half percent of 400k be', 'share-of', { percent: 2.5, of: 400_000 }],
  ['can i afford 280k making 23 dollars an hour in memphis', 'affordability', { yearlyIncome: 47_840 }],
  ['i get paid 1,900 every two weeks, what can i afford in arizona', 'affordability', { yearlyIncome: 49_400 }],
  ['gano 18 dólares la hora, qué puedo comprar en Memphis', 'affordability', { yearlyIncome: 37_440 }],
  ['ganamos 5500 al mes y debemos 600, cuánto nos prestan', 'affordability', { monthlyDebts: 600 }],
  ['cuanto pago de pmi en una casa de 300 mil con 5% de down', 'payment', { downPaymentPercent: 5 }],
  ['cuanto pagaria al mes por 275 mil con 3.5% de enganche', 'payment', { price: 275_000 }],
  ['tengo 15 mil ahorrados, me alcanza para una casa de 250 mil', 'cash-needed', { savings: 15_000, price: 250_000 }],
  ['que tengo pendiente esta semana', 'calendar', {}],
  [
    'back end ratio with 900 debts, 2100 mortgage, 9k a month',
    'debt-to-income',
    { monthlyDebts: 900, monthlyPayment: 2_100 },
  ],
  ['what’s 6% commission on 350k', 'share-of', { percent: 6, of: 350_000 }],
  [
    'i make 6800 a month. car 410, card min 45, student 200. dti?',
    'debt-to-income',
    { monthlyIncome: 6_800, monthlyDebts: 655 },
  ],
  [
    'we earn 92k, car payments and a student loan come to 640 a month, what can we afford in Texas',
    'affordability',
    { yearlyIncome: 92_000, monthlyDebts: 640 },
  ],
  [
    'income 9000 a month, debts total 900, new house payment 1900, dti?',
    'debt-to-income',
    { monthlyDebts: 900, monthlyPayment: 1_900 },
  ],
  ['P&I on 310000 at 6.5', 'payment', { loan: 310_000, rate: 6.5 }],
  [
    '15 yr at 5.75 vs 30 yr at 6.5 on 310k',
    'compare-scenarios',
    { loan: 310_000, terms: [15, 30], rates: [5.75, 6.5] },
  ],
  [
    '300 extra a month on a 280k loan at 6.75, how much sooner',
    'extra-payment',
    { loan: 280_000, extra: 300, rate: 6.75 },
  ],
  [
    'buy down from 6.75 to 6.5 for $2900 on a 290k loan if we stay 6 years',
    'points-break-even',
    { loan: 290_000, rate: 6.75, lowerRate: 6.5, cost: 2_900, stayYears: 6 },
  ],
  [
    'have 9,000, need 30,000, saving 700 a month. how long',
    'time-to-save',
    { saved: 9_000, goal: 30_000, monthly: 700 },
  ],
  ['how much do i need to save a month to have 30000 in 2 years', 'time-to-save', { goal: 30_000, months: 24 }],
  [
    '450k house 10 percent down 7% what would the monthly be',
    'payment',
    { price: 450_000, downPaymentPercent: 10, rate: 7 },
  ],
  ['does 1,900 a month mortgage fit on 5,400 gross', 'affordability', { monthlyPayment: 1_900, monthlyIncome: 5_400 }],
  [
    'offered 365, appraised at 350, putting 10% down. how much more cash',
    'appraisal-gap',
    { price: 365_000, appraisal: 350_000, downPaymentPercent: 10 },
  ],
  ['escrow shortage of 1,440 over 12 months, how much a month', 'escrow-increase', { shortage: 1_440 }],
  [
    '340k house, 10% down, pmi quoted at .55%. per month?',
    'payment',
    { part: 'mortgage-insurance', quotedPercent: 0.55 },
  ],
  [
    'conventional with 5% down on 340k and the quote for mortgage insurance is 0.6 percent. how much a month',
    'payment',
    { part: 'mortgage-insurance', quotedPercent: 0.6, price: 340_000 },
  ],
  [
    '420k house, 10% down, closing costs about 3%, gave 4k earnest, seller giving us 5k credit. how much do i wire',
    'cash-needed',
    { price: 420_000, closingCostsPercent: 3, earnest: 4_000, sellerCredit: 5_000 },
  ],
  ['loan 255,000 6%. additional principal 175/mo saves how much', 'extra-payment', { loan: 255_000, extra: 175 }],
  ['240k appraisal vs 255k offer. 3.5% fha', 'appraisal-gap', { downPaymentPercent: 3.5 }],
  ['taxes are 1.6 percent of 450k how much monthly', 'payment', { part: 'property-tax', quotedPercent: 1.6 }],
  [
    'fha 230k, seller concessions 5k, closing costs 9k, how much do I need to bring',
    'cash-needed',
    { sellerCredit: 5_000 },
  ],
  ['property tax is 1.9% on 320k, how much a month', 'payment', { part: 'property-tax', quotedPercent: 1.9 }],
  [
    '350k house, 5% down, closing costs 10k, paid 5k earnest, seller gives 6k. how much do i bring',
    'cash-needed',
    { price: 350_000, closingCosts: 10_000, earnest: 5_000, sellerCredit: 6_000 },
  ],
  ['300k FHA what is the upfront mip and the monthly one', 'payment', { part: 'upfront-fee-and-mortgage-insurance' }],
  ['payment on 399,900 in 85032 with 20% down', 'payment', { price: 399_900, state: 'AZ' }],
])('reads the figures of "%s"', (question, tool, input) => {
  expect(route(question)).toMatchObject({ tool, input });
});

it.each([
  'do i need 20% down on a 300k house',
  'how much would my payment drop if i paid 20k extra',
  'escrow went up $212 a month on my fixed loan',
  'schedule c shows 41k after deductions but i bring in 120k. can i buy',
  'should I pay off my truck, 11k left at 420 a month, before applying',
  'my lender denied me for no credit history at all, never had a card in my life. what now',
  'lost my job last week and we close in 10 days. what now',
  'first week in the new house, what should we do first',
  'got a text from the lender asking for more bank statements',
  'when does my mortgage start',
  'name on my license doesn’t match my deed',
  'contractor put a lien on the house we are buying',
  'does it save money to get a forbearance plan',
  'my middle name is missing on the loan documents',
  'offer got accepted last nite. what do i do now and can you put the deadlines on my calendar',
])('leaves what no calculation answers to the entries: %s', (question) => {
  expect(route(question)).toEqual({ kind: 'knowledge' });
});

it('completes a calculation that asked for the state', () => {
  const pending = { tool: 'cash-needed', input: { price: 300_000 } };
  expect(route('Texas', { pending })).toMatchObject({ tool: 'cash-needed', input: { price: 300_000, state: 'TX' } });
});

const openHouse = { tool: 'add-event', input: { title: 'Open house' } };
const budget = { tool: 'affordability', input: { yearlyIncome: 90_000 } };

it.each([
  [openHouse, 'add this home: 45 Oak Ave, Tampa FL 33602, 310k, 2 bed 1 bath condo', { tool: 'add-home' }],
  [openHouse, 'Saturday at 10am', { tool: 'add-event', input: { title: 'Open house', startsAt: expect.any(String) } }],
  [openHouse, 'what is escrow', { kind: 'knowledge' }],
  [budget, 'do I need a lawyer to close in Georgia?', { kind: 'knowledge' }],
  [budget, 'payment on a 350k house in arizona', { tool: 'payment', input: { price: 350_000 } }],
  [budget, 'AZ, 400 car payment, 30k down', { tool: 'affordability', input: { yearlyIncome: 90_000, state: 'AZ' } }],
  [budget, 'Texas', { tool: 'affordability', input: { yearlyIncome: 90_000, state: 'TX' } }],
])('after a tool asked for more, %j: "%s"', (pending, question, wanted) => {
  expect(route(question, { pending })).toMatchObject(wanted);
});

it.each([
  ['and with 10% down?', { downPaymentPercent: 10, yearlyIncome: 90_000, state: 'AZ' }],
  ['what about Texas?', { state: 'TX', yearlyIncome: 90_000 }],
  ['ok and my wife makes 40k too', { yearlyIncome: 130_000, state: 'AZ', downPayment: 30_000 }],
  ['what if rates drop to 5.5%', { rate: 5.5, yearlyIncome: 90_000 }],
])('continues the last calculation after another question: "%s"', (question, input) => {
  const earlier = ['I make 90k in Arizona, 30k down. What can I afford?', 'what is escrow'].map((text) => ({
    role: 'user' as const,
    text,
    pasted: undefined,
  }));
  expect(route(question, { pending: undefined, earlier })).toMatchObject({ tool: 'affordability', input });
});

it('saves the figures of the last calculation', () => {
  const earlier = [{ role: 'user' as const, text: 'I make 90k in Texas. What can I afford?', pasted: undefined }];
  const saved = route('save this as a scenario', { pending: undefined, earlier });
  expect(saved).toMatchObject({ tool: 'save-scenario', input: { yearlyIncome: 90_000, state: 'TX' } });
});

it.each([
  ['thanks', 'thanks'],
  ['Thank you so much, Mia.', 'thanks'],
  ['What can you do?', 'greeting'],
  ['what can you help me with', 'greeting'],
  ['¿qué puedes hacer?', 'greeting'],
  ['what do you remember about me', 'memories'],
  ['find me a 3 bedroom house in Austin under 400k', 'no-listings'],
])('"%s" is about Mia herself', (question, kind) => {
  expect(route(question)).toEqual({ kind });
});

it.each(['do i need a sewer scope on a 1960s house', 'is a 1978 house ok to buy', 'made an offer on a 1960 ranch'])(
  'reads no amount from the year in "%s"',
  (question) => {
    expect(route(question)).toEqual({ kind: 'knowledge' });
  },
);

it.each([
  'inspector says the deck is unsafe what now',
  'how far ahead should i book movers',
  'what should i do first when i move in',
  'can my agent get in trouble for telling the seller my budget',
  'i fell in love with a house over my budget',
  'seller is not answering our repair request and the deadline is tomorrow',
])('looks up "%s", which no tool answers', (question) => {
  expect(route(question)).toEqual({ kind: 'knowledge' });
});

it.each([
  ['house is 415000 and i put 2% earnest how much is that', 2, 415_000],
  ['whats 1% earnest on 365k', 1, 365_000],
  ['2% seller credit on 400k is how much', 2, 400_000],
])('takes a share from "%s"', (question, percent, of) => {
  expect(route(question)).toMatchObject({ tool: 'share-of', input: { percent, of } });
});

it('reads a price and insurance in short words', () => {
  expect(route('hoa is 310 taxes 5200/yr ins 1600/yr price 340k 10% down 6.75 what is the payment')).toMatchObject({
    tool: 'payment',
    input: { price: 340_000, yearlyInsurance: 1_600, yearlyPropertyTax: 5_200, monthlyHoa: 310 },
  });
});

it('knows which of two amounts is the appraisal', () => {
  const inputOf = (question: string) => {
    const found = route(question);
    return found.kind === 'tool' ? found.input : undefined;
  };
  const high = { price: 300_000, appraisal: 400_000 };
  expect(inputOf('appraisal came in at 400k on a 300k house')).toEqual(high);
  expect(inputOf('our 300k house appraised at 400k')).toEqual(high);
  expect(inputOf('appraisal came in at 300k on a 400k house')).toEqual({ price: 400_000, appraisal: 300_000 });
});
