/** A paragraph, or a list of points. Links are written as `[words](address)`. */
export type Block = string | readonly string[];

export interface Link {
  readonly words: string;
  readonly address: string;
}

const link = /\[([^[\]]+)\]\(([^()]+)\)/;

/** A text taken apart into plain runs and links, in order. */
export function runsOf(text: string): readonly (string | Link)[] {
  const match = link.exec(text);
  if (!match) return text === '' ? [] : [text];
  const [whole, words = '', address = ''] = match;
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + whole.length);
  return [...(before === '' ? [] : [before]), { words, address }, ...runsOf(after)];
}

/** The words alone, one line for each paragraph and point: for readers that are no browsers. */
export function plainText(blocks: readonly Block[]): string {
  const line = (text: string): string =>
    runsOf(text)
      .map((run) => (typeof run === 'string' ? run : run.words))
      .join('');
  return blocks.flatMap((block) => (typeof block === 'string' ? [line(block)] : block.map(line))).join('\n');
}
