import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.js';
import css from './button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
}

export function IconButton({ label, icon, className, ...rest }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(css['icon-button'], className)}
    >
      {icon}
    </button>
  );
}
