import { amountsIn } from './amounts.js';
import { spelledAsFigures } from './figure-words.js';
import type { Intent, IntentText } from './intent-text.js';
import { either, followed } from './patterns.js';
import { amountsOf, monthly, smallestLoan } from './sum-words.js';

/** 24.9, $2.15 */
const figure = String.raw`\$?(\d{1,3}(?:\.\d{1,5})?|\.\d{1,5})`;

/** The number matched by the first shape that fits. */
function number(shapes: readonly RegExp[], text: string): number | undefined {
  for (const shape of shapes) {
    const found = Number(shape.exec(text)?.[1]);
    if (Number.isFinite(found)) return found;
  }
  return undefined;
}
const linked = String.raw`(?: (?:is|of|at|are|for|the|about|around|was|rate|levy|tax|here|there|in|my|our|town|city|county|runs?))*[ :=]*`;

const mills = [
  new RegExp(String.raw`\b(?:mill(?:age)?s?)\b${linked}${figure}(?!\d|[.,]\d| ?(?:k\b|%|percent))`),
  new RegExp(String.raw`${figure}(?: dollars)? (?:per|for every|for each|on every) \$?(?:1,?000|1k|thousand)\b`),
];
/** "12.4 mills and 6.1 mills": one per district. */
const eachMills = new RegExp(String.raw`(?<![\d.,])${figure}[ -]?mills?\b`, 'g');
function millsIn(text: string): number | undefined {
  const districts = [...text.matchAll(eachMills)].map(([, each]) => Number(each));
  return districts.length === 0
    ? number(mills, text)
    : Number(districts.reduce((sum, each) => sum + each, 0).toFixed(5));
}

const perHundred = [
  new RegExp(String.raw`${figure}(?: dollars)? ?(?:per|for every|for each|on every|\/) ?\$?(?:100\b(?!,|k)|hundred\b)`),
];
const assessed = [
  new RegExp(
    String.raw`\bassess(?:ed|ment|es|ments)?\b(?: (?:at|is|ratio|rate|level|value|of|only|on|for|here|level))*[ :=]*${figure} ?(?:%|percent)`,
  ),
  new RegExp(
    String.raw`${figure} ?(?:%|percent) (?:assess\w*|(?:of )?(?:its |the |market |fair |full )*(?:market |home )?value)`,
  ),
];
const taxPercent = [
  new RegExp(String.raw`\b(?:tax(?:es)?|rate)\b${linked}${figure} ?(?:%|percent)(?! of (?:its|the|market))`),
  new RegExp(String.raw`${figure} ?(?:%|percent) (?:property )?tax`),
  new RegExp(String.raw`\btax\b.{0,40}\bat ${figure} ?(?:%|percent)(?! (?:of|assess))`),
];

const ofNewHome = /\b(?:dirt|land|lot|vacant|new (?:build|construction|home|house)|builders?)\b/;

/** Property tax by the rates that assessors use, and what a seller is left with. */
export const saleAndTaxIntents: readonly Intent[] = [
  {
    tool: 'property-tax',
    when: /\b(?:mills?|millage|assess\w*|per \$?(?:100|hundred|1,?000|thousand)|for every \$?(?:100|hundred|1,?000|thousand)|\/ ?\$?100|exemption|(?:county|city|town|township|parish|local) (?:tax )?rate)\b/,
    unless:
      /\b(?:special assessment|hoa|income tax|dispute|appeal|protest|insurance|transfer tax|doc stamps?|recording)\b/,
    input: (about) => {
      const text = spelledAsFigures(about.text);
      const assessedPercent = number(assessed, text);
      const byMills = millsIn(text);
      const byHundred = byMills === undefined ? number(perHundred, text) : undefined;
      const byPercent = byMills === undefined && byHundred === undefined ? number(taxPercent, text) : undefined;
      if ((byMills ?? byHundred ?? byPercent) === undefined) return undefined;
      const { value, exemption } = valuesIn(about, assessedPercent !== undefined);
      if (value === undefined || (byPercent === assessedPercent && byPercent !== undefined)) return undefined;
      return {
        value,
        ...(assessedPercent !== undefined && { assessedPercent }),
        ...(exemption !== undefined && { exemption }),
        ...(byMills !== undefined && { mills: byMills }),
        ...(byHundred !== undefined && { perHundred: byHundred }),
        ...(byPercent !== undefined && { taxPercent: byPercent }),
      };
    },
  },
  {
    tool: 'property-tax',
    when: either(
      followed(/\btax(?:es|ed)?\b/g, ofNewHome, 200),
      followed(new RegExp(ofNewHome.source, 'g'), /\btax(?:es|ed)?\b/, 200),
    ),
    unless: /\b(?:income tax|appeal|protest|interest|mortgage rate|loan|down payment)\b|% down/,
    input: newHomesTax,
  },
  {
    tool: 'net-proceeds',
    when: /\b(?:sell|selling|sold|sells|sale|commission)\b|\bnet proceeds\b|\b(?:list|listing) (?:it |our \w+ |my \w+ )?(?:at|for)\b/,
    unless:
      /\b(?:sellers?|tax(?:es)? on|capital gains|how long|contingen\w*|afford|can (?:i|we)|should (?:i|we)|is it worth|rent)\b/,
    input: (about) => {
      const text = spelledAsFigures(` ${about.text} `);
      if (!asksWhatIsLeft.test(text)) return undefined;
      const amounts = amountsIn(text);
      const owed = amounts.find(({ before, after }) => isOwed.before.test(before) || isOwed.after.test(after));
      const price = Math.max(0, ...amounts.filter((each) => each !== owed).map(({ value }) => value));
      const isClear = /\b(?:paid off|own it outright|free and clear|no mortgage|owe nothing)\b/.test(text);
      if (price < smallestLoan || (!owed && !isClear)) return undefined;
      const shares = [...text.matchAll(/(\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent)(?! (?:rate|interest))/g)].map(
        ([, share]) => Number(share),
      );
      const costs = amounts.find(
        ({ before, after }) => isCosts.before.test(before) || isCosts.after.test(after),
      )?.value;
      return {
        price,
        owed: owed?.value ?? 0,
        ...(shares.length > 0 && { sellingPercent: shares.reduce((sum, share) => sum + share, 0) }),
        ...(costs !== undefined && costs !== price && costs !== owed?.value && { sellingCosts: costs }),
      };
    },
  },
];

