import type { ReactNode } from 'react';
import { parseLinks, type Block } from './rich-text.js';
import css from './prose.module.css';

/** Paragraphs and lists. The shell handles clicks on internal links without a page load. */
export function Prose({ blocks }: { blocks: readonly Block[] }): ReactNode {
  return (
    <div className={css['prose']}>
      {blocks.map((block, index) =>
        typeof block === 'string' ? (
          <p key={index}>
            <Line text={block} />
          </p>
        ) : (
          <ul key={index}>
            {block.map((point) => (
              <li key={point}>
                <Line text={point} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

/** Inline text with links. */
export function Line({ text }: { text: string }): ReactNode {
  return parseLinks(text).map((run, index) =>
    typeof run === 'string' ? (
      run
    ) : (
      <a key={index} href={run.href}>
        {run.text}
      </a>
    ),
  );
}
