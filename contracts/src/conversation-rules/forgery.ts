import { plain } from './own-story.js';

/** "Make me a W-2 that shows …": a document that only somebody else may issue. */
export function forgesDocument(text: string): boolean {
  const told = plain(text);
  if (isVictim.test(told)) return false;
  return making.some((shape) => shape.test(told)) || [...told.matchAll(wantedPaper)].some(saysWhatIsWanted);
}

/** "Sign my ex’s name": somebody else's signature, without the power to sign for them. */
export function forgesSignature(text: string): boolean {
  const told = plain(text);
  return signing.some((shape) => shape.test(told)) && !isVictim.test(told) && !mayBeAllowed.test(told);
}

const paper = String.raw`(?:w-?2s?|w 2s?|1099s?|pay ?-?(?:stub|slip)s?|(?:bank|brokerage|401k|account) statements?|tax (?:return|transcript)s?|(?:employment|job|offer|landlord|rental) (?:verification |reference )?letters?|(?:verification|proof) of (?:employment|income|deposit|funds|rent)|vo[ed]s?|appraisal reports?|credit reports?|rent receipts?|bank letters?|award letters?|talon(?:es)? de (?:pago|nomina)|estados? de cuenta)`;
/** Words that may come between making a document and its name. */
const kind = String.raw`(?:(?:me|us|up|out|a|an|some|my|the|new|real|realistic|fake|blank|better|nice|two|three|few|couple|of|matching|convincing|believable|authentic|legit|official|looking|20\d\d|un|una|unos|mis) ){0,6}`;

const making = [
  new RegExp(
    String.raw`(?:^|[.?!;,:] ?|\b(?:please|you|and|just|mia|lets|me|us|(?:can|could|should|do) (?:i|we)|(?:how|want|like|trying|way|ok|okay|possible|you|need) to) )(?:make|create|generate|produce|fabricate|invent|type|draw|whip|mock|print|cook|design|crank|hazme|haz|crear?|fabricar?) ${kind}${paper}(?![-\w])(?! (?:checklist|list|folder|copies|copy|available|request|public|easier|income|wages|salary|money))`,
  ),
  new RegExp(
    String.raw`\b(?:fake|forged|phony|counterfeit|fabricated|made[ -]up|doctored|falsified|novelty) ${kind}${paper}(?![-\w])`,
  ),
  new RegExp(String.raw`\b${paper} (?:generator|maker|creator|builder)s?\b`),
];

const wantedPaper = new RegExp(
  String.raw`\b(?:need|want|get me|give me|write me|write|draft) ${kind}${paper} (?:from \w{1,20} )?(?:for \w{1,20} )?(?:that |which )?(?:shows?|says?|showing|saying|with)\b`,
  'g',
);
/** A figure, or a claim about oneself. What a lender asks a document to show is neither. */
const saysWhatIsWanted = ({ 0: match, index, input }: RegExpExecArray): boolean =>
  /^ (?:that )?(?:\$ ?\d|\d{2,3}(?:,\d{3}|k\b)|(?:i|we) (?:make|made|earn|earned|work|worked|have|had|get|got|paid)\b)/.test(
    input.slice(index + match.length, index + match.length + 40),
  );

const others = String.raw`(?:(?:my|our|his|her|their|the|an?) )?(?:ex|wife|husband|spouse|partner|fiancee?|girlfriend|boyfriend|mom|mother|dad|father|parents?|brother|sister|sibling|son|daughter|uncle|aunt|cousin|friend|boss|employer|landlord|seller|buyer|borrower|agent|realtor|owner|notary|roommate|grandma|grandmother|grandpa|grandfather|in-law)s?(?:[ -](?:wife|husband|spouse|in-law|partner|boyfriend|girlfriend)s?)?(?:'s?)?`;
const someones = String.raw`(?:${others}|his|her|their|some(?:one|body)(?: else)?(?:'?s)?|(?:both|all)(?: of)? our)`;
const signing = [
  new RegExp(
    String.raw`\b(?:sign|signing|e-?sign|docusign|initial) (?:with |in |as )?${someones} (?:name|signature|initial)s?\b`,
  ),
  new RegExp(String.raw`\b(?:write|put|add|use) (?:with |in |as )?${someones} (?:e-?)?(?:signature|initial)s?\b`),
  new RegExp(
    String.raw`\b(?:forge|forging|fake|faking|copy|copying|trace|tracing|imitate|mimic|photoshop|paste|replicate|recreate|duplicate) (?:\w{1,20}(?:'s?)? ){0,4}(?:signatures?|initials|notary (?:stamp|seal))\b`,
  ),
  new RegExp(
    String.raw`\b(?:sign|docusign) (?:it |this |that |the \w{1,20} )?(?:as|for) (?:if i(?:'m| am| was| were) )?${others} (?:without|so|before|since|and (?:not|nobody)|but (?:he|she|they) (?:wont|won't|doesn't|doesnt|don't|dont))\b`,
  ),
  /\b(?:firmar|firmo|falsificar|copiar) (?:\w{1,20} ){0,3}(?:por mi (?:esposa|esposo|ex|mama|papa) sin|(?:la|su) firma de|el nombre de)\b/,
];
const mayBeAllowed =
  /\bpower of attorney\b|\bpoa\b|\battorney[ -]in[ -]fact\b|\bcarta poder\b|\bpoder notarial\b|\bguardian\b|\bconservator\b/;

/** Someone who was deceived is asking for help. */
const isVictim =
  /\b(?:someone|somebody|he|she|they|ex|seller|agent|scammer|tenant|landlord|brother|sister) (?:\w{1,20} )?(?:forged|faked|signed|copied|made|gave|sent|used)\b|\b(?:is|was|were|are) (?:it |this |these |that )?(?:forged|fake)\b|\bspot\b|\bprotect\b|\bscams?\b/;
