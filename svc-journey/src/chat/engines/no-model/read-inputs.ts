import { amountsIn, placeAmount } from './amounts.js';
import { spelledAsFigures } from './figure-words.js';
import type { Mutable, ReadInputs } from './inputs.js';
import { placeIn, withoutZipCode } from './places.js';

export type { ReadInputs } from './inputs.js';

/** The figures in a question. Anything it doesn’t say is left out. Takes time in proportion to the text. */
export function readInputs(question: string): ReadInputs {
  const text = spelledAsFigures(` ${withoutZipCode(question).replace(/[’]/g, "'").replace(/\s+/g, ' ')} `);
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
  // "We both make 55k": each of them.
  if (/\b(?:both (?:make|earn)|each (?:make|makes|earn|earns))\b|\b(?:make|earn) \$?[\d,.]+k? each\b/i.test(text))
    doubleIncome(found);
  readIncomes(text, found);
  // "450k 6.5% 30 years": one amount beside a rate is the loan.
  const [only] = amounts;
  if (only && amounts.length === 1 && found.rate !== undefined && !hasAmount(found)) found.loan = only.value;
  readWage(text, found);
  if (found.monthlyDebts === undefined && /\bno (?:other |monthly )?debts?\b/i.test(text)) found.monthlyDebts = 0;
  readPrograms(text, found);
  if (ofTaxPapers.test(text) && !asksWhatToAfford.test(text)) {
    delete found.yearlyIncome;
    delete found.monthlyIncome;
  }
  return found;
}

/** Figures on tax papers aren't yet what a lender counts: an entry explains how they are read. */
const ofTaxPapers =
  /\bself-?employed\b|\bfreelanc|\bschedule c\b|\bwrit(?:e|es|ing) off\b|\bwrite-?offs?\b|\bdeduct(?:s|ions?)?\b|\btax returns?\b|\b(?:my|our) (?:taxes|returns?) (?:show|say)|\b(?:accountant|cpa)\b|\bowner[- ]operator\b|\bon paper\b|\bunderwriter\b/i;
const asksWhatToAfford = /\bafford\b|\bhow much (?:house|home)\b|\bprice range\b|\bdti\b|\bdebt[- ]to[- ]income\b/i;

const asksToCompare = /\bcompar|\bvs\b|\bversus\b|\bcontra\b|\bdifference between\b|\bmore (?:a|per|each) month\b/i;
/** Between two amounts: "a 350k and a 400k house". */
const beside =
  /^ ?(?:home |house |place |condo |casa )?(?:and|or|vs\.?|versus|to|y|o|contra) (?:an? |una? )?\$?\d{2,3}(?:,\d{3}|k|000| ?thousand)/;

function doubleIncome(found: Mutable): void {
  if (found.yearlyIncome !== undefined) found.yearlyIncome *= 2;
  if (found.monthlyIncome !== undefined) found.monthlyIncome *= 2;
}

/** "Incomes of 60k and 45k": their sum. */
function readIncomes(text: string, found: Mutable): void {
  const named =
    /\b(?:incomes|salaries)(?: are| of)?[ :$]{1,3}([\d,.]{2,9}k?) ?(?:and|\+|plus|&) ?\$?([\d,.]{2,9}k?)(?![\d,])/i.exec(
      text,
    );
  const sum = amountsIn(named ? `${named[1] ?? ''} + ${named[2] ?? ''}` : '').reduce(
    (total, { value }) => total + value,
    0,
  );
  if (sum > 0) found[sum < 24_000 ? 'monthlyIncome' : 'yearlyIncome'] = sum;
}

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

