import { either, followed, type Pattern } from './patterns.js';

const named = either(
  /\bre-?cast(?:s|ed|ing)?\b|\bre-?amorti[sz]/,
  followed(/\bre-?(?:do|calculate|figure|work)\b/g, /^ (?:[a-z]+ ){0,3}(?:payment|loan)s?\b/, 40),
  /\bpayments? re-?(?:calculated|done|figured|worked)\b/,
);
const paysOnce = followed(
  /\b(?:put|pay|throw|apply|send|dump|inherit(?:ed|ance)?|lump sum|windfall)\b/g,
  /\b(?:mortgage|loan|principal|balance)\b/,
  70,
);
const toLower = followed(/\b(?:lower|reduce|smaller|shrink|decrease|bring down)\b/g, /\b(?:payments?|monthly)\b/, 35);
const otherWays =
  /\b(?:points?|buy ?down|down payment|extra (?:payments?|principal|each|every|a month|\$?\d)|a month extra|pmi|cards?|score)\b|\d ?k? down (?!on (?:my|our|the) (?:loan|mortgage))/;

/** A lump sum paid on an existing loan to lower the payment: an entry explains it, and its figures aren't a new loan. */
export const asksToRecast: Pattern = {
  test: (text) => named.test(text) || (paysOnce.test(text) && toLower.test(text) && !otherWays.test(text)),
};
