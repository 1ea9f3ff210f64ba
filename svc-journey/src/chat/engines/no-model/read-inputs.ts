import type { LoanInputs } from '../../tools/index.js';
import { placeIn } from './places.js';

/** Figures that a question names, for the tools about money. */
export interface ReadInputs extends LoanInputs {
  readonly terms?: readonly number[];
  /** Two or more amounts that are held against each other. */
  readonly prices?: readonly number[];
  readonly downPaymentPercents?: readonly number[];
  readonly programs?: readonly ('conventional' | 'fha' | 'va' | 'usda')[];
  readonly program?: 'conventional' | 'fha' | 'va' | 'usda' | 'jumbo';
}

type Mutable = { -readonly [Key in keyof ReadInputs]: ReadInputs[Key] };

/** What a question says in figures. What it doesn’t say is left out. Takes time in proportion to the text. */
export function readInputs(question: string): ReadInputs {
  const text = ` ${question.replace(/[’]/g, "'").replace(/\s+/g, ' ')} `;
  const found: Mutable = {};
  const place = placeIn(question);
  if (place) {
    found.state = place.state;
    if (place.countyFips !== undefined) found.countyFips = place.countyFips;
  }
  readTerms(text, found);
  readPercents(text, found);
  readScore(text, found);
  const amounts = amountsIn(text);
  const prices = asksToCompare.test(text)
    ? amounts.filter(({ after }, at) => beside.test(after) || beside.test(amounts[at - 1]?.after ?? ''))
    : [];
  if (prices.length > 1) found.prices = prices.map(({ value }) => value).slice(0, 4);
  for (const amount of found.prices ? [] : amounts) placeAmount(amount, found);
  // "450k 6.5% 30 years": one amount beside a rate is the loan.
  const [only] = amounts;
  if (only && amounts.length === 1 && found.rate !== undefined && !hasAmount(found)) found.loan = only.value;
  readWage(text, found);
  if (found.monthlyDebts === undefined && /\bno (?:other |monthly )?debts?\b/i.test(text)) found.monthlyDebts = 0;
  readPrograms(text, found);
  return found;
}

const asksToCompare = /\bcompar|\bvs\b|\bversus\b|\bcontra\b|\bdifference between\b|\bmore (?:a|per|each) month\b/i;
/** Between two amounts: "a 350k and a 400k house". */
const beside =
  /^ ?(?:home |house |place |condo |casa )?(?:and|or|vs\.?|versus|to|y|o|contra) (?:an? |una? )?\$?\d{2,3}(?:,\d{3}|k|000| ?thousand)/;

const hasAmount = ({
  price,
  loan,
  yearlyIncome,
  monthlyIncome,
  monthlyDebts,
  downPayment,
  savings,
}: Mutable): boolean =>
  [price, loan, yearlyIncome, monthlyIncome, monthlyDebts, downPayment, savings].some((amount) => amount !== undefined);

interface Amount {
  readonly value: number;
  readonly before: string;
  readonly after: string;
}

const amountShape =
  /(?<![\d.,/-])(?!(?:401|403|457|529|203|1031|1099|1003|1098)[ -]?\(?[kb]?\)?(?![\d,.]))(\d{1,3}(?:,\d{3}){1,4}|\d{1,12}(?:\.\d{1,6})?)(?: ?(k|thousand|grand|mil|m|million)\b)?(?! ?(?:%|percent|por ciento|years?\b|yrs?\b|year-|-year|days?\b|bed|bath|bd\b|ba\b|sq|anos|años|points?\b))(?![.,]?\d)/gi;
const factors = new Map([
  ['k', 1e3],
  ['thousand', 1e3],
  ['grand', 1e3],
  ['mil', 1e3],
  ['m', 1e6],
  ['million', 1e6],
]);

function amountsIn(text: string): Amount[] {
  return [...text.matchAll(amountShape)]
    .map((match): Amount => {
      const value = Number((match[1] ?? '').replace(/,/g, '')) * (factors.get(match[2]?.toLowerCase() ?? '') ?? 1);
      const end = match.index + match[0].length;
      return {
        value,
        before: text.slice(Math.max(0, match.index - 45), match.index).toLowerCase(),
        after: text.slice(end, end + 40).toLowerCase(),
      };
    })
    .filter(({ value }) => value >= 50);
}

