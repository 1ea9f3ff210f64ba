import type { Intent } from './intent-text.js';
import { either, followed } from './patterns.js';

/** Of the buyer’s own offers and contract, and who is to sign. What such things are in general is an entry. */
export const contractIntents: readonly Intent[] = [
  {
    tool: 'papers',
    when: either(
      /\bwho (?:else )?(?:still (?:has|have|needs?) to sign|needs? to sign (?:still|yet)|(?:has ?n'?t|has not|did ?n'?t) sign(?:ed)?)\b/,
      /\b(?:has|have|did) (?:every(?:one|body)|they all|all of (?:us|them)|anyone|anybody) sign(?:ed)?\b/,
      /\b(?:sent|out|waiting) for (?:a |my |our |the )?signatures?\b/,
    ),
    unless: /\b(?:closing|deed|notar\w*|title|should|what happens|what if|how (?:long|do|does))\b/,
    input: () => ({ signatures: true }),
  },
  {
    tool: 'deadlines',
    when: either(
      /\bwhen(?:'?s| is| are| was| will| does| do)? (?:my|our) (?:option|inspection (?:period|window|deadline|contingency)|due[- ]diligence|financing|loan contingency|appraisal (?:deadline|contingency)|title|hoa|earnest|contingenc\w*)\b/,
      /\b(?:days?|time) (?:do (?:i|we) have )?left (?:in|on|of|for) (?:my|our) (?:option|inspection|due[- ]diligence|\w+ contingency)\b/,
      /\b(?:what|whats|what's|when|when's|which|any|show me|list|tell me)\b.{0,20}\b(?:my|our) (?:next |upcoming |contract )?deadlines?\b|\bdeadlines? do (?:i|we) have\b|\bdeadlines? (?:are )?coming up\b|\b(?:mi|mis|nuestras?) (?:proxim[ao]s? )?(?:fechas? limite|plazos?)\b/,
    ),
    unless:
      /\b(?:miss(?:ed)?|extend|extension|what (?:do|should) (?:i|we) do|should (?:i|we)|what happens|how long (?:does|do|is)|pre-?approv\w*|rate lock|tax(?:es)?)\b/,
    input: ({ text }) => {
      const [deadline] = contractDeadlines.exec(text) ?? [];
      return deadline === undefined ? {} : { deadline };
    },
  },
  {
    tool: 'offers',
    when: either(
      followed(
        /\b(?:did|have|has) (?:they|the sellers?|the other side|we|i)(?: \w+)? (?:answer|respon|repl|accept|counter|reject|hear)/g,
        /\b(?:my|our) (?:offers?|counter(?: ?offers?)?)\b/,
        30,
      ),
      /\b(?:status of|where(?:'s| is| are)|news (?:on|about)|word on|answer (?:on|to)|update on|happened (?:to|with)|show me|list) (?:my|our) offers?\b/,
      /\b(?:is|was) (?:my|our) offer (?:accepted|countered|rejected)\b|\bhow (?:is|are) (?:my|our) offers? doing\b|\b(?:respondieron|contestaron|aceptaron) (?:a )?(?:mi|nuestra) oferta\b/,
    ),
    unless: /\b(?:what (?:do|does|should|can|happens|now)|now what|should|why|how (?:do|long|can)|can they|if)\b/,
    input: () => ({}),
  },
];

const contractDeadlines =
  /\b(?:option(?: fee)?|inspection|diligence(?: fee)?|financing|loan|appraisal|title|hoa documents|earnest money|insurance|closing)\b/;
