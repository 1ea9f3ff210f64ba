import type { ReactNode } from 'react';
import css from './about.module.css';

export function About(): ReactNode {
  return <h1 className={css['about']}>About us</h1>;
}
