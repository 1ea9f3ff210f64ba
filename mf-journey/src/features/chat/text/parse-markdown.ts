/** The subset of Markdown used in answers. HTML is treated as plain text. */
export type Block =
  | { readonly type: 'paragraph' | 'heading' | 'code'; readonly text: string }
  | { readonly type: 'quote'; readonly blocks: readonly Block[] }
  | { readonly type: 'list'; readonly start: number | undefined; readonly items: readonly (readonly Block[])[] }
  | { readonly type: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly type: 'line' };

export type Inline =
  | { readonly type: 'text' | 'code'; readonly text: string }
  | { readonly type: 'strong' | 'emphasis'; readonly inlines: readonly Inline[] }
  | { readonly type: 'link'; readonly href: string; readonly inlines: readonly Inline[] };

const item = /^(?:[-*+]|(\d{1,9})[.)])\s+/;
const fence = /^(?:```|~~~)/;
const rule = /^ {0,3}(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/;
const heading = /^#{1,6}\s+/;
const quote = /^>\s?/;
const isTableRule = (line = ''): boolean => /^[\s:|-]*$/.test(line) && line.includes('-') && line.includes('|');

/** Reads unfinished Markdown as far as possible, as it streams in. */
export function blocksOf(markdown: string): readonly Block[] {
  const lines = markdown.split(/\r?\n/);
  const blocks: Block[] = [];
  let at = 0;
  /** The following lines that belong together. */
  const taken = (belongs: (line: string) => boolean): readonly string[] => {
    const from = at;
    while (at < lines.length && belongs(lines[at] ?? '')) at += 1;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (line.trim() === '') at += 1;
    else if (fence.test(line)) {
      at += 1;
      blocks.push({ type: 'code', text: taken((next) => !fence.test(next)).join('\n') });
      at += 1;
    } else if (rule.test(line)) {
      at += 1;
      blocks.push({ type: 'line' });
    } else if (heading.test(line)) {
      at += 1;
      blocks.push({ type: 'heading', text: line.replace(heading, '').replace(/\s#+\s*$/, '') });
    } else if (quote.test(line)) {
      const quoted = taken((next) => quote.test(next)).map((next) => next.replace(quote, ''));
      blocks.push({ type: 'quote', blocks: blocksOf(quoted.join('\n')) });
    } else if (item.test(line)) {
      blocks.push(listOf(taken((next) => item.test(next) || /^\s+\S/.test(next))));
    } else if (line.includes('|') && isTableRule(lines[at + 1])) {
      const [head = '', , ...rows] = taken((next) => next.includes('|'));
      blocks.push({ type: 'table', head: cellsOf(head), rows: rows.map(cellsOf) });
    } else {
      const first = at;
      blocks.push({ type: 'paragraph', text: taken((next) => at === first || continues(next)).join('\n') });
    }
  }
  return blocks;
}

const continues = (line: string): boolean =>
  line.trim() !== '' && ![fence, heading, quote, item].some((beginning) => beginning.test(line));

function listOf(lines: readonly string[]): Block {
  const items: string[][] = [];
  for (const line of lines) {
    if (item.test(line)) items.push([line.replace(item, '')]);
    else items.at(-1)?.push(line.replace(/^(?: {1,4}|\t)/, ''));
  }
  const [, number] = item.exec(lines[0] ?? '') ?? [];
  return {
    type: 'list',
    start: number === undefined ? undefined : Number(number),
    items: items.map((one) => blocksOf(one.join('\n'))),
  };
}

const cellsOf = (line: string): readonly string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

// No nested repetition, so that no text is slow to parse.
const inline =
  /\\([!-/:-@[-`{-~])|`([^`\n]+)`|\*\*([^\s*](?:[^*\n]*[^\s*])?)\*\*|\*([^\s*](?:[^*\n]*[^\s*])?)\*|(?<![\p{L}\p{N}])_([^\s_](?:[^_\n]*[^\s_])?)_(?![\p{L}\p{N}])|!?\[([^\][\n]+)\]\(([^\s()]+)\)/gu;

export function inlinesOf(text: string): readonly Inline[] {
  const inlines: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(inline)) {
    const [whole, escaped, code, strong, starred, underlined, label, href] = found;
    if (found.index > from) inlines.push({ type: 'text', text: text.slice(from, found.index) });
    from = found.index + whole.length;
    const emphasized = starred ?? underlined;
    if (escaped !== undefined) inlines.push({ type: 'text', text: escaped });
    else if (code !== undefined) inlines.push({ type: 'code', text: code });
    else if (strong !== undefined) inlines.push({ type: 'strong', inlines: inlinesOf(strong) });
    else if (emphasized !== undefined) inlines.push({ type: 'emphasis', inlines: inlinesOf(emphasized) });
    else if (label !== undefined && whole.startsWith('!')) inlines.push({ type: 'text', text: label });
    else if (label !== undefined) inlines.push({ type: 'link', href: href ?? '', inlines: inlinesOf(label) });
  }
  if (from < text.length) inlines.push({ type: 'text', text: text.slice(from) });
  return inlines;
}
