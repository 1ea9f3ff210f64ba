/** A paragraph, or a list of bullets. Links are written as `[text](url)`. */
export type Block = string | readonly string[];

export interface Link {
  readonly text: string;
  readonly href: string;
}

const link = /\[([^[\]]+)\]\(([^()]+)\)/;

/** Splits a text into plain strings and links, in order. */
export function parseLinks(text: string): readonly (string | Link)[] {
  const match = link.exec(text);
  if (!match) return text === '' ? [] : [text];
  const [whole, linkText = '', href = ''] = match;
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + whole.length);
  return [...(before === '' ? [] : [before]), { text: linkText, href }, ...parseLinks(after)];
}

/** Text without links, one line per paragraph or bullet, for structured data. */
export function plainText(blocks: readonly Block[]): string {
  const line = (text: string): string =>
    parseLinks(text)
      .map((run) => (typeof run === 'string' ? run : run.text))
      .join('');
  return blocks.flatMap((block) => (typeof block === 'string' ? [line(block)] : block.map(line))).join('\n');
}
