import type { Platform } from '@hearthway/contracts/platform';
import type { ReactNode } from 'react';
import { Disclosure } from '../../features/disclosure/index.js';
import { Prose } from '../../features/rich-text/index.js';
import { clicked } from '../../features/tracking/index.js';
import css from './faq.module.css';
import type { Question } from './questions.js';

const accordion = 'faq';

/**
 * One entry of the accordion, of which one is open at a time. The id is inside what is
 * folded, because a browser that is sent there unfolds it by itself; that may be before hydration.
 */
export function QuestionEntry({ question, platform }: { question: Question; platform: Platform }): ReactNode {
  const { slug, question: words, answer, sources } = question;
  return (
    <Disclosure
      name={accordion}
      summary={<h3>{words}</h3>}
      suppressHydrationWarning
      onUnfold={() => {
        platform.track(clicked(`faq-${slug}`));
      }}
      onToggle={(event) => {
        followToggle(event.currentTarget, `#${slug}`);
      }}
    >
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
    </Disclosure>
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
