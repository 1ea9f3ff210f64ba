import type { DocumentDanger } from '@hearthway/contracts/journey';

export interface WordPart {
  readonly name: string;
  /** Empty if it isn’t XML. */
  readonly text: string;
}

/** Kinds of parts, by the ends of their types and relations. Where they are is up to the file. */
const dangerousKinds: readonly (readonly [RegExp, DocumentDanger])[] = [
  [/vbaProject|macroEnabled|activeX|relationships\/control"/i, 'macro'],
  [/relationships\/(?:oleObject|package|aFChunk)"|\boleObject\b/i, 'attachment'],
];

/** Names of parts, for files whose list of types lies. */
const dangerousPlaces: readonly (readonly [RegExp, DocumentDanger])[] = [
  [/(?:vbaProject\.bin|vbaData\.xml)$|(?:^|\/)activeX\//i, 'macro'],
  [/(?:^|\/)embeddings\//i, 'attachment'],
];

/** What one part of a Word file says about programs and other files in it. */
export function dangersOfPart({ name, text }: WordPart): DocumentDanger[] {
  const isList = name === '[Content_Types].xml' || /\.rels$/i.test(name);
  return [
    ...dangerousPlaces.filter(([place]) => place.test(name)),
    ...(isList ? dangerousKinds.filter(([kind]) => kind.test(text)) : []),
    ...(isList && fetchesTemplate(text) ? [['', 'macro'] as const] : []),
  ].map(([, danger]) => danger);
}

/** A template from the internet brings its macros along. One on the writer’s disk is usual, and isn’t there for anyone else. */
const fetchesTemplate = (text: string): boolean =>
  text
    .split('<')
    .some(
      (tag) => /relationships\/attachedTemplate"/i.test(tag) && /Target="(?:https?:|ftp:|file:\/{4}|\\\\)/i.test(tag),
    );

/** Fields that start a program (DDE). Word lets a field’s code be spread over several parts of a line. */
export function dangersOfField(xml: string): DocumentDanger[] {
  const codes = xml
    .split(/<w:instrText[\s>]/)
    .slice(1)
    .map((part) => part.slice(0, part.indexOf('<')));
  const simple = xml
    .split('w:instr="')
    .slice(1)
    .map((part) => part.slice(0, part.indexOf('"')));
  return /\bDDE(?:AUTO)?\b/i.test([...codes.map((code) => code.slice(code.indexOf('>') + 1)), ' ', ...simple].join(''))
    ? ['launch']
    : [];
}
