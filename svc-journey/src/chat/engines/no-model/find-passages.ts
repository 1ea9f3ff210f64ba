import { holdsPrivateNumber } from '@hearthway/contracts/journey';
import type { DocumentText } from '../../../documents/index.js';
import { termsOf, wordsOf } from '../../../knowledge/index.js';
import type { ToolResult } from '../../tools/index.js';

/** Of a document, and of one passage in characters. */
const passages = 3;
const passageCharacters = 300;

/**
 * What attached documents say about a question, in their own words: the lines that share most with it. A document is quoted and
 * named, never followed; what in it could be a link, Markdown, or a private number is left out.
 */
export function findPassages(question: string, attached: readonly DocumentText[]): ToolResult {
  const wanted = new Set(termsOf(wordsOf(question)));
  const found = attached.flatMap(({ name, text }) => {
    const best = linesOf(text)
      .map((line, place) => ({ line, place, hits: termsOf(wordsOf(line)).filter((term) => wanted.has(term)).length }))
      .filter(({ hits }) => hits > 0)
      .sort((one, other) => other.hits - one.hits || one.place - other.place)
      .slice(0, passages)
      .sort((one, other) => one.place - other.place);
    return best.length === 0 ? [] : [`“${plain(name)}” says:\n\n${best.map(({ line }) => `> ${line}`).join('\n>\n')}`];
  });
  if (found.length === 0) {
    return {
      text: `I found nothing about that in ${attached.map(({ name }) => `“${plain(name)}”`).join(' and ')}. I look for the words of your question, so try one that is in there.`,
    };
  }
  return { text: [...found, 'These are the document’s own words. I haven’t checked them.'].join('\n\n') };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => plain(line).slice(0, passageCharacters))
    .filter((line) => line !== '' && !holdsPrivateNumber(line, { phones: true }));

const plain = (text: string): string =>
  text
    .replace(/\b(?:https?:|www\.|javascript:|data:|file:|ftp:)\S*/gi, '')
    .replace(/[*_[\]()`<>#~|\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
