import type { ReactNode } from 'react';
import { runsOf, type Block } from './rich-text.js';
import css from './prose.module.css';

/** Paragraphs and lists, set to be read. The shell follows links to pages of this site without a page load. */
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

/** One line of text with its links. */
export function Line({ text }: { text: string }): ReactNode {
  return runsOf(text).map((run, index) =>
    typeof run === 'string' ? (
      run
    ) : (
      <a key={index} href={run.address}>
        {run.words}
      </a>
    ),
  );
}
