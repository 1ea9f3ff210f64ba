import type { Mutable } from './inputs.js';

interface Amount {
  readonly value: number;
  /** The words beside it, up to the neighboring amounts. */
  readonly before: string;
  readonly after: string;
  readonly asks: string;
}

const amountShape =
  /(?<![\d.,/-])(?!(?:401|403|457|529|203|1031|1099|1003|1098)[ -]?\(?[kb]?\)?(?![\d,.]))(\d{1,3}(?:,\d{3}){1,4}|\d{1,12}(?:\.\d{1,6})?)(?: ?(k|thousand|grand|mil|m|million)\b)?(?!(?<=\b(?:19|20)\d0)s\b)(?! ?(?:%|percent|por ciento|years?\b|yrs?\b|year-|-year|days?\b|bed|bath|bd\b|ba\b|sq|anos|años|points?\b|score|(?<=(?<![\d,])[3-8]\d\d ?)credit\b(?! cards?)|fico|an? hour|\/ ?h(?:ou)?r|per hour))(?![.,]?\d)/gi;
const factors = new Map([
  ['k', 1e3],
  ['thousand', 1e3],
  ['grand', 1e3],
  ['mil', 1e3],
  ['m', 1e6],
  ['million', 1e6],
]);

export function amountsIn(text: string): Amount[] {
  return [...text.matchAll(amountShape)]
    .map((match): Amount => {
      const value = Number((match[1] ?? '').replace(/,/g, '')) * (factors.get(match[2]?.toLowerCase() ?? '') ?? 1);
      const end = match.index + match[0].length;
      return {
        value,
        before: text.slice(Math.max(0, match.index - 60), match.index).toLowerCase(),
        after: text.slice(end, end + 40).toLowerCase(),
        asks: text.toLowerCase(),
      };
    })
    .filter((amount) => !isYearBuilt(amount))
    .filter(({ value, before: words }) => value >= 50 || (value >= 20 && /\bmin(?:imum)?s? \$?$/.test(words)));
}

/** "A 1978 house": no house costs $1,978. */
const isYearBuilt = ({ value, before: words, after: next }: Amount): boolean =>
  value >= 1850 &&
  value <= 2035 &&
  !/\$ ?$/.test(words) &&
  /^ (?:(?:house|home|condo|townhouse|duplex)(?! (?:payment|pmt|note|loan|insurance|budget))|ranch|colonial|bungalow|cape cod|split[- ]level|build)\b/.test(
    next,
  );

interface Role {
  readonly before?: RegExp;
  readonly after?: RegExp;
  readonly unless?: RegExp;
}

const isIn = ({ before, after, unless }: Role, amount: Amount): boolean =>
  ((before?.test(amount.before) ?? false) || (after?.test(amount.after) ?? false)) &&
  !(unless?.test(amount.after) ?? false);

/** "A month" may come between an amount and its purpose. */
const often = String.raw`(?: (?:a|per|each|every) month|\/mo(?:nth)?|\/m| monthly| al mes| a year| per year|\/ye?a?r| al año| al ano)?`;
const link = String.raw`(?: (?:is|are|was|of|about|around|roughly|at|total|totals|totaling|for|de|del|es|son|at about|run|runs))*[ :=$]*$`;
const before = (names: string, ending = link) => new RegExp(String.raw`(?:\b(?:${names}))${ending}`);
const after = (names: string, joined = '(?:in|of|for|on|toward|towards|to|de|por|en)?') =>
  new RegExp(
    String.raw`^ ?(?:dollars?|usd|bucks|dolares|dólares)?${often} ?${joined} ?(?:my |our |a |an |the |mi |un |una |la |el )?(?:${names})`,
  );

const debtNames =
  '(?:monthly |total |other )?debts?|(?:min(?:imum)?s? )?(?:new )?car|(?:new )?truck|auto|vehicle|motorcycle|student|college|credit cards?|cards?\\b|loan payments?|child support|alimony|deudas?|biles|carro|troca|coche|tarjetas?|prestamo estudiantil|préstamo estudiantil';
