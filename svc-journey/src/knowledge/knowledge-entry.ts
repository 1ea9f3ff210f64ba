import { usStateCodes } from '@hearthway/contracts/journey';
import * as z from 'zod';
import { readFrontMatter } from './front-matter.js';

const knowledgeTopics = [
  'getting-started',
  'buying-power',
  'pre-approval',
  'home-search',
  'offer',
  'application',
  'inspection',
  'appraisal',
  'underwriting',
  'closing',
  'first-year',
  'loans',
  'fees',
  'credit',
  'taxes',
  'insurance',
  'documents',
  'agents',
  'scams',
  'rights',
  'states',
  'product',
] as const;

const line = z.string().trim().min(1).max(120);

const frontMatter = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{2,60}$/),
  title: line,
  topics: z.array(z.enum(knowledgeTopics)).min(1),
  /** Where it holds; missing if it holds everywhere. */
  states: z.array(z.enum(usStateCodes)).min(1).optional(),
  /** Other words for the same, as a buyer might ask. Only found by, never shown. */
  also: z.array(line).min(1),
  source: z.strictObject({
    name: z.string().trim().min(1).max(200),
    /** One of our own pages, or `https`. Empty for general practice. */
    url: z.union([z.literal(''), z.url({ protocol: /^https$/ }), z.string().regex(/^\/[a-z][a-z#-]*$/)]),
    /** When the source was published or its rule came into force; for a page without a date, when it was read. */
    date: z.iso.date(),
  }),
  checked: z.iso.date(),
});

/** An entry as it is written, with references to figures in its text. */
export interface WrittenEntry extends z.infer<typeof frontMatter> {
  /** Paragraphs, with an empty line between them. */
  readonly text: string;
}

/**
 * Reads one Markdown file: front matter between two lines of `---`, then the text.
 *
 * @throws Error that names the file, if it isn't a valid entry
 */
export function readEntry(file: string, content: string): WrittenEntry {
  const [, head, ...body] = content.split(/^---$/m);
  const read = frontMatter.safeParse(readHead(file, head));
  if (!read.success) throw new Error(`${file} has no valid front matter:\n${z.prettifyError(read.error)}`);
  const text = body.join('---').trim();
  if (text === '') throw new Error(`${file} has no text`);
  if (!file.endsWith(`${read.data.id}.md`)) throw new Error(`${file} should be named after its id, ${read.data.id}`);
  return { ...read.data, text };
}

function readHead(file: string, head = '') {
  try {
    return readFrontMatter(head);
  } catch (error) {
    throw new Error(`${file} has no valid front matter`, { cause: error });
  }
}
