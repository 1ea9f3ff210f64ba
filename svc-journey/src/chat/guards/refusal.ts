import { checkConversation, type ConversationVerdict } from '@hearthway/contracts/conversation-rules';

/** The buyer's question, and their earlier ones in this branch, oldest first. */
export interface AskedTurn {
  readonly question: string;
  readonly earlier: readonly string[];
  readonly pasted: string | undefined;
}

/**
 * Checks the buyer’s own words against the public rules, along with what they refer to: a short follow-up is read together with
 * the question before it, and pasted text counts if the question is about it. A listing to save isn't a question.
 */
export function refusalOf({ question, earlier, pasted }: AskedTurn): ConversationVerdict {
  const before = earlier.at(-1);
  const asked = ownWords(question);
  const texts = [
    asked,
    ...(before !== undefined && leansOnEarlier(asked) ? [`${ownWords(before)} ${asked}`] : []),
    ...(pasted === undefined ? [] : askedInPasted(asked, pasted)),
  ];
  return (
    texts.map((text) => checkConversation(text)).find(({ outcome }) => outcome === 'refused') ?? { outcome: 'allowed' }
  );
}

const home = '(?:home|house|listing|property|place|condo|townhouse|townhome|one|casa)';
const save = String.raw`\b(?:add|save|put|import|keep|track|agrega|guarda)\b`;
const saving = new RegExp(String.raw`${save}[^:\n]{0,20}\b${home}\b|^\W*(?:please )?${save} (?:this|it|esto)\b`, 'i');
/** Where a listing begins after a request to save it. */
const listing = new RegExp(
  String.raw`[:\n]|\b\d{1,6} (?:[\p{L}\d.]{1,20} ){1,4}?(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|ct|court|blvd|way|pl|cir|circle|ter|loop|trail)\b`,
  'iu',
);
const facts = /\$ ?\d|\d ?k\b|\d{3},\d{3}|\d ?(?:bd|br|beds?|bedrooms?|ba|baths?|bathrooms?|sq\.? ?ft|sqft)\b/i;
/** A sentence addressed to Mia, unlike those of a listing. */
const toMia =
  /^(?!\s*(?:looking|searching) for).*\?|\b(?:me|my|i|we|us|mia)\b|^\s*(?:also|and|then|please|which|who|what|how)\b/i;

/** Leaves out the listing in "add this home: …", which may praise the schools. Any question after it stays. */
function ownWords(question: string): string {
  const wish = saving.exec(question);
  if (!wish) return question;
  const end = wish.index + wish[0].length;
  const start = listing.exec(question.slice(end))?.index;
  if (start === undefined) return question;
  const rest = question.slice(end + start);
  if (!facts.test(rest)) return question;
  return `${question.slice(0, end + start)}\n${askedIn(rest)}`;
}

/** Sentences in a listing addressed to Mia rather than about the home. */
const askedIn = (text: string): string =>
  (text.match(/[^.!?\n]+[.!?\n]?/g) ?? []).filter((sentence) => toMia.test(sentence)).join('\n');

/** "And is it?", "which one?": nothing to answer on their own. */
const leansOnEarlier = (question: string): boolean =>
  question.length < 160 &&
  /\b(?:it|its|they|them|there|that|those|this|these|one|ones|him|her|ahi|alli|eso|esa|ese)\b|^(?:and|but|or|y|o|so)\b/i.test(
    question,
  );

const thisHome = new RegExp(String.raw`\b(?:read )?(?:this|the) ${home}\b`, 'gi');

/** All of it for "is this true?"; a listing's praise is left out for "can I afford this?"; nothing for "save this". */
function askedInPasted(question: string, pasted: string): string[] {
  const words = question.replace(saving, ' ').replace(thisHome, ' ');
  if (asksWhatItSays.test(words)) return [pasted];
  if (words.trim() !== '' && !pointsAtIt.test(words)) return [];
  return [listing.test(pasted) && facts.test(pasted) ? askedIn(pasted) : pasted];
}

const asksWhatItSays =
  /\b(?:email|message|text|reply|answer|respond|translate|summari[sz]e|explain|says?|true|responde|contesta|traduce)\b/i;
const pointsAtIt = /\b(?:this|below|above|read|esto)\b/i;