/** The tax on the whole home at the given rate, along with a figure for the land alone. */
function newHomesTax(about: IntentText): Readonly<Record<string, unknown>> | undefined {
  const text = spelledAsFigures(about.text);
  const shares = [...text.matchAll(/(?<![\d.,])(\d(?:\.\d{1,3})?|\.\d{1,3}) ?(?:%|percent)/g)].map(([, share]) =>
    Number(share),
  );
  const [taxPercent, another] = shares;
  const [home, ...others] = amountsOf(about).toSorted((one, other) => other.value - one.value);
  const [planned, more] = others;
  if (home === undefined || home.value < smallestLoan || taxPercent === undefined || taxPercent > 4) return undefined;
  if (another !== undefined || more !== undefined || (planned && planned.value > home.value / 10)) return undefined;
  if (planned && !monthly.test(planned.after) && !/^ ?(?:\/ ?y|a year|per year|yearly|annual)/.test(planned.after))
    return undefined;
  return {
    value: home.value,
    taxPercent,
    ...(planned && { plannedMonthly: monthly.test(planned.after) ? planned.value : planned.value / 12 }),
  };
}

const asksWhatIsLeft =
  /\b(?:walk(?:ing)? away with|(?:do|would|will|could|can) (?:i|we) (?:net|clear|keep|pocket|get|end up|have|make|walk|see|take)|net proceeds|proceeds|left(?: over)?|come out (?:with|ahead)|take home|in (?:my|our) pocket|what do (?:i|we) (?:get|net|keep)|(?:i|we)(?:'d|'ll| would| will)? (?:net|clear|pocket|walk)|how much (?:cash|money|profit|equity))\b/;
const isOwed = {
  before:
    /\b(?:ow(?:e|ed|ing)|mortgage|loan|balance|payoff|pay off|left on (?:it|the (?:mortgage|loan|house)))(?: (?:is|of|about|around|still|roughly|balance|payoff|the|bank)){0,3}[ :$]{0,3}$/,
  after:
    /^ ?(?:dollars? )?(?:left|still owed|owed|mortgage|loan|payoff|balance|to pay off|remaining|on the (?:mortgage|loan))\b/,
};
const isCosts = {
  before:
    /\b(?:selling costs?|closing costs?|costs?|fees?|repairs|commissions?)(?: (?:is|are|of|about|around|at|run))*[ :$]*$/,
  after:
    /^ ?(?:dollars? )?(?:in |of |for )?(?:selling|closing) costs?\b|^ ?(?:dollars? )?(?:in |of )?(?:fees|commissions?|repairs|costs)\b/,
};

/** The taxed home and its deductions. Its assessed value counts, unless only a share of the value is assessed. */
function valuesIn(about: IntentText, isShare: boolean): { readonly value?: number; readonly exemption?: number } {
  const amounts = amountsOf(about).filter(({ value }) => value >= 1_000);
  const exempt = amounts.find(
    ({ before, after }) =>
      /\bexempt(?:ion|s|ed)?(?: (?:is|of|for|the|first|takes|off))*[ :$]*$/.test(before) ||
      /^ ?(?:dollars? )?(?:homestead )?exempt/.test(after),
  );
  const homes = amounts.filter(
    (each) => each !== exempt && !(each.value === 1_000 && /\b(?:per|every|each) \$?$/.test(each.before)),
  );
  const byAssessor = isShare
    ? undefined
    : homes.find(
        ({ before, after }) =>
          /\b(?:assess\w*|taxable)(?: (?:value|at|is|of|for|valuation))*[ :$]*$/.test(before) ||
          /^ ?(?:dollars? )?(?:assess|taxable)/.test(after),
      );
  const value = byAssessor?.value ?? Math.max(0, ...homes.map((each) => each.value));
  return {
    ...(value >= 5_000 && { value }),
    ...(exempt !== undefined && { exemption: exempt.value }),
  };
}
