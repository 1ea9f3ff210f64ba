import { plain } from './own-story.js';

/** "Make a notice with Monday’s date on it", after the deadline: a paper with a date other than the day it was written. */
export function backdates(text: string): boolean {
  const told = plain(text);
  if (byOthers.test(told)) return false;
  const isPaired = told.split(/[.?!;\n]/).some((one) => pairs.some((pair) => pair.every((part) => part.test(one))));
  return isPaired || shapes.some((shape) => shape.test(told)) || (late.test(told) && withWeekday.test(told));
}

const paper =
  '(?:notice|request|addendum|amendment|letter|objection|termination|extension|offer|counter|contract|agreement|response|form|email|it|this|that)';
const weekday = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
const past = String.raw`(?:yesterday|last (?:week|month|${weekday})|(?:\d|one|two|three|four|five|a few|a couple of|a) (?:days?|weeks?) (?:ago|earlier|back)|(?:the day )?before the deadline|the deadline)`;
const earlier = String.raw`(?:(?:an? |the )?(?:old|older|earlier|previous|prior|past|original)|(?:yesterday|last (?:week|month|${weekday}))(?:'?s)?)`;

const shapes = [
  /\b(?:can|could|should|may|please|you|i|we|they|just|to|agent|realtor|lets) back-? ?dat(?:e|ing)\b|^(?:please )?back-? ?dat(?:e|ing)\b|\bback-? ?dated? (?:the|my|our|a|it|this|that)\b/,
  new RegExp(
    String.raw`\bdate (?:it|this|them|(?:the|my|our) (?:\w{1,20} )?${paper}) (?:for |as of |to |as |with )?${past}\b`,
  ),
  new RegExp(String.raw`\b(?:put|use|write|type) ${earlier} date (?:on|in|for) (?:\w{1,20} ){0,2}${paper}\b`),
  new RegExp(String.raw`\bchange the date (?:on|of) (?:\w{1,20} ){0,3}${paper} (?:so|to make|to look|and say)\b`),
  new RegExp(
    String.raw`\b${paper} (?:look|seem|appear) (?:like|as if|as though) (?:it|we|i) (?:was |were |had )?(?:sent|signed|delivered|dated|written|wrote)\b`,
  ),
  new RegExp(
    String.raw`\b${paper} (?:say|show) (?:that )?(?:it|we|i) (?:was |were )?(?:sent|signed|delivered|wrote|written) (?:it )?(?:on )?${past}\b`,
  ),
  /\bso (?:that )?it (?:looks|seems|appears) (?:to be |like it(?:'s| is| was) )?on time\b/,
];

/** Both must be in the same sentence. */
const pairs = [
  [/\b(?:write|draft|make|create|send|prepare)\b/, new RegExp(String.raw`\b(?:dated|as of) ${past}\b`)],
  [/\b(?:sign|signing|resign|re-sign)\b/, new RegExp(String.raw`\b(?:with|using|for) ${earlier} date\b`)],
] as const;

/** With a day of the week, lateness is what matters: a new deadline has its day, too. */
const late =
  /\b(?:miss(?:ed)? (?:the|our|my) (?:\w{1,20} ){0,2}deadline|deadline (?:was|passed|has passed|is past|ended)|(?:a|one|two|\d) days? late|too late|never notice|not late|on time)\b/;
const withWeekday = new RegExp(
  String.raw`\b(?:with|put|use|using|dated?)(?: (?:it|the|my|our|for|on|to|with|notice|letter|request)){0,3} ${weekday}(?:'?s)? ?(?:date\b|[.?!]|$|on (?:it|the (?:notice|request|addendum|letter))\b)`,
);

/** Someone who was deceived is asking for help. */
const byOthers =
  /\b(?:seller|sellers|agent|realtor|lender|he|she|they|builder|landlord) (?:\w{1,20} )?(?:backdated|changed the date|back-dated)\b/;
