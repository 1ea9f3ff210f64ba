import type { ReactNode } from 'react';
import css from '../home-inspection.module.css';

export function Bullets({ items }: { readonly items: readonly string[] }): ReactNode {
  return (
    <ul className={css['bullets']}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
