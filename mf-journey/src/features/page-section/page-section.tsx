import { useId, type ReactNode } from 'react';
import { Card, ChevronDownIcon } from '@hearthway/web-kit';
import { useWideScreen } from '../../use-wide-screen.js';
import css from './page-section.module.css';

interface SectionProps {
  readonly title: string;
  /** For what moves the focus to the title. */
  readonly titleId?: string;
  /** How it stands, beside the title. All that is seen of a section that is closed. */
  readonly status?: ReactNode;
  readonly lead?: string;
  /** Open at first, also on a small screen. */
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
}

/**
 * A part of a page. On a small screen it opens below its title, one at a time. A dialog belongs beside it, since turning a tablet
 * makes it anew.
 */
export function Section({
  title,
  titleId: givenId,
  status,
  lead,
  startsOpen = false,
  children,
}: SectionProps): ReactNode {
  const wide = useWideScreen();
  const madeId = useId();
  const titleId = givenId ?? madeId;
  const heading = (
    <div className={css['heading']}>
      <h2 id={titleId} tabIndex={-1} className={css['title']}>
        {title}
      </h2>
      {status}
    </div>
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
      <details
        name="page-section"
        open={startsOpen}
        onToggle={({ currentTarget }) => {
          const [summary] = currentTarget.children;
          // The section above that closed may have been longer than the screen. One that is open from the start stays where it is.
          if (currentTarget.open && summary === document.activeElement) summary.scrollIntoView({ block: 'nearest' });
        }}
      >
        <summary className={css['summary']}>
          {heading}
          <ChevronDownIcon size={20} className={css['chevron']} />
        </summary>
        <div className={css['content']}>{content}</div>
      </details>
    </Card>
  );
}
