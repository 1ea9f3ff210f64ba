import { plain } from './own-story.js';

/** "Read my agreement and tell me for sure that I owe nothing": a verdict on a signed contract, which only a lawyer gives. */
export function asksForVerdict(text: string): boolean {
  const told = plain(text);
  if (!owed.test(told)) return false;
  return (ownPaper.test(told) && certain.test(told)) || accordingToIt.test(told);
}

const papers = '(?:contract|agreement|clause|paragraph|section|addendum|representation|lease|contingency|papers?)';
const ownPaper = new RegExp(
  String.raw`\b(?:my|our|this|the|these|her|his|their) (?:\w{1,20} ){0,3}${papers}\b|\b(?:i|we)(?:'ve)? signed\b`,
);
const certain =
  /\bfor (?:sure|certain)\b|\b(?:definit(?:e|ely|ive|ively)|certainly|guarantee|confirm|promise me|swear|straight answer|yes or no|once and for all|final answer|100 ?(?:%|percent)|tell me (?:whether|if|that|i|we))\b/;
const accordingToIt = new RegExp(
  String.raw`\b(?:under|according to|based on|per|by) (?:my|our|this|the) (?:\w{1,20} ){0,3}${papers}\b[^.?!]{0,20}\b(?:do|am|are|can) (?:i|we)\b|\b(?:do|am|are|can) (?:i|we)\b[^.?!]{0,50}\b(?:under|according to|based on|per) (?:my|our|this) (?:\w{1,20} ){0,3}${papers}\b`,
);
const owed =
  /\b(?:owe|owed|owing|obligated|obliged|liable|bound|on the hook|off the hook|in (?:breach|default)|breach(?:ed|ing)?|(?:have|has) to pay|pay (?:her|him|them)|entitled|free to (?:leave|cancel|fire)|can (?:cancel|fire|leave|walk away|get out))\b/;
