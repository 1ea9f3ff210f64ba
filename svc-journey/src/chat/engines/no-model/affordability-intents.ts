import type { Intent } from './intent-text.js';
import { either, type Pattern } from './patterns.js';

const asksForPrice =
  /\b(?:afford|buy|buying|purchase|comprar|budget|price|too (?:much|high|expensive)|spend|borrow|prest(?:an|aran)|swing|fit|realistic|qualify|(?:how much|what) (?:house|home|mortgage|loan)|how (?:much|big|large) (?:a |can|could|would|will)|salary for|get an? \$?\d[\d,.]{0,9}k?)(?![a-z])/;
const asksOrTells =
  /\?|\b(?:what|how|why|when|which|who|will|would|should|does|do|did|is|are|can|could|que|como|cuant[oa]|cuando|debo|help|tell)\b/;
const ofAnotherSubject =
  /\b(?:den(?:y|ied|ial)|declined?|reject\w*|turned (?:me |us |him |her )?down|said no|collections?|charge-?offs?|(?:what|which|my|the) (?:gross |qualifying )?monthly income|income (?:is|will|does|do|would) (?:the|a|my|lenders?|banks?))\b/;

/** An income asks for a price only if its words do, or if there are no other words. */
export const incomeAsksForPrice: Pattern = {
  test: (text) => !ofAnotherSubject.test(text) && (asksForPrice.test(text) || !asksOrTells.test(text)),
};

export const affordabilityIntents: readonly Intent[] = [
  {
    tool: 'affordability',
    when: /\bafford\b|\b(?:price range|max(?:imum)? price|what price)\b|\bis an? .{0,25}\brealistic\b|\b(?:what|which|how much) (?:house|home|price) (?:can|could|would|for|is)\b|\bcuant[oa] (?:casa )?podemos\b|\b(?:no more than|at most|max(?:imo)?|hasta) \$?[\d,.]+k? (?:a|per|al) (?:month|mes)\b|\bhow (?:big|large) an? (?:mortgage|loan|house) can\b|\bhow much (?:house|home|can i (?:spend|borrow|buy|get))\b|\bwhat can (?:i|we) buy\b|\b(?:my|our) (?:budget|buying power|price range)\b|\bcuanto puedo (?:pagar|gastar)|\bque casa puedo|\bcuanta casa|\bhow much (?:mortgage|loan) (?:can|could|do)\b|\bwhat price range\b|\bwhat (?:do|can|could|would) (?:i|we) (?:qualify for|swing)\b/,
    unless:
      /\b(?:raise|increase|improve|boost|credit|credito|deudas?|sin (?:enganche|entrada)|how do i (?:make|set)|what is (?:buying power|a budget)|can'?t afford|cannot afford|no longer afford|inspection|furniture|repairs|over (?:my |our |the )?budget|tell(?:ing)?|told|itin|daca|green card|visa)\b|\bbuying power\b.{0,30}\b(?:based|come from|instead|same as|pre-?approv\w*|lender|bank)\b|\b(?:how|why) (?:did|do|does) .{0,30}\bbuying power\b/,
    input: ({ inputs }) => ({ ...inputs }),
  },
  {
    tool: 'affordability',
    when: /\b(?:i|we|wife|husband|partner|together) (?:make|earn|gano|ganamos)\b|\b(?:gano|ganamos)\b|\b(?:puedo|podemos) comprar\b|\bmy (?:income|salary) is\b|\b(?:making|earning)\b/,
    unless: either(
      { test: (text) => !incomeAsksForPrice.test(text) },
      /\b(?:cash|self-?employed|tips|overtime|count|qualify for|gig|assistance|grants?|bankruptcy|chapter (?:7|13))\b/,
    ),
    input: ({ inputs }) =>
      inputs.yearlyIncome !== undefined || inputs.monthlyIncome !== undefined ? { ...inputs } : undefined,
  },
];