/** Which figure an amount is, by the words around it. */
function placeAmount({ value, before, after }: Amount, found: Mutable): void {
  const monthly = /^ ?(?:\/ ?mo|a month|per month|monthly|each month|every month|al mes|mensual|\/month|mo\b)/.test(
    after,
  );
  const yearly = /^ ?(?:\/ ?y|a year|per year|yearly|annual|salary|al año|al ano|a yr)/.test(after);
  const isDebt =
    /^(?: a month| per month|\/mo)? ?(?:in|of|for|on|toward|towards|de)? ?(?:my |our |a |the )?(?:monthly |total )?(?:debts?|car|truck|auto|student|credit card|loan payments?|deudas?)/.test(
      after,
    ) ||
    /(?:debts?(?: payments?)?|deudas?|car (?:loans?|payments?)|student loans?)(?: payments?)?(?: (?:is|are|of|about|around|total|totaling|de))*[ :$]*$/.test(
      before,
    );
  const isDown =
    /^ ?(?:dollars? )?(?:down|as (?:a )?down|for (?:a |the )?down|toward (?:a )?down|de enganche|de entrada)/.test(
      after,
    ) || /(?:down payment|put(?:ting)?|enganche)(?: (?:is|of|down|about|around|de))*[ :$]*$/.test(before);
  const isSaved =
    /^ ?(?:dollars? )?(?:saved|in savings|in the bank|cash|ahorrados)/.test(after) ||
    /(?:saved(?: up)?|savings(?: of)?|ahorros?(?: de)?)[ :$]*$/.test(before);
  const isPrice =
    /^ ?(?:dollars?[ -]?|usd )?(?:house|home|place|condo|townhouse|casa|purchase|property)/.test(after) ||
    /(?:house|home|condo|casa|price|listed|asking|purchase)(?: (?:is|of|for|at|that costs|costs|costing|de|worth|priced at))+[ :$]*$/.test(
      before,
    ) ||
    /(?:afford|buy|buying|offer(?:ing)?) (?:a |an )?[$ ]*$/.test(before);
  const isLoan =
    /^ ?(?:dollars? )?(?:loan|mortgage|borrowed|prestamo|préstamo|hipoteca)/.test(after) ||
    /(?:loan|mortgage|borrow(?:ing)?|préstamo|prestamo)(?: (?:of|for|amount|is|de))*[ :$]*$/.test(before) ||
    /(?:monthly|payments?|cost)(?: (?:is|would be|will be|on|for|of|a|an))+[ $]*$/.test(before);
  const isNamedIncome = yearly || /^ ?(?:combined |gross |household |total )?(?:income|salary|ingresos)/.test(after);
  const isIncome =
    isNamedIncome ||
    /(?:make|makes|making|earn|earns|earning|income(?: is| of)?|salary(?: is| of)?|gano|ganamos|ingresos? de|afford (?:on|with)|house on|pull in|bring in|on a|on)(?: about| around| roughly)?[ $]*$/.test(
      before,
    );

  if (isDebt && !isSaved) found.monthlyDebts = (found.monthlyDebts ?? 0) + value;
  else if (isDown) found.downPayment ??= value;
  else if (isSaved) found.savings ??= value;
  else if (isNamedIncome && !monthly) found.yearlyIncome ??= value;
  else if (isPrice && !monthly) found.price ??= value;
  else if (isLoan && !monthly) found.loan ??= value;
  else if (monthly) found.monthlyIncome ??= value;
  else if (isIncome && !/(?:payment|payments|down|yr|year|years|pmi) on(?: a| my)?[ $]*$/.test(before))
    found.yearlyIncome ??= value;
  else if (/\bon(?: a)?[ $]*$|\bde[ $]*$/.test(before)) found.loan ??= value;
}

/** "38 an hour": full time, all year. */
function readWage(text: string, found: Mutable): void {
  const wage = /(?<![\d.,])(\d{1,3}(?:\.\d{1,2})?) ?(?:an? hour|per hour|\/ ?h(?:ou)?r|hourly)\b/i.exec(text)?.[1];
  if (wage !== undefined) found.yearlyIncome ??= Math.round(Number(wage) * hoursPerYear);
}

const hoursPerYear = 40 * 52;

