import type { ReactNode } from 'react';
import { ChevronDownIcon } from '@hearthway/web-kit';
import css from './topic.module.css';

interface TopicProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Something good to know, where it helps. It opens for buyers who want to know more. */
export function Topic({ title, children }: TopicProps): ReactNode {
  return (
    <details className={css['topic']}>
      <summary className={css['topic-summary']}>
        <ChevronDownIcon size={18} className={css['chevron']} />
        <h3 className={css['topic-title']}>{title}</h3>
      </summary>
      <div className={css['topic-text']}>{children}</div>
    </details>
  );
}

/** Topics, stacked. */
export function Topics({ children }: Pick<TopicProps, 'children'>): ReactNode {
  return <div className={css['topics']}>{children}</div>;
}
