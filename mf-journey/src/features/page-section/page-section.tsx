import { useId, type ReactNode } from 'react';
import { Card, ChevronDownIcon } from '@hearthway/web-kit';
import { useWideScreen } from '../../use-wide-screen.js';
import css from './page-section.module.css';

interface SectionProps {
  readonly title: string;
  /** For what moves the focus to the title. */
  readonly titleId?: string;
  /** The section's status, beside the title. The only content visible while it is closed. */
  readonly status?: ReactNode;
  readonly lead?: string;
  /** Starts open, even on a small screen. */
  readonly startsOpen?: boolean;
  /** Opens below its title on a wide screen, too: not needed now. */
  readonly isFolded?: boolean;
  readonly children: ReactNode;
}

/**
 * A part of a page. On a small screen, sections open below their titles, one at a time. Render dialogs outside of it,
 * since turning a tablet remounts it.
 */
export function Section({
  title,
  titleId: givenId,
  status,
  lead,
  startsOpen = false,
  isFolded = false,
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
  if (wide && !isFolded) {
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
        name={wide ? undefined : 'page-section'}
        open={startsOpen}
        onToggle={({ currentTarget }) => {
          const [summary] = currentTarget.children;
          // The section that closed above may have been taller than the screen. One that starts open isn't scrolled to.
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
