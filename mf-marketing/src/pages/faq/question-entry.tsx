import type { Platform } from '@hearthway/contracts/platform';
import type { ReactNode } from 'react';
import { Disclosure } from '../../features/disclosure/index.js';
import { Prose } from '../../features/rich-text/index.js';
import { clicked } from '../../features/tracking/index.js';
import css from './faq.module.css';
import type { Question } from './questions.js';

const accordion = 'faq';

/**
 * One accordion entry. The id is on the collapsed content, so a browser sent to that fragment opens the entry itself,
 * even before hydration.
 */
export function QuestionEntry({ question, platform }: { question: Question; platform: Platform }): ReactNode {
  const { slug, question: title, answer, sources } = question;
  return (
    <Disclosure
      name={accordion}
      summary={<h3>{title}</h3>}
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
  // Without scroll anchoring, closing a long entry above moves this one out of view.
  if (entry.getBoundingClientRect().top < 0) entry.scrollIntoView();
}

/** For browsers without support for `details` names. */
function foldOthers(entry: HTMLDetailsElement): void {
  for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${accordion}"][open]`)) {
    if (other !== entry) other.open = false;
  }
}

/** Adds no history entry and does not scroll. */
function writeHash(hash: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}