function readTerms(text: string, found: Mutable): void {
  const terms = [
    ...text.matchAll(
      /\b(?:(10|15|20|25|30|40)[ -]?(?:years?|yrs?|anos|años|y\b)|(\d{1,2})[ -]?(?:years?|yrs?)[ -](?:fixed |term |home )?(?:loan|mortgage|fixed|term)|(?:loan|mortgage|rate|%|percent) (?:over|for) (\d{1,2}) (?:years?|yrs?))/gi,
    ),
  ].map(([, common, ofLoan, over]) => Number(common ?? ofLoan ?? over));
  const [first, second] = terms;
  if (second !== undefined && first !== second) found.terms = [...new Set(terms)].slice(0, 4);
  else if (first !== undefined) found.years = first;
  // "15 or 30 year", "15 vs 30".
  const pair =
    /\b(10|15|20|25|30)(?:[ -]?(?:years?|yrs?))? ?(?:or|vs\.?|versus|and|y|o) ?(?:a )?(10|15|20|25|30|40)[ -]?(?:years?|yrs?)?\b(?!%| ?percent)/i.exec(
      text,
    );
  if (pair && found.terms === undefined) {
    found.terms = [Number(pair[1]), Number(pair[2])];
    delete found.years;
  }
}

function readPercents(text: string, found: Mutable): void {
  const shares = [...text.matchAll(/(?<!\d)(\d{1,3}(?:\.\d{1,4})?) ?(?:%|percent|por ciento)/gi)].map((match) => ({
    value: Number(match[1]),
    before: text.slice(Math.max(0, match.index - 30), match.index).toLowerCase(),
    after: text.slice(match.index + match[0].length, match.index + match[0].length + 25).toLowerCase(),
  }));
  const pair =
    /(?<!\d)(\d{1,2}(?:\.\d{1,3})?)(?: ?%| percent)?(?: down)? ?(?:or|vs\.?|versus|and) ?(\d{1,2}(?:\.\d{1,3})?) ?(?:%|percent) (?:down|de enganche)/i.exec(
      text,
    );
  if (pair) {
    found.downPaymentPercents = [Number(pair[1]), Number(pair[2])];
    return;
  }
  for (const { value, before, after } of shares) {
    if (value > 100) continue;
    if (/^ ?(?:down|de enganche|deposit)/.test(after) || /(?:down payment of|put(?:ting)?|down) ?$/.test(before))
      found.downPaymentPercent ??= value;
    else if (
      value <= 25 &&
      (/(?:at|rates?(?: of| is| are)?|rates? (?:\w+ ){0,3}(?:to|at|were)|interest|tasa(?: de)?|al|\d ?k?) ?(?:an? )?$/.test(
        before,
      ) ||
        /^ ?(?:rate|interest|apr|fixed)/.test(after))
    )
      found.rate ??= value;
  }
  const bareShare = /(?:with|put|putting) (\d{1,2})(?: down| percent down)\b/i.exec(text)?.[1];
  if (bareShare !== undefined) found.downPaymentPercent ??= Number(bareShare);
  const bare = /\bat (\d{1,2}(?:\.\d+)?)(?! ?(?:%|percent|k\b|am\b|pm\b|:|,?\d))/i.exec(text);
  if (bare && found.rate === undefined && Number(bare[1]) >= 1 && Number(bare[1]) <= 15) found.rate = Number(bare[1]);
}

function readScore(text: string, found: Mutable): void {
  const match =
    /(?:score(?: is| of)?|fico(?: of)?|credit(?: of)?|puntaje(?: de)?|with an?) (?:about |around |a )?([3-8]\d\d)\b(?! ?(?:k|,|a month|a year))|\b([3-8]\d\d) (?:credit|score|fico)/i.exec(
      text,
    );
  const score = Number(match?.[1] ?? match?.[2]);
  if (score >= 300 && score <= 850) found.creditScore = score;
}

function readPrograms(text: string, found: Mutable): void {
  const programs = (['conventional', 'fha', 'va', 'usda'] as const).filter((program) =>
    program === 'va' ? /\bVA\b|\bva loan/.test(text) : new RegExp(String.raw`\b${program}\b`, 'i').test(text),
  );
  const [only] = programs;
  if (programs.length > 1) found.programs = programs;
  else if (only) found.program = only;
}
