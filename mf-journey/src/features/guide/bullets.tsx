import type { ReactNode } from 'react';
import { Topic } from '../page-section/index.js';
import css from './guide.module.css';

interface BulletsProps {
  readonly items?: readonly string[];
  /** `li` elements, for what isn’t text alone. */
  readonly children?: ReactNode;
}

export function Bullets({ items = [], children }: BulletsProps): ReactNode {
  return (
    <ul className={css['bullets']}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
      {children}
    </ul>
  );
}

export interface TitledBullets {
  readonly title: string;
  readonly items: readonly string[];
}

/** Topics to open, for a `Topics`. */
export function BulletTopics({ topics }: { readonly topics: readonly TitledBullets[] }): ReactNode {
  return topics.map(({ title, items }) => (
    <Topic key={title} title={title}>
      <Bullets items={items} />
    </Topic>
  ));
}
