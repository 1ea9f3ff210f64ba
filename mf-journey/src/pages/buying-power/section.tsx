import { useId, type ReactNode } from 'react';
import { Card, ChevronDownIcon } from '@hearthway/web-kit';
import { useWideScreen } from '../../use-wide-screen.js';
import css from './section.module.css';

interface SectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A part of the page below the answer. On a small screen it opens below its title, one at a time. */
export function Section({ title, lead, children }: SectionProps): ReactNode {
  const wide = useWideScreen();
  const titleId = useId();
  const heading = (
    <h2 id={titleId} className={css['title']}>
      {title}
    </h2>
  );
  const content = (
    <>
      {lead && <p className={css['lead']}>{lead}</p>}
      {children}
    </>
  );
  if (wide) {
    return (
      <Card as="section" aria-labelledby={titleId} className={css['content']}>
        {heading}
        {content}
      </Card>
    );
  }
  return (
    <Card as="section" aria-labelledby={titleId}>
      <details name="buying-power">
        <summary className={css['summary']}>
          {heading}
          <ChevronDownIcon size={20} className={css['chevron']} />
        </summary>
        <div className={css['content']}>{content}</div>
      </details>
    </Card>
  );
}
