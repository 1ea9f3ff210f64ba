import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import css from './illustrations.module.css';

export interface WordmarkProps {
  name: string;
  className?: string | undefined;
}

/** Logo and name. Can be the content of a link: it has an accessible name. */
export function Wordmark({ name, className }: WordmarkProps): ReactNode {
  return (
    <span className={classNames(css['wordmark'], className)}>
      <svg className={css['mark']} viewBox="0 0 32 32" aria-hidden="true">
        <path
          className={css['mark-house']}
          d="M16 2.6 2.8 13.2a2 2 0 0 0-.8 1.6V27a3 3 0 0 0 3 3h22a3 3 0 0 0 3-3V14.800a2 2 0 0 0-.8-1.600z"
        />
        <path className={css['mark-door']} d="M10.500 30V20.500a5.500 5.500 0 0 1 11 0V30z" />
      </svg>
      <span>{name}</span>
    </span>
  );
}
