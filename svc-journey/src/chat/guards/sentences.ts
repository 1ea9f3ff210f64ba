/** Cuts a stream of text into whole sentences, so that each can be checked before it is shown. */
export interface SentenceCutter {
  /** @returns the sentences completed so far, with the space after them */
  push(text: string): string[];
  /** What is left at the end. */
  rest(): string;
}

/** A longer run without an end is cut at a space, so that text without punctuation doesn’t wait forever. */
const longest = 600;

export function cutSentences(): SentenceCutter {
  let kept = '';
  return {
    push(text) {
      kept += text;
      const found: string[] = [];
      for (;;) {
        const end = endOfSentence(kept);
        if (end === undefined) return found;
        found.push(kept.slice(0, end));
        kept = kept.slice(end);
      }
    },
    rest() {
      const last = kept;
      kept = '';
      return last;
    },
  };
}

/** Punctuation, closing marks, and a space before more text; or a line break. "U.S." and "No. 5" don't end a sentence. */
const ending = /(?:[.!?…]["'”’)*_\]]{0,6}\s{1,9}(?=\S))|(?:\n{1,9}(?=[^\n]))/g;
const abbreviation =
  /(?:^|[\s(])(?:[A-Za-z]|U\.S|e\.g|i\.e|a\.m|p\.m|No|vs|approx|est|Mr|Ms|Mrs|Dr|St|Inc|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|\d{1,2})\.\s{0,9}$/;

function endOfSentence(text: string): number | undefined {
  for (const match of text.matchAll(ending)) {
    const end = match.index + match[0].length;
    if (match[0].includes('\n') || !abbreviation.test(text.slice(0, end))) return end;
  }
  if (text.length <= longest) return undefined;
  const space = text.lastIndexOf(' ', longest);
  return space > 0 ? space + 1 : longest;
}
