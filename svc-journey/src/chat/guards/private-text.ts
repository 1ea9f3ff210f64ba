import { holdsPrivateNumber } from '@hearthway/contracts/journey';

/** A text with private parts removed, and whether any were. */
export interface CleanText {
  readonly text: string;
  readonly isChanged: boolean;
}

const removed = '[number removed]';

/**
 * Removes every Social Security, account, and card number. Anything that looks like part of one goes, too: losing a few
 * digits is better than keeping one number.
 */
export function withoutPrivateNumbers(text: string): CleanText {
  if (!holdsPrivateNumber(text)) return { text, isChanged: false };
  const lines = text.split('\n').map((line) => (holdsPrivateNumber(line) ? withoutIn(line) : line));
  const joined = lines.join('\n');
  // Split over lines, or in other scripts' digits: then all digits have to go.
  return { text: holdsPrivateNumber(joined) ? text.replace(/[\p{Nd}]+/gu, removed) : joined, isChanged: true };
}

/** Whether something was removed from a text before it was stored. */
export const lacksPrivateNumber = (text: string): boolean => text.includes(removed);

const groups = /\p{Nd}(?:[\p{Default_Ignorable_Code_Point}\p{Pd}\p{Zs}._/,-]{0,3}\p{Nd}){5,}/gu;

function withoutIn(line: string): string {
  const shorter = line.replace(groups, removed);
  return holdsPrivateNumber(shorter) ? line.replace(/[\p{Nd}]+/gu, removed) : shorter;
}

/** Citizenship and marital status: nobody outside needs them, so they are never sent to a provider. English, then Spanish. */
const status = wordsOf(
  String.raw`citizen(?:s|ship)?|non-?citizens?|naturali[sz](?:ed|ation)|green[ -]?cards?|permanent[ -]residen(?:t|ts|ce|cy)`,
  String.raw`(?:legal|conditional) residents?|(?:non-?)?resident aliens?|immigra(?:nt|nts|tion|ted)|migrants?|undocumented`,
  String.raw`illegal alien|daca|dreamers?|tps|asylum|asylees?|refugees?|stateless|visas?|h-?1b1?|h-?2[ab]|h-?4|j-?1|l-?1[ab]?`,
  String.raw`o-?1|f-?1|e-?[23]|eb-?[1-5]|work permit|ead|itin|u\.?s\.? nationals?|foreign nationals?|passports?|uscis`,
  String.raw`deport(?:ed|ation)|born (?:in|abroad)|nationality`,
  String.raw`ciudadan(?:[oa]s?|ía)|residencia permanente|residentes? (?:permanentes?|legal(?:es)?)|tarjeta verde|sin papeles`,
  String.raw`inmigrantes?|migratori[oa]s?|naturalizad[oa]s?|nacionalidad|indocumentad[oa]s?|visado`,
);
const marital = wordsOf(
  String.raw`(?:un|re)?marri(?:ed|age)|marital|divorc(?:e|ed|ing|ee)|widow(?:ed|er|s)?|separated|separation|spous(?:e|es|al)`,
  String.raw`husband|hubby|wife|wives|in-laws?|ex-(?:husband|wife|spouse)|(?:my|our|his|her|an) ex|fianc[eé]e?|engaged|eloped`,
  String.raw`weddings?|newlyweds?|pre-?nup(?:tial)?|common[ -]law|single (?:mom|mother|dad|father|parent|man|woman|person|filers?)`,
  String.raw`(?:i['’]?m|am|we['’]?re|we are|as a|being) single(?![ -](?:family|story|unit|loan|payment))`,
  String.raw`domestic partner(?:s|ship)?|civil (?:union|partnership)|alimony`,
  String.raw`casad[oa]s?|solter[oa]s?|divorciad[oa]s?|viud[oa]s?|espos[oa]s?|marido|matrimonio|prometid[oa]s?|uni[oó]n libre`,
  String.raw`c[oó]nyuge|estado civil`,
);

function wordsOf(...shapes: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${shapes.join('|')})(?![\p{L}\p{N}_])`, 'giu');
}

/** For anything sent to a model’s provider. */
export function forProvider(text: string): CleanText {
  const plain = text.normalize('NFKC').replace(/[\p{Default_Ignorable_Code_Point}]/gu, '');
  const numbers = withoutPrivateNumbers(plain);
  const words = numbers.text.replace(status, '[left out]').replace(marital, '[left out]');
  return { text: words, isChanged: numbers.isChanged || words !== numbers.text };
}
