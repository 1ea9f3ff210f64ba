import { plain } from './own-story.js';

/** "It’s really a loan, but can he sign a gift letter?": money to be paid back, made to look like a gift. */
export function disguisesLoan(text: string): boolean {
  const told = plain(text);
  const isLoan = any(loanInTruth, told) || callsLoanGift(told) || willRepay(told);
  return (any(giftOnPaper, told) || callsItGift(told)) && isLoan && !asksWhatToDo.test(told);
}

/** The letter, or someone calling it a gift. Merely giving a gift doesn't count. */
const giftOnPaper = [
  /\bgift(?:ing)? (?:letter|form|affidavit)\b|\bgift is\b/,
  /\bregalo\b[^.?!]{0,40}\bes prestad[oa]\b|\bcarta de (?:regalo|donacion)\b/,
];
const callsItGift = (told: string): boolean =>
  isFollowed(told, callsIt, /\bgift(?:ed)?\b/) ||
  isFollowed(told, callsItInSpanish, /\b(?:regalo|regalad[oa]|regalaron)\b/);
const callsIt =
  /\b(?:say|saying|says|call|calls|calling|claim|put|puts|write|writes|tell|tells|pretend|pass|label|list|sign|signs|make|treat)\b/g;
const callsItInSpanish = /\b(?:decir|digo|diga|digan|poner|pongo|ponga|pongan|declarar|firmar|firme|firmen)\b/g;

const loanInTruth = [
  /\b(?:really|actually|secretly|technically|truly|just|its|it's|is|was) (?:a |my |the )?(?:personal |family |private )?loan\b(?! (?:form|officer|application))/,
  /\b(?:lent|loaned) (?:me|us|it)\b|\b(?:i|we) borrow(?:ed)?\b|\bborrowed (?:money|from)\b|\bprest(?:o|aron|ado|ada|ados)\b|\bes (?:realmente |en realidad |un ){0,3}prestamo\b/,
];
const any = (shapes: readonly RegExp[], text: string) => shapes.some((shape) => shape.test(text));

/** "Say that what he lent me is a gift". */
const callsLoanGift = (told: string): boolean =>
  isFollowed(told, /\b(?:call|say|claim|put)\b[^.?!]{0,20}\b(?:loan|lent|loaned)\b/g, /\bgift\b/) ||
  isFollowed(told, /\b(?:loan|money|\d{1,9}k?) from (?:my |our |a )?\w{1,20}\b/g, /\b(?:is|as) (?:a )?gift\b/);

/** Whether one comes soon after the other. They are matched one by one, so that no text takes long. */
const isFollowed = (told: string, first: RegExp, then: RegExp): boolean =>
  [...told.matchAll(first)].some(({ 0: match, index }) =>
    then.test(told.slice(index + match.length, index + match.length + 45)),
  );

/** "I will pay him back": the person repaying is mentioned shortly before. */
const willRepay = (told: string): boolean =>
  repaysInSpanish.test(told) ||
  [...told.matchAll(repays)].some(({ index }) => oneself.test(told.slice(Math.max(0, index - 40), index)));
const repays = /\b(?:pay|paying|give|giving) (?:\w{1,20} ){1,3}back\b|\b(?:repay|reimburse)\b/g;
const oneself = /\b(?:i|we|i'm|im|we're|i'll|ill|we'll)(?: \w{1,20}){0,4} $/;
const repaysInSpanish = /\b(?:voy|vamos) a (?:pagar|devolver)|\bpagarsel[oa]s?\b|\bdevolver(?:le|les|sel[oa]s?)\b/;
/** Someone asking what to do if it is a loan, or saying that it isn't one. */
const asksWhatToDo =
  /\b(?:do|does|would|will) (?:i|we|it|gift money|a gift|the gift) (?:have|need|has) to\b|\b(?:don'?t|doesn'?t|won'?t|not|never|no) (?:have to |need to |going to |expect \w+ to )?(?:repay|pay|be paid)\b|\binstead of a (?:gift|loan)\b|\bor (?:is it |as |does it have to be )?a (?:gift|loan)\b|\bwhat happens if\b|\bdo (?:i|we) tell\b/;