/** "38 an hour": full time, all year. */
function readWage(text: string, found: Mutable): void {
  const wage =
    /(?<![\d.,])(\d{1,3}(?:\.\d{1,2})?) ?(?:(?:dollars |bucks )?an? hour|(?:d[oó]lares )?(?:la|por) hora|per hour|\/ ?h(?:ou)?r|hourly)\b/i.exec(
      text,
    )?.[1];
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
  // "15 at 5.9 vs 30 at 6.6".
  const quoted =
    /\b(10|15|20|25|30)(?:[ -]?(?:years?|yrs?))? at [\d.]{1,6} ?(?:%|percent)?,? (?:and|or|vs\.?|versus) (?:an? |the )?(10|15|20|25|30)(?:[ -]?(?:years?|yrs?))? at \d/i.exec(
      text,
    );
  if (quoted && found.terms === undefined) {
    found.terms = [Number(quoted[1]), Number(quoted[2])];
    delete found.years;
  }
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
  const pair = percentPair.exec(text);
  if (pair) {
    const [, one, other, isDown] = pair;
    const both = [Number(one), Number(other)];
    if (isDown !== undefined || /\b(?:down|put|enganche|entrada)\b/i.test(text)) {
      found.downPaymentPercents = both;
      return;
    }
    if (pair[0].includes('%') || pair[0].includes('percent') || both.some((each) => !Number.isInteger(each))) {
      if (both.every((each) => each >= 2 && each <= 15)) {
        found.rates = both;
        return;
      }
    }
  }
  for (const { value, before, after } of shares) {
    if (value > 100 || /(?:tax(?:es)?|pmi|mip|mortgage insurance|closing costs?)(?: \w+){0,2} ?$/.test(before))
      continue;
    if (
      /^ ?(?:down|de (?:enganche|entrada|pronto|inicial|down)|deposit)/.test(after) ||
      (found.downPaymentPercent === undefined &&
        /(?:down payment (?:of|is)|put(?:ting)?|down|enganche(?: del?| al?)?) ?$/.test(before))
    )
      found.downPaymentPercent ??= value;
    else if (
      value <= 25 &&
      (/(?:at|rates?(?: of| is| are)?|rates? (?:\w+ ){0,3}(?:to|at|were)|interest|tasa(?: del?)?|interes(?: del?)?|interés(?: del?)?|al|down,?|\d ?k?) ?(?:an? )?$/.test(
        before,
      ) ||
        /^ ?(?:rate|interest|apr|fixed)/.test(after) ||
        // "20 percent down 6.5%": a percentage that isn't the down payment is the rate.
        (value >= 2 && value <= 12 && !Number.isInteger(value) && !/^ ?of\b/.test(after)))
    )
      found.rate ??= value;
  }
  const bareShare = /(?:^|[ ,])(\d{1,2}(?:\.\d)?)(?: down| percent down)\b/i.exec(text)?.[1];
  if (bareShare !== undefined) found.downPaymentPercent ??= Number(bareShare);
  const bare = /\bat (\d{1,2}(?:\.\d+)?)(?! ?(?:%|percent|k\b|am\b|pm\b|:|,?\d))/i.exec(text);
  if (bare && found.rate === undefined && Number(bare[1]) >= 1 && Number(bare[1]) <= 15) found.rate = Number(bare[1]);
}

/** "10 or 20% down", "6.25 vs 6.75". */
const percentPair =
  /(?<![\d.,$])(\d{1,2}(?:\.\d{1,3})?)(?: ?%| percent)?(?: down)? ?(?:or|vs\.?|versus|and|to|than|instead of|compared to|y|o|contra|en vez de) ?(\d{1,2}(?:\.\d{1,3})?)(?: ?%| percent)?(?![\d.,]|k\b| ?(?:years?|yrs?|anos|años)\b|[ -]year)( down| de enganche)?/i;

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
    program === 'va'
      ? /\bVA\b(?! \d{5})|\bva (?:loan|funding|mortgage)|\bveterans? loan|\b(?:with|use|using|pr[eé]stamo|the|my) va\b/.test(
          text,
        )
      : new RegExp(String.raw`\b${program}\b`, 'i').test(text),
  );
  const [only] = programs;
  if (programs.length > 1) found.programs = programs;
  else if (only) found.program = only;
}
