import { spelledAsFigures } from './figure-words.js';
import type { Intent, IntentText } from './intent-text.js';
import { either, type Pattern } from './patterns.js';
import type { ReadInputs } from './read-inputs.js';
import { amountsOf, monthly, withPrice } from './sum-words.js';

/** "Who pays": an entry answers better than a figure. */
const reasons =
  /\b(?:why|who pays|who should|avoid|get rid|negotiate|deduct|waive\w*|exempt|remove|drop|refund\w*|cancel|go(?:es)? away)\b/;

/** The same goes for "can I roll it in". */
export const rules = either(reasons, /\b(?:can i|can we|could i|roll(?:ed)?)\b/);

const mortgageInsurance = /\b(?:pmi|mip|mortgage insurance|seguro hipotecario)\b/;

function part(name: string, when: RegExp, elsewhere: Pattern = rules): Intent {
  return {
    tool: 'payment',
    when,
    unless: either(
      elsewhere,
      /\b(?:after|how long|until|when|what is (?:pmi|mip)\b(?!.{0,60}\bhow much)|with(?:out)?(?: the)? taxes|including|included|my (?:monthly )?(?:payment|monthly)|limit|income|afford|payment (?:on|for))\b/,
      // What they are is said for the whole payment, unless it is a share.
      {
        test: (text) =>
          /\b(?:taxes (?:are|is|of|run)|insurance (?:is|of|runs))\b/.test(text) &&
          quotedShare(name, spelledAsFigures(text)) === undefined,
      },
    ),
    input: (about) => {
      const priced = withPrice(about);
      const down = priced && name === 'mortgage-insurance' ? downSaid(about, priced) : {};
      if (!priced || !down) return undefined;
      const made = { ...priced, ...down };
      const { text } = about;
      const quoted = quotedShare(name, spelledAsFigures(text));
      if (quoted !== undefined) {
        const { state, downPayment, downPaymentPercent } = made;
        const isLoan = about.inputs.price === undefined && name === 'mortgage-insurance' && /\bloan\b/.test(text);
        return {
          ...(state && { state }),
          ...(downPayment !== undefined && { downPayment }),
          ...(downPaymentPercent !== undefined && { downPaymentPercent }),
          ...(isLoan ? { loan: made.price } : { price: made.price }),
          part: name,
          quotedPercent: quoted,
        };
      }
      if (about.inputs.yearlyPropertyTax !== undefined) return undefined;
      const isBoth = name === 'upfront-fee' && /\bmonthly|a month\b/.test(text) && mortgageInsurance.test(text);
      const program = made.program ?? programsByFee.find(([, shape]) => shape.test(text))?.[0];
      const { price, ...others } = made;
      const { loan, downPayment, downPaymentPercent } = about.inputs;
      const isOfLoan =
        name === 'upfront-fee' &&
        loan === price &&
        (downPayment ?? downPaymentPercent) === undefined &&
        ofLoan.test(text);
      return {
        ...others,
        ...(isOfLoan ? { loan: price } : { price }),
        part: isBoth ? 'upfront-fee-and-mortgage-insurance' : name,
        ...(program !== undefined && { program }),
        ...(/\b(?:second|subsequent|used|again|later|twice)\b(?! house)/.test(text) &&
          program === 'va' && { usedVaBefore: true }),
      };
    },
  };
}

/** "I bring 45,000", "I have 20%": the remaining figure is the down payment. If there are several, none is assumed. */
function downSaid(
  about: IntentText,
  { price, downPayment, downPaymentPercent }: ReadInputs & { readonly price: number },
) {
  const text = spelledAsFigures(about.text);
  if (/\bapprais(?:ed|al|es)\b/.test(text)) return undefined;
  if ((downPayment ?? downPaymentPercent) !== undefined || /\bloan\b|\b(?:score|fico)\b/.test(text)) return {};
  const amounts = amountsOf(about).filter(
    ({ value, after }) => value !== price && value >= 1_000 && !monthly.test(after),
  );
  const shares = [...text.matchAll(/(?<![\d.,])(\d{1,2}) ?(?:%|percent)/g)].map(([, share]) => Number(share));
  const [amount, other] = amounts;
  const [share, another] = shares.filter(
    (each) => each >= 3 && each < 60 && each * price !== (amount?.value ?? 0) * 100,
  );
  if (other ?? another) return undefined;
  if (amount) return amount.value < price * 0.6 && share === undefined ? { downPayment: amount.value } : undefined;
  return share === undefined || about.inputs.rate === share ? {} : { downPaymentPercent: share };
}

/** "On a 240k FHA loan": a share of the loan, not of a price. */
const ofLoan =
  /\d ?(?:k|thousand)? (?:(?:fha|va|usda|base) )?(?:loan|mortgage(?! insurance)|borrowed)\b|\b(?:loan (?:of|for|amount)|borrow(?:ing)?)\b/;

/** Fees that only one program has. */
const programsByFee = [
  ['va', /\bfunding fee\b/],
  ['usda', /\bguarantee fee\b/],
  ['fha', /\b(?:mip|ufmip)\b|\bup[- ]?front (?:premium|mortgage insurance)\b/],
] as const;

/** "Quoted at 0.55%", "tax is 1.9%": beside what it is for. */
export function quotedShare(name: string, text: string): number | undefined {
  const shape = quotedParts.find(({ part: quoted }) => quoted === name);
  if (!shape) return undefined;
  const found = [...text.matchAll(/(?<![\d.,])(\d?\.\d{1,3}|[1-4]) ?(?:%|percent)(?! ?down)/g)].find(
    ({ 0: share, 1: figure, index }) =>
      Number(figure) < shape.below &&
      (shape.before.test(text.slice(Math.max(0, index - 60), index)) ||
        shape.after.test(text.slice(index + share.length, index + share.length + 40))),
  );
  return found && Number(found[1]);
}

const quotedParts = [
  {
    part: 'mortgage-insurance',
    below: 3,
    before: /\b(?:pmi|mip|mortgage insurance)\b[^\d,.]{0,40}$/,
    after: /^ (?:for |in |as )?(?:pmi|mip|mortgage insurance)/,
  },
  {
    part: 'property-tax',
    below: 5,
    before: /\btax(?:es)?\b[^\d,.]{0,40}$/,
    after: /^ (?:for |in |as )?(?:property )?tax/,
  },
] as const;

/** Checked before the cash for a purchase, which is also up front. */
export const upfrontFee: Intent = part(
  'upfront-fee',
  /\bfunding fee\b|\bup[- ]?front (?:(?:fha|usda|va) )?(?:mip|premium|mortgage insurance|fee|guarantee fee)\b|\bufmip\b|\bguarantee fee\b|\bup[- ]?front (?:cost )?(?:for|of|in) (?:the )?(?:mip|mortgage insurance)\b|\b(?:mip|mortgage insurance|premium) (?:is )?(?:due |paid )?(?:at closing|up[- ]?front)\b/,
  reasons,
);

export const partsOfPayment: readonly Intent[] = [
  part('mortgage-insurance', mortgageInsurance),
  part(
    'property-tax',
    /\b(?:property|real estate|school) tax(?:es)?\b|\btax rate\b|\btaxes (?:are|run)\b|\btaxes (?:on|for) an?\b|\bimpuestos?\b/,
  ),
  part(
    'home-insurance',
    /\bhome ?(?:owner'?s?)? insurance\b|\b(?:house|hazard) insurance\b|\binsurance (?:on|for) an?\b|\bseguro de (?:casa|vivienda|hogar)\b/,
  ),
];
