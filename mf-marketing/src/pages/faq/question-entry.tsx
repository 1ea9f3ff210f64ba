import type { Platform } from '@hearthway/contracts/platform';
import { ChevronDownIcon } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { Prose } from '../../features/rich-text/index.js';
import css from './faq.module.css';
import type { Question } from './questions.js';

const accordion = 'faq';

/**
 * One entry of the accordion: the browser's own, which opens without script, one at a time. The id is inside what is
 * folded, because a browser that is sent there unfolds it by itself; that may be before hydration.
 */
export function QuestionEntry({ question, platform }: { question: Question; platform: Platform }): ReactNode {
  const { slug, question: words, answer, sources } = question;
  return (
    <details
      name={accordion}
      className={css['entry']}
      suppressHydrationWarning
      onToggle={(event) => {
        followToggle(event.currentTarget, `#${slug}`);
      }}
    >
      <summary
        className={css['question']}
        onClick={(event) => {
          if (event.currentTarget.closest('details')?.open) return;
          platform.track({ eventType: 'click', eventSource: 'mf-marketing', eventData: { element: `faq-${slug}` } });
        }}
      >
        <h3 className={css['question-words']}>{words}</h3>
        <ChevronDownIcon size={20} className={css['chevron']} />
      </summary>
      <div id={slug} className={css['answer']}>
        <Prose blocks={answer} />
        {sources && (
          <ul className={css['sources']} aria-label="Sources">
            {sources.map((source) => (
              <li key={source}>
                <cite>{source}</cite>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}

function followToggle(entry: HTMLDetailsElement, hash: string): void {
  if (!entry.open) {
    if (location.hash === hash) writeHash('');
    return;
  }
  foldOthers(entry);
  if (location.hash !== hash) writeHash(hash);
  // Where a browser does not hold the view still, folding a long entry above takes this one away with it.
  if (entry.getBoundingClientRect().top < 0) entry.scrollIntoView();
}

/** For browsers that do not know the `name` of `details`. */
function foldOthers(entry: HTMLDetailsElement): void {
  for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${accordion}"][open]`)) {
    if (other !== entry) other.open = false;
  }
}

/** Neither a step in the history nor a jump. */
function writeHash(hash: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}
