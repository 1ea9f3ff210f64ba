import { useState, type ReactNode } from 'react';
import type { ChatCitation } from '@hearthway/contracts/journey';
import { Dialog } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { PageLink } from '@hearthway/web-kit/router';
import { OutsideLink } from '../../../outside-link/index.js';
import css from './citations.module.css';

/** The sources of an answer. Each expands to show its source and date. */
export function Citations({ citations }: { readonly citations: readonly ChatCitation[] }): ReactNode {
  const [opened, setOpened] = useState<ChatCitation>();
  if (citations.length === 0) return null;
  return (
    <div className={css['sources']}>
      <p className={css['label']}>{citations.length === 1 ? 'Source' : 'Sources'}</p>
      <ul className={css['chips']}>
        {citations.map((citation) => (
          <li key={citation.id}>
            <button
              type="button"
              className={css['chip']}
              aria-haspopup="dialog"
              onClick={() => {
                setOpened(citation);
              }}
            >
              {citation.title}
            </button>
          </li>
        ))}
      </ul>
      {opened && (
        <Dialog
          open
          title={opened.title}
          onClose={() => {
            setOpened(undefined);
          }}
        >
          <OpenCitation {...opened} />
        </Dialog>
      )}
    </div>
  );
}

const origins = {
  'policy-row': 'A dated figure from our tables',
  knowledge: 'From our guide',
  calculation: 'Our calculation, from the figures in this answer',
  buyer: 'What you entered',
} as const satisfies Record<ChatCitation['kind'], string>;

function OpenCitation({ kind, text, sourceName, sourceUrl, date, path }: ChatCitation): ReactNode {
  return (
    <div className={css['opened']}>
      <p className={css['text']}>{text}</p>
      <p className={css['origin']}>
        {origins[kind]}
        {sourceName !== null && (
          <>
            {'. Source: '}
            {sourceUrl?.startsWith('https://') ? <OutsideLink href={sourceUrl}>{sourceName}</OutsideLink> : sourceName}
          </>
        )}
        {date !== null && (
          <>, {kind === 'policy-row' ? `in force since ${formatDay(date)}` : `as of ${formatDay(date)}`}</>
        )}
        .
      </p>
      {path !== null && (
        <p>
          <PageLink to={path}>See it on its page</PageLink>
        </p>
      )}
    </div>
  );
}