const roles = {
  debt: {
    after: after(debtNames),
    before: before(
      '(?:debts?|deudas?|car|truck|auto|vehicle|motorcycle|students?|student loans?|credit cards?|cards?|owe|debo|debemos|debe|pago|loans?|child support|alimony)(?: (?:payments?|loans?|note|bill))?',
      String.raw`(?: (?:that|is|are|of|at|about|around|total|totals|totaling|de|in payments|comes? to|adds? up to|payments?|min|mins|minimums?|monthly))*[ :=$]*$`,
    ),
  },
  debtToIncome: { after: /^ ?(?:a month |per month |\/mo )?(?:in|of) (?:monthly )?(?:payments|bills)/ },
  hoa: {
    after: after('hoa|condo fee|association|dues', '(?:in|of|for|de)?'),
    before: before('hoa(?: (?:fees?|dues))?|condo fees?|dues|cuota'),
  },
  tax: {
    after: after('(?:property |real estate )?tax(?:es)?\\b|impuestos', '(?:in|of|for|de)?'),
    before: before('(?:tax(?:es)?|impuestos)(?: bill)?'),
    unless: /^ ?(?:after|before) tax/,
  },
  insurance: {
    after: after("(?:home |homeowner'?s |house )?insurance|seguro", '(?:in|of|for|de)?'),
    before: before('insurance|ins|seguro'),
  },
  rent: {
    after: after('(?:in |for )?rent\\b|renta\\b|alquiler', '(?:in|of|for|de)?'),
    before: before('rent(?:ing)?|renta|rento|alquiler'),
  },
  down: {
    after:
      /^ ?(?:dollars? |mil )?(?:down|as (?:a )?down|for (?:a |the |my |our )?down|toward (?:a |the |my )?down|de (?:enganche|entrada|pronto|inicial|down)|para (?:el )?(?:enganche|down))/,
    before: /(?:down payment|put(?:ting)?|enganche|down)(?: (?:is|of|down|about|around|de)){0,3}[ :$]{0,3}$/,
  },
  saved: {
    after:
      /^ ?(?:dollars? )?(?:saved|in savings|savings|in the bank|in cash|cash|ahorrados?\b|de ahorros|en el banco|enough|to work with)/,
    before: /(?:saved(?: up)?|savings(?: of| is| are)?|ahorros?(?: de)?)[ :$]*$/,
  },
  price: {
    after:
      /^ ?(?:dollars?[ -]?|usd )?(?:single[- ]family |new |starter |3[- ]?bed(?:room)? )?(?:house|home(?!owner)|place|condo|townhouse|casa|purchase|property(?! tax))/,
    before:
      /(?:house|home|condo|townhouse|casa|price|listed|asking|purchase|place|apartamento)(?: (?:is|of|for|at|that costs|costs|costing|de|en|por|worth|priced|listed|price|around|about|que cuesta))+[ :$]*$|\bprice[ :$]+$|(?:afford|buy|buying|offer(?:ing)?|comprar|cuesta)(?: at| for| por| una de| a place for| something for)? (?:a |an |una )?[$ ]*$/,
  },
  loan: {
    after: /^ ?(?:dollars? )?(?:va |fha |usda |conventional )?(?:loan|mortgage|borrowed|prestamo|préstamo|hipoteca)/,
    before:
      /(?:loan|mortgage|borrow(?:ing)?|finance|financing|pr[eé]stamo|hipoteca)(?: (?:of|for|amount|is|de|por|on))*[ :$]*$|(?:monthly|payments?|cost)(?: (?:is|would be|will be|on|for|of|a|an))+[ $]*$/,
  },
  income: {
    after: /^ ?(?:combined |gross |household |total |monthly |in )?(?:income|salary|ingresos|sueldo)/,
    before:
      /\b(?:make|makes|making|earn|earns|earning|incomes?(?: is| of| are)?|salar(?:y|ies)(?: is| of| are)?|(?:get|gets|getting|am|is|are) paid|gross|gano|gana|ganamos|ingresos?(?: son)?(?: de)?|sueldo(?: de)?|afford (?:on|with)|house on|pull in|bring in|take is|on a|on)(?: about| around| roughly|,)?[ $]*$/,
  },
  payment: {
    before:
      /(?:pay(?: no more than| up to| about| around| at most)?|payments?(?: of| under| around| below| is)*|house for|home for|under|below|no more than|at most|max(?:imum)?(?: of)?|(?:want|like) to (?:spend|pay) is|keep it (?:at|under|to)|stay (?:at|under)|spend|budget (?:of|is)|pagar(?: como)?(?: m[aá]ximo| hasta)?|m[aá]ximo|hasta|menos de|swing|handle|afford|do)[ $]*$/,
  },
  /** What housing would cost a month. */
  housing: {
    before:
      /(?:(?:house|housing|mortgage|home) (?:payment|cost|pmt)s?|\bpiti|(?:house|mortgage|place) (?:would|will) be|new payment)(?:,? (?:is|of|at|around|about|would|will|be|run|total|comes? to|all[- ]in|with (?:everything|taxes|tax)|(?:taxes )?and insurance|in it|included|including (?:everything|taxes)))*[ :=$]*$/,
    after:
      /^ ?(?:dollars )?(?:(?:a|per) month |\/mo )?(?:(?:for|in|on|toward|as) )?(?:(?:the|our|my|a|new|future|proposed|total) ){0,3}(?:(?:house|housing|mortgage|home) (?:payment|cost|pmt)|piti\b)/,
  },
} satisfies Record<string, Role>;

