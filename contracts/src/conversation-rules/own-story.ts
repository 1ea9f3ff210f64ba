/**
 * Whether a text is about the buyers’ own status or how somebody treats them, which they may tell and complain about.
 * It neither asks for a place nor describes one.
 */
export function isOwnStory(text: string): boolean {
  const told = plain(text);
  return (own.test(told) && !seeks.test(told) && !place.test(told)) || isComplaint(told);
}

/** Removes what buyers tell before asking about money: "We have three kids and love the street. What should we offer?" */
export function askedAfterStory(told: string): string {
  const text = withoutOwnHousehold(told);
  const sentences = text.match(/[^.?!;\n]+[.?!;\n]*/g) ?? [];
  const kept = sentences.filter((one) => one.includes('?') || wishes.test(plain(one)));
  const questions = kept.filter((one) => one.includes('?'));
  const asked = (questions.length > 0 ? questions : kept).map(plain);
  return asked.length > 0 && asked.every((one) => money.test(one) && !choosesAmong.test(one)) ? kept.join(' ') : text;
}

/** "Does USDA count everyone who lives in the house?": whose income counts, not who lives in a place. */
function withoutOwnHousehold(text: string): string {
  const owned = text.replace(livesWithUs, ' ');
  return program.test(text) && !elsewhere.test(text) ? owned.replace(livesInTheHome, ' ') : owned;
}

/** "The agent steers us away, because we’re Black": asks for help against somebody. */
export function reportsDiscrimination(text: string): boolean {
  const told = plain(text);
  return isComplaint(told) && (trait.test(told) || discriminates.test(told));
}

/** "He says they guarantee approval": doesn't ask Mia for approval, but whether that can be true. */
export function isPromiseOfOthers(text: string): boolean {
  const told = plain(text);
  if (asksOfOneself.test(told)) return false;
  return scam.test(told) || sentencesOf(told).some((one) => promiser.test(one) && promises.test(one));
}

/** Somebody offers an approval or better credit for money. */
export function isOfferForFee(text: string): boolean {
  const told = plain(text);
  return (
    isPromiseOfOthers(told) && fee.test(told) && (approval.test(told) || (credit.test(told) && repairs.test(told)))
  );
}

const isComplaint = (told: string): boolean =>
  somebody.test(told) &&
  oneself.test(told) &&
  complains.test(told) &&
  sentencesOf(told.replace(asksWhereToComplain, ' ')).every((one) => !(asks.test(one) && place.test(one)));

