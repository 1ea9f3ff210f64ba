import { holdsPrivateNumber } from '@hearthway/contracts/journey';

/** A text without what must stay here, and whether anything was left out. */
export interface CleanText {
  readonly text: string;
  readonly isChanged: boolean;
}

const removed = '[number removed]';

/**
 * Leaves out every Social Security, account, and card number. What looks like part of one goes, too: a few digits lost are better
 * than one number kept.
 */
export function withoutPrivateNumbers(text: string): CleanText {
  if (!holdsPrivateNumber(text)) return { text, isChanged: false };
  const lines = text.split('\n').map((line) => (holdsPrivateNumber(line) ? withoutIn(line) : line));
  const joined = lines.join('\n');
  // Split over lines, or in other digits: then no digit can stay.
  return { text: holdsPrivateNumber(joined) ? text.replace(/[\p{Nd}]+/gu, removed) : joined, isChanged: true };
}

const groups = /\p{Nd}(?:[\p{Default_Ignorable_Code_Point}\p{Pd}\p{Zs}._/,-]{0,3}\p{Nd}){5,}/gu;

function withoutIn(line: string): string {
  const shorter = line.replace(groups, removed);
  return holdsPrivateNumber(shorter) ? line.replace(/[\p{Nd}]+/gu, removed) : shorter;
}

/** Citizenship and marital status: nobody outside needs them, so no provider gets a word of them. */
const status =
  /\b(?:citizen(?:s|ship)?|non-?citizens?|green[ -]?cards?|permanent[ -]residen(?:t|ts|ce|cy)|legal residents?|resident aliens?|immigra(?:nt|nts|tion|ted)|migrants?|undocumented|illegal alien|daca|dreamers?|asylum|asylees?|refugees?|visas?|h-?1b|h-?4|l-?1|o-?1|f-?1|e-?2|tn visa|work permit|ead\b|itin|foreign nationals?|passports?|uscis|deport(?:ed|ation)|born (?:in|abroad)|nationality|ciudadan(?:[oa]s?|ía)|residencia permanente|inmigrantes?|indocumentad[oa]s?|visado)\b/giu;
const marital =
  /\b(?:(?:un|re)?marri(?:ed|age)|marital|divorc(?:e|ed|ing|ee)|widow(?:ed|er|s)?|separated|separation|spous(?:e|es|al)|husband|wife|wives|ex-(?:husband|wife|spouse)|fianc[eé]e?|engaged|newlyweds?|single (?:mom|mother|dad|father|parent|man|woman|person)|(?:i'?m|i am|am|as a|being) single|domestic partner(?:s|ship)?|civil union|alimony|casad[oa]s?|solter[oa]s?|divorciad[oa]s?|viud[oa]s?|espos[oa]s?|marido|matrimonio|c[oó]nyuge|estado civil)\b/giu;

/** For whatever goes to a model’s provider. */
export function forProvider(text: string): CleanText {
  const plain = text.normalize('NFKC').replace(/[\p{Default_Ignorable_Code_Point}]/gu, '');
  const numbers = withoutPrivateNumbers(plain);
  const words = numbers.text.replace(status, '[left out]').replace(marital, '[left out]');
  return { text: words, isChanged: numbers.isChanged || words !== numbers.text };
}