/** Amounts by which something changed, that are put aside, or that are still owed: not figures for a calculation. */
const changes: Role = {
  before:
    /\b(?:(?:went|gone|going|go|goes|is|are|was|bill|payment|escrow|mortgage|taxes|insurance) up|jump(?:ed|s)?|rose|rise|increased?|raised|dropped|short(?:age)?|balance|putting (?:away|aside)|put (?:away|aside)|saving|save|set(?:ting)? aside|extra|additional)(?: (?:by|of|is|about|around|another|an extra|almost|nearly|like)){0,3}[ :$]{0,3}$/,
  after:
    /^ ?(?:dollars |bucks )?(?:(?:a month|per month|\/mo|monthly) )?(?:more (?:a|per|each)|higher|short\b|left\b|balance|in escrow|extra\b)/,
};

const perMonth =
  /^ ?(?:\/ ?mo|\/ ?m\b|a month|per month|monthly|each month|every month|al mes|mensual|por mes|\/month|mo\b|gross a month)/;
const perYear = /^ ?(?:\/ ?y|a year|per year|yearly|annual|salary|al año|al ano|a yr|por año|por ano)/;

/** "1,900 a month mortgage". */
const ofHousing = /^ ?(?:\/ ?mo|a month|per month|monthly|\/month) (?:mortgage|house|housing)(?: payment)?\b/;

/** How wages are paid. */
const perWeek = /^ ?(?:dollars )?(?:a week|per week|weekly|every week|por semana|a la semana|semanal)/;
const paidBy =
  /^ ?(?:dollars )?(?:(?:a|per|every) (?:two|2|other) weeks?|bi-?weekly|every other week|cada (?:dos|2) semanas|quincenal|a week|per week|weekly|every week|por semana|a la semana|semanal)/;

/** Asks about a debt, not with an income. */
const isPayoff = /\bpay(?:ing)? (?:it |that |this |my |the |our )?(?:\w+ ){0,3}off\b|\bpayoff\b/;

