import type { ReactNode } from 'react';
import { Section } from '../page-section/index.js';
import { Bullets, type TitledBullets } from './bullets.js';
import css from './guide.module.css';

interface GuideSectionProps {
  readonly title: string;
  /** What everyone should know, do, and avoid. */
  readonly lists: readonly TitledBullets[];
  /** The buyer is past reading: the page is about their own purchase. */
  readonly isFolded?: boolean;
  /** Topics for those who want to know more. */
  readonly children: ReactNode;
}

/** How a step of the purchase works, also long before it. */
export function GuideSection({ title, lists, isFolded = false, children }: GuideSectionProps): ReactNode {
  return (
    <Section title={title} isFolded={isFolded}>
      <div className={css['lists']}>
        {lists.map((list) => (
          <section key={list.title} aria-label={list.title}>
            <h3 className={css['subtitle']}>{list.title}</h3>
            <Bullets items={list.items} />
          </section>
        ))}
      </div>
      {children}
    </Section>
  );
}
