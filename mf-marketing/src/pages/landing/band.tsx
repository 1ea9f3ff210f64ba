import { classNames } from '@hearthway/web-kit';
import { useId, type ReactNode } from 'react';
import css from './band.module.css';

export interface BandProps {
  /** Anchor of the section. */
  id?: string | undefined;
  heading: ReactNode;
  intro?: ReactNode;
  sunken?: boolean | undefined;
  children?: ReactNode;
}

/** A full-width section. */
export function Band({ id, heading, intro, sunken = false, children }: BandProps): ReactNode {
  const headingId = useId();
  return (
    <section id={id} className={classNames(css['band'], sunken && css['sunken'])} aria-labelledby={headingId}>
      <div className={css['column']}>
        <h2 id={headingId} className={css['heading']}>
          {heading}
        </h2>
        {intro && <p className={css['intro']}>{intro}</p>}
        {children}
      </div>
    </section>
  );
}
