import { useEffect, useRef, type ReactNode } from 'react';
import { Card, ChevronDownIcon } from '@hearthway/web-kit';
import { useFold } from './folding.js';
import { Subtitle } from './text.js';
import css from './section.module.css';

export interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function Section({ id, title, children }: SectionProps): ReactNode {
  const fold = useFold(id);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(fold?.open);
  useEffect(() => {
    // The section above, which closed, may have been longer than the screen.
    if (wasOpen.current === false && fold?.open) heading.current?.scrollIntoView({ block: 'nearest' });
    wasOpen.current = fold?.open;
  }, [fold?.open]);
  return (
    <Card as="section" aria-labelledby={id} className={css['section']}>
      <h2 ref={heading} id={id} tabIndex={-1} className={css['title']}>
        {fold ? (
          <button
            type="button"
            className={css['fold']}
            aria-expanded={fold.open}
            aria-controls={`${id}-content`}
            onClick={fold.toggle}
          >
            {title}
            <ChevronDownIcon size={24} className={css['chevron']} />
          </button>
        ) : (
          title
        )}
      </h2>
      {/* Always there, so that turning the phone loses nothing that was typed. */}
      <div id={`${id}-content`} className={css['content']} hidden={fold && !fold.open}>
        {children}
      </div>
    </Card>
  );
}

export interface PartProps {
  readonly title?: string;
  readonly children: ReactNode;
}

/** What belongs together within a section. */
export function Part({ title, children }: PartProps): ReactNode {
  return (
    <div className={css['part']}>
      {title && <Subtitle>{title}</Subtitle>}
      {children}
    </div>
  );
}
