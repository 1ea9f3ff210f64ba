import { Fragment, memo, type ReactNode } from 'react';
import { PageLink } from '@hearthway/web-kit/router';
import { OutsideLink } from '../../../outside-link/index.js';
import { blocksOf, inlinesOf, type Block, type Inline } from './parse-markdown.js';
import css from './markdown.module.css';

/**
 * Markdown as elements. HTML in it is shown as it was typed, pictures as their description, and only links to pages of this
 * site and to `https:` addresses can be followed.
 */
export const Markdown = memo(function Markdown({ text }: { readonly text: string }): ReactNode {
  return <div className={css['text']}>{eachOf(blocksOf(text), block)}</div>;
});

/** The text for screen readers, without Markdown syntax. */
export function plainText(text: string): string {
  return blocksOf(text).map(blockWords).filter(Boolean).join('\n');
}

function eachOf<Part>(parts: readonly Part[], shown: (part: Part) => ReactNode): ReactNode {
  return parts.map((part, place) => <Fragment key={place}>{shown(part)}</Fragment>);
}

function block(given: Block): ReactNode {
  switch (given.type) {
    case 'paragraph':
      return <p>{inlines(given.text)}</p>;
    case 'heading':
      return <p className={css['heading']}>{inlines(given.text)}</p>;
    case 'code':
      return <pre className={css['code']}>{given.text}</pre>;
    case 'quote':
      return <blockquote className={css['quote']}>{eachOf(given.blocks, block)}</blockquote>;
    case 'list':
      return <List {...given} />;
    case 'table':
      return <Table {...given} />;
    case 'line':
      return <hr className={css['line']} />;
  }
}

function List({ start, items }: Extract<Block, { type: 'list' }>): ReactNode {
  const lines = items.map((item, place) => (
    <li key={place}>{eachOf(item, (part) => (part.type === 'paragraph' ? inlines(part.text) : block(part)))}</li>
  ));
  if (start === undefined) return <ul className={css['bullets']}>{lines}</ul>;
  return (
    <ol className={css['numbers']} start={start}>
      {lines}
    </ol>
  );
}

function Table({ head, rows }: Extract<Block, { type: 'table' }>): ReactNode {
  return (
    <div className={css['scroll']} role="region" aria-label="Table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, place) => (
              <th key={place} scope="col">
                {inlines(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, place) => (
                <td key={place}>{inlines(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const inlines = (text: string): ReactNode => eachOf(inlinesOf(text), inline);

function inline(part: Inline): ReactNode {
  switch (part.type) {
    case 'text':
      return part.text;
    case 'code':
      return <code>{part.text}</code>;
    case 'strong':
      return <strong>{eachOf(part.inlines, inline)}</strong>;
    case 'emphasis':
      return <em>{eachOf(part.inlines, inline)}</em>;
    case 'link':
      return link(part.href, eachOf(part.inlines, inline));
  }
}

function link(href: string, words: ReactNode): ReactNode {
  if (/^\/(?!\/)[^\\]*$/.test(href)) return <PageLink to={href}>{words}</PageLink>;
  return href.startsWith('https://') ? <OutsideLink href={href}>{words}</OutsideLink> : words;
}

function blockWords(given: Block): string {
  switch (given.type) {
    case 'paragraph':
    case 'heading':
      return words(given.text);
    case 'code':
      return given.text;
    case 'quote':
      return given.blocks.map(blockWords).join('\n');
    case 'list':
      return given.items.map((item) => item.map(blockWords).join(' ')).join('\n');
    case 'table':
      return [given.head, ...given.rows].map((cells) => cells.map(words).join(', ')).join('\n');
    case 'line':
      return '';
  }
}

const words = (text: string): string => inlinesOf(text).map(inlineWords).join('');

const inlineWords = (part: Inline): string => ('text' in part ? part.text : part.inlines.map(inlineWords).join(''));
