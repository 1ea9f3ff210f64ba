import { Fragment, memo, type ReactNode } from 'react';
import { PageLink } from '@hearthway/web-kit/router';
import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { OutsideLink } from '../../page-parts/index.js';
import css from './markdown.module.css';

/**
 * Markdown as elements. HTML in it is shown as it was typed, pictures as their description, and only links to pages of this
 * site and to `https:` addresses can be followed.
 */
export const Markdown = memo(function Markdown({ text }: { readonly text: string }): ReactNode {
  return <div className={css['text']}>{blocks(Lexer.lex(text))}</div>;
});

/** What a screen reader is told: the words without the marks. */
export function plainText(text: string): string {
  return Lexer.lex(text).map(wordsOf).filter(Boolean).join('\n');
}

function blocks(tokens: readonly Token[]): ReactNode {
  return tokens.map((token, place) => <Fragment key={place}>{block(token as MarkedToken)}</Fragment>);
}

function block(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return <p className={css['heading']}>{inlines(token.tokens)}</p>;
    case 'paragraph':
      return <p>{inlines(token.tokens)}</p>;
    case 'list':
      return list(token);
    case 'blockquote':
      return <blockquote className={css['quote']}>{blocks(token.tokens)}</blockquote>;
    case 'code':
      return <pre className={css['code']}>{token.text}</pre>;
    case 'hr':
      return <hr className={css['line']} />;
    case 'table':
      return table(token);
    case 'html':
      return <p>{token.raw.trim()}</p>;
    default:
      return inline(token);
  }
}

function list({ ordered, start, items }: Tokens.List): ReactNode {
  const lines = items.map((item, place) => <li key={place}>{blocks(item.tokens)}</li>);
  if (!ordered) return <ul className={css['bullets']}>{lines}</ul>;
  return (
    <ol className={css['numbers']} start={start === '' ? 1 : start}>
      {lines}
    </ol>
  );
}

function table({ header, rows }: Tokens.Table): ReactNode {
  return (
    <div className={css['scroll']} role="region" aria-label="Table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {header.map(({ tokens }, place) => (
              <th key={place} scope="col">
                {inlines(tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map(({ tokens }, place) => (
                <td key={place}>{inlines(tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function inlines(tokens: readonly Token[]): ReactNode {
  return tokens.map((token, place) => <Fragment key={place}>{inline(token as MarkedToken)}</Fragment>);
}

function inline(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{inlines(token.tokens)}</strong>;
    case 'em':
      return <em>{inlines(token.tokens)}</em>;
    case 'del':
      return <s>{inlines(token.tokens)}</s>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return link(token);
    case 'text':
      return token.tokens ? inlines(token.tokens) : token.text;
    case 'escape':
    case 'image':
      return token.text;
    default:
      return token.raw;
  }
}

function link({ href, tokens }: Tokens.Link): ReactNode {
  if (/^\/(?!\/)[^\\]*$/.test(href)) return <PageLink to={href}>{inlines(tokens)}</PageLink>;
  if (!href.startsWith('https://')) return inlines(tokens);
  return <OutsideLink href={href}>{inlines(tokens)}</OutsideLink>;
}

function wordsOf(given: Token): string {
  const token = given as MarkedToken;
  switch (token.type) {
    case 'space':
    case 'hr':
    case 'def':
      return '';
    case 'list':
      return token.items.map(({ tokens }) => tokens.map(wordsOf).join(' ')).join('\n');
    case 'table':
      return [token.header, ...token.rows]
        .map((cells) => cells.map(({ tokens }) => tokens.map(wordsOf).join('')).join(', '))
        .join('\n');
    case 'blockquote':
      return token.tokens.map(wordsOf).filter(Boolean).join('\n');
    case 'br':
      return ' ';
    default:
      if ('tokens' in token) return token.tokens.map(wordsOf).join('');
      return 'text' in token ? token.text : token.raw;
  }
}
