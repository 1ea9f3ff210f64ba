import type { Intent } from './intent-text.js';
import { either } from './patterns.js';

/** What to do, or what something means, is an entry. */
const asksInGeneral =
  /\b(?:what (?:do|should|can|if|happens|now)|now what|should (?:i|we)|why|how (?:do|does|long|can|soon)|mean(?:s|ing)?|that (?:ok|okay|normal|allowed))\b/;
const wanted = /\b(?:about|on|with) (?:the |my |our )?([a-z -]{3,40}?)[?.!]*$/;

/** What the buyer recorded on the pages that follow a signed contract. */
export const workspaceIntents: readonly Intent[] = [
  {
    tool: 'mortgage-application',
    when: either(
      /\b(?:where(?:'?s| is)|how far (?:is|along is)|status of|update on|show me) (?:my|our) (?:loan |mortgage |home loan )?application\b/,
      /\bwhich (?:loan estimate|lender) did (?:i|we) (?:choose|pick|go with)\b|\bwhen is (?:my|our) loan estimate due\b/,
      /\b(?:until when|when|what day|how long) (?:does|is|will) (?:my|our) (?:rate(?: lock)?|lock)\b.{0,20}\b(?:locked|ends?|expires?|run out|good|last)\b|\bis (?:my|our) (?:interest )?rate locked\b/,
      /\b(?:did|have) (?:i|we) (?:already )?(?:given?|gave|tell|told|sen[dt]|said|say) .{0,30}\bintent to proceed\b/,
      /\b(?:en que va|como va) (?:mi|nuestra) solicitud\b/,
    ),
    unless: /\b(?:what (?:do|should|can|if|happens|now)|now what|should (?:i|we)|why|den(?:y|ied)|rejected)\b/,
    input: () => ({}),
  },
  {
    tool: 'inspection',
    when: either(
      /\bwhat did (?:my|our|the) inspect(?:or|ion) (?:say|find|show|report|turn up|come up with)\b/,
      /\bwhat do(?:es)? (?:my|our|the) inspect(?:or|ion)s?'?s? (?:notes|report|findings) say\b/,
      /\b(?:what are|show me|list|read me|how (?:bad|many) are) (?:my|our|the) (?:inspection )?findings\b|\b(?:status of|show me|where are we (?:on|with)) (?:my|our) inspection\b/,
      /\bwhat (?:am i|are we|did (?:i|we)) ask(?:ing|ed)? (?:of )?(?:the )?sellers? (?:for|to (?:fix|repair))\b/,
      /\bhow much (?:would|will|do) (?:my|our|the) (?:inspection )?(?:findings|repairs from (?:my|our|the) inspection) (?:cost|come to|add up)/,
      /\bque (?:encontro|dijo) (?:mi|el|nuestro) inspector\b/,
    ),
    unless:
      /\b(?:what (?:do|should|can|if|happens|now)\b(?! (?:my|our|the) inspect)|now what|should (?:i|we)|why|walk away|scare)\b/,
    input: ({ text }) => {
      const about = wanted.exec(text)?.[1];
      return about === undefined || /\binspect/.test(about) ? {} : { about };
    },
  },
  {
    tool: 'underwriting',
    when: either(
      /\b(?:where(?:'?s| is)|how far (?:is|along is)|status of|update on|what stage is) (?:my|our) (?:loan|mortgage|file|underwriting)\b(?! (?:application|estimate|officer|number|payment))/,
      /\b(?:list|show me|what are|which are|status of) (?:my|our) (?:loan |lender |underwriting )?conditions\b|\b(?:which|what|how many) conditions (?:are (?:still )?(?:open|left|due|missing)|do (?:i|we) (?:still )?(?:have|owe))\b/,
      /\bwhat (?:does|do) (?:my|our|the) (?:lender|underwriter|bank) still (?:want|need)\b/,
      /\b(?:did|have) (?:i|we) (?:already )?sen[dt] .{3,40} to (?:the|my|our) (?:lender|underwriter|bank|loan officer)\b/,
      /\b(?:am i|are we|is (?:my|our) loan) clear(?:ed)? to close\b(?! (?:mean|the same))|\bwhat did (?:my|our|the) underwriter decide\b/,
      /\b(?:en que va|como va) (?:mi|nuestro) prestamo\b|\bmis condiciones\b/,
    ),
    unless: asksInGeneral,
    input: ({ text }) => {
      const condition = /\bsen[dt] (?:the |my |our |them )?([\p{L}\d -]{3,40}?) to (?:the|my|our)\b/u.exec(text)?.[1];
      return condition === undefined ? {} : { condition };
    },
  },
  {
    tool: 'appraisal',
    when: either(
      /\b(?:did|has|is) (?:my|our|the) appraisal (?:come|came|back|in)\b(?: (?:in|back))?/,
      /\bwhat did (?:my|our|the|this) (?:home|house|place|condo|appraisal|appraiser) (?:appraise (?:for|at)|come (?:in|back)|say)\b/,
      /\b(?:status of|where(?:'?s| is)|show me|what(?:'?s| is)) (?:my|our) apprais(?:al|ed)(?: (?:value|result|gap))?[?.!]*$|\bhow (?:big|much) is (?:my|our) (?:appraisal )?gap\b/,
      /\b(?:ya llego|llego) (?:mi|el|nuestro) avaluo\b/,
    ),
    unless: either(asksInGeneral, /\b(?:low|under|below|short|less|higher|above|over|if)\b/),
    input: () => ({}),
  },
  {
    tool: 'first-year',
    when: either(
      /\b(?:what(?:'?s| is| are)|show me|list) (?:in |on |for )?(?:my|our) (?:first[- ]year|new[- ](?:home ?)?owner)(?:'?s)?(?: (?:dates?|calendar|list|tasks|deadlines|as an? (?:new )?(?:home ?)?owner))?[?.!]*$/,
      /\b(?:my|our) first[- ]year (?:dates|calendar|deadlines)\b/,
    ),
    unless: asksInGeneral,
    input: () => ({}),
  },
  {
    tool: 'closing',
    when: either(
      /\b(?:status of|show me|how far (?:is|along is)|where are we (?:on|with)) (?:my|our) closing\b(?! costs?)|\bis (?:my|our) closing (?:on track|ready)\b/,
      /\bwhat(?:'?s| is) left (?:to do |to check )?(?:before|for) (?:my|our) closing\b|\bwhat(?:'?s| is) left (?:to do |to check )?before (?:i|we) (?:close|sign)\b/,
      /\b(?:does|did|do) (?:my|our|the) lender owe (?:me|us)\b|\bdid (?:my|our) (?:closing |lender )?fees (?:rise|go up)\b|\b(?:my|our) wire (?:checklist|list)\b/,
      /\b(?:en que va|como va) (?:mi|nuestro) cierre\b/,
    ),
    unless: asksInGeneral,
    input: () => ({}),
  },
];