/** Which figure an amount is, by the words around it. */
export function placeAmount(amount: Amount, found: Mutable): void {
  const { value } = amount;
  const is = (role: keyof typeof roles) => isIn(roles[role], amount);
  const monthly = perMonth.test(amount.after);
  const yearly = perYear.test(amount.after);
  const earns = is('income');
  const isNamedIncome =
    roles.income.after.test(amount.after) || /(?:make|makes|earn|earns|gano|gana|ganamos) [$ ]*$/.test(amount.before);

  if (isIn(changes, amount)) return;
  if (is('hoa') && value <= 3_000) found.monthlyHoa ??= yearly ? Math.round(value / 12) : value;
  else if (is('tax') && value < 60_000)
    found.yearlyPropertyTax ??= monthly || (value < 900 && !yearly) ? value * 12 : value;
  else if (is('insurance') && value < 40_000)
    found.yearlyInsurance ??= monthly || (value < 400 && !yearly) ? value * 12 : value;
  else if (is('rent') && value < 20_000) found.monthlyRent ??= value;
  else if ((is('debt') || is('debtToIncome')) && !is('saved') && !is('down') && !isNamedIncome && value < 20_000)
    found.monthlyDebts = (found.monthlyDebts ?? 0) + value;
  else if (is('down')) found.downPayment ??= value;
  else if (is('saved')) found.savings ??= value;
  else if (is('housing') && value < 20_000) found.monthlyPayment ??= value;
  else if (paidBy.test(amount.after)) found.yearlyIncome ??= value * (perWeek.test(amount.after) ? 52 : 26);
  else if (monthly && isPayoff.test(amount.asks)) return;
  else if (monthly && ofHousing.test(amount.after)) found.monthlyPayment ??= value;
  else if (monthly) placeMonthly(amount, found, isNamedIncome || earns);
  else if (yearly || isNamedIncome) addIncome('yearlyIncome', amount, found);
  // "Buy at 365": no home costs $365.
  else if (is('price')) found.price ??= value < 1_000 ? value * 1_000 : value;
  // "900 debts, 2100 mortgage": a monthly cost.
  else if (is('loan') && value < 10_000) found.monthlyPayment ??= value;
  else if (is('loan')) found.loan ??= value;
  // "On 5,400 gross": nobody earns that little in a year.
  else if (earns && !onPrice(amount)) addIncome(value < 12_000 ? 'monthlyIncome' : 'yearlyIncome', amount, found);
  else if (/\bon(?: a)?[ $]*$|\bde[ $]*$|\bof[ $]*$|\bp(?:ara|or)[ $]*$/.test(amount.before)) found.loan ??= value;
}

function placeMonthly(amount: Amount, found: Mutable, isNamed: boolean): void {
  if (!isNamed && isIn(roles.payment, amount)) found.monthlyPayment ??= amount.value;
  else addIncome('monthlyIncome', amount, found);
}

/** If two people earn, both incomes count. */
function addIncome(name: 'yearlyIncome' | 'monthlyIncome', { value, before: words }: Amount, found: Mutable): void {
  const isOther =
    /\b(?:husband|wife|partner|spouse|fiancee?|boyfriend|girlfriend|she|he|and i|i|esposo|esposa|pareja|y yo|novi[ao]|yo) (?:make|makes|earn|earns|gano|gana|brings in|bring in|gets)?[ $]*$/.test(
      words,
    );
  const before = found[name];
  if (before === undefined) found[name] = value;
  else if (isOther) found[name] = before + value;
}

/** "6.75 on 320k" is a loan, "what can I afford on 90k" an income. */
const onPrice = ({ before: words, asks }: Amount): boolean =>
  /(?:payment|payments|down|yr|year|years|pmi|mip|fee|points?|%|percent|\d|monthly|mortgage|costs?|taxes|insurance|month) on(?: a| my)?[ $]*$/.test(
    words,
  ) ||
  (/\bon(?: a)?[ $]*$/.test(words) &&
    /\b(?:pmi|mip|points?|difference|closing costs?|funding fee|more is|save)\b/.test(asks));
