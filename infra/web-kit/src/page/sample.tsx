import { useId, type ReactNode } from 'react';
import css from './kit-page.module.css';

export interface SampleProps {
  title: string;
  children: ReactNode;
}

export function Sample({ title, children }: SampleProps): ReactNode {
  const id = useId();
  return (
    <section className={css['sample']} aria-labelledby={id}>
      <h2 className={css['sample-title']} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Row({ children }: { children: ReactNode }): ReactNode {
  return <div className={css['row']}>{children}</div>;
}
