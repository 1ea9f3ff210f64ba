import type { DocumentSlotKey } from '@hearthway/contracts/journey';

interface Paper {
  readonly slot: DocumentSlotKey | null;
  /** Of the file, or of the envelope. */
  readonly name: string;
  /** What it says, from its beginning. */
  readonly text: string;
}

/** Wills, notes, and deeds need ink, witnesses, or a notary. */
export const isForInk = ({ slot, name, text }: Paper): boolean =>
  (slot !== null && inkSlots.includes(slot)) || inkNames.test(name) || isTitledForInk(text);

const inkSlots: readonly DocumentSlotKey[] = ['signed_note', 'recorded_deed'];

const inkNames =
  /\b(?:last will|will and testament|testament|codicil|promissory note|(?:warranty|quitclaim|quit claim|grant|trust|bargain and sale) deed|deed of trust)\b/i;

const titleCharacters = 300;

/** Whether a title near the top says so. A contract may mention a deed in its text. */
function isTitledForInk(text: string): boolean {
  const lines = text.trim().slice(0, titleCharacters).split('\n');
  return lines.some((line) => isTitle(line) && inkTitles.some((title) => saysOnly(title, line))) || isNote(lines[0]);
}

const longWordInSmallLetters = /(?<![\p{L}’'])\p{Ll}\p{L}{3,}/u;

const isTitle = (line: string): boolean => !longWordInSmallLetters.test(line);

const inkTitles = [
  ...['last will', 'last will and testament', 'will and testament', 'codicil', 'promissory note'],
  ...[
    'deed',
    'warranty deed',
    'quitclaim deed',
    'quit claim deed',
    'grant deed',
    'trust deed',
    'bargain and sale deed',
  ],
];

const anyKind = /\b(?:the|my|general|special|statutory|limited|secured|unsecured|balloon|fixed|adjustable|rate)\b/g;

/** Such as “Last Will and Testament of Sam Lee,” or “General Warranty Deed.” */
function saysOnly(title: string, line: string): boolean {
  const words = wordsOf(line);
  return words === title || words.startsWith(`${title} of `);
}

const wordsOf = (line: string): string =>
  line
    .toLowerCase()
    .replace(anyKind, ' ')
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** As the uniform instruments of Fannie Mae and Freddie Mac are titled. */
const isNote = (line = ''): boolean => line === line.toUpperCase() && wordsOf(line) === 'note';