/** Lower case, without accents. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/’/g, "'")
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
const resides = String.raw`\b(?:who|people|everyone|everybody|anyone) (?:(?:all|also|actually|currently|will) )?(?:live|lives|living)`;
const dwelling = '(?:house|home|household|apartment)';
const livesWithUs = new RegExp(
  String.raw`${resides} (?:(?:here |there |in the (?:house|home) )?with (?:me|us)|(?:in|at) (?:my|our) ${dwelling})\b`,
  'gi',
);
const livesInTheHome = new RegExp(
  String.raw`${resides} (?:in|at) (?:the|this|that|a|same|the same) ${dwelling}\b`,
  'gi',
);
const program =
  /\b(?:incomes?|usda|rural|fha|programs?|assistance|grants?|application|income limits?|household size)\b/i;
const elsewhere =
  /\b(?:neighbou?r\w{0,8}|next door|areas?|streets?|block|town|cit(?:y|ies)|suburbs?|communit(?:y|ies)|part of|nearby|there)\b/i;
const wishes =
  /\b(?:look|looking|search|searching|want|wants|prefer|find|show|avoid|only|like|likes|write|draft|tell|give|rank|compare|list|recommend|pick|how|what|should|busco|buscamos|quiero|queremos|solo|dime|escribe|cuanto|como)\b/;
const money =
  /\b(?:offer\w{0,4}|bid|how low|asking|price|pay|afford|cost|loan|mortgage|payment|budget|qualify|ofre[cz]\w{1,5}|oferta|precio|pagar|hipoteca|prestamo)\b/;
const choosesAmong = /\b(?:which|where|who|donde|cual(?:es)?|quien(?:es)?)\b/;

const sentencesOf = (text: string): string[] => text.split(/[.?!;\n]/);

const own =
  /\b(?:we are|we'?re|i am|i'?m|as an?|somos|soy|my|husband|wife|loans?|mortgages?|va|fha|usda|funding fee|itin|green card|visa|daca|ssdi|ssi|hipoteca|prestamo|credito)\b/;
const seeks = /\b(?:look|looking|search|searching|want|prefer|find|show|avoid|busco|buscamos|quiero|queremos)\b/;
const place =
  /\b(?:near|nearby|around|close|live|lives|living|neighbou?r\w{0,8}|areas?|streets?|block|building|town|cit(?:y|ies)|suburbs?|communit(?:y|ies)|district|part|side|schools?|zips?|people|folks|there|vecin\w{1,6}|barrios?|zonas?|cerca|gente|viven?|edificio)\b/;

const somebody =
  /\b(?:agents?|realtors?|lenders?|loan officer|brokers?|sellers?|landlords?|hoa|board|association|company|insurer|appraisers?|appraisal|bank|builder|they|he|she|agente|vendedor|banco|prestamista|dueno)\b/;
const oneself = /\b(?:we|us|our|i|me|my|nos)\b/;
const discriminates =
  /\b(?:discriminat\w{1,4}|discrimin\w{1,6}|steer(?:s|ed|ing)?|own kind|(?:treat(?:s|ed|ing)?|different(?:ly)?) (?:us|me))\b/;
const complains =
  /\b(?:report|reporting|complain|complaint|allowed|legal|illegal|law|discriminat\w{1,4}|rights?|(?:can|should|do) (?:we|i|they) do|treat(?:s|ed|ing)?|refus(?:e|es|ed|ing)|den(?:y|ied)|turn(?:ed|ing)? (?:us|me)|steer(?:s|ed|ing)?|(?:only|keeps?) (?:shows?|showing|sends?|sending)|won'?t (?:show|sell|rent)|denunciar|quejar\w{0,3}|queja|permitido|discrimin\w{1,6})\b/;
const asksWhereToComplain = /\b(?:where|who|how|what)(?: \w{1,10}){1,3} (?:report|complain|do|call|tell|file)\b/g;
const asks =
  /\b(?:which|what|where|find|show me|tell me|recommend|list|pick|are there|is there|how many|mostly|donde|cuales?)\b/;
const trait =
  /\b(?:black|white|brown|asian|latin[oa]s?|hispanic|mexican|indian|chinese|arab|muslim|jewish|christian|religion|religious|race|color|gay|lesbian|trans|pregnan(?:t|cy)|kids|children|baby|disab(?:led|ility)|wheelchair|accent|immigrants?|(?:two|2) (?:dads|moms|men|women)|(?:service|support) (?:dog|animal)|negr[oa]s?|mexican[oa]s?|inmigrantes?|hijos|ninos|raza)\b/;

const promiser =
  /\b(?:he|she|they|guy|man|lady|woman|company|place|someone|somebody|friend|lender|agent|broker|officer|website|site|ad|el|ella|ellos|senora?|hombre|alguien|compania|empresa|persona|agente|prestamista|vecino)\b/;
const promises =
  /\b(?:says?(?! yes\b)|said|saying|told|promis(?:e|es|ed|ing)|guarante(?:e|es|ed|ing)|claims?|dicen?|dijo|dijeron|prometen?|prometio|garantizan?|garantizo|aseguran?|ofrecen?|cobran?)\b/;
const scam = /\b(?:scams?|scammers?|legit|estafas?|fraude)\b/;
const asksOfOneself =
  /\b(?:will (?:i|we|he|she|they|my|the)|am i|are we|can you|will you|do you|puedes|me (?:van a aprobar|garantizas))\b/;
const approval =
  /\b(?:approv(?:e|es|ed|al)|apr(?:ueban?|obacion|obad[oa])|guarante(?:e|es|ed|ing)|garantizan?|a loan(?! officer)|prestamo|grant)\b/;
const credit = /\b(?:credit|score|credito|puntaje)\b/;
const repairs =
  /\b(?:fix|fixes|repair|removes?|erase|clean|everything|up|raise|boost|arregla|borra|limpia|sube|points)\b/;
const fee =
  /\b(?:pay|fee|upfront|up front|first|send|deposit|\d{3,6}|mil|dolares|bucks|pago|scam|legit|real|estafa|trust|confiar)\b/;
