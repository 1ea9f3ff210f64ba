import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.js';
import css from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonStyle {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Fills its container on every screen size. */
  fullWidth?: boolean | undefined;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** Ignores clicks but stays in the tab order. */
  pending?: boolean | undefined;
  /** Replaces the label while pending. The width fits the longer of the two. */
  pendingText?: string | undefined;
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

export function Button(props: ButtonProps): ReactNode {
  const {
    variant,
    size,
    fullWidth,
    pending = false,
    pendingText,
    icon,
    iconEnd,
    children,
    className,
    onClick,
    ...rest
  } = props;
  const shown = pending && pendingText !== undefined ? pendingText : children;
  const hidden = pending ? children : pendingText;
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClassName({ variant, size, fullWidth }), pending && css['pending'], className)}
      aria-disabled={pending ? true : rest['aria-disabled']}
      aria-busy={pending || undefined}
      onClick={pending ? ignore : onClick}
    >
      {!pending && icon}
      <span className={css['label']} data-reserve={typeof hidden === 'string' ? hidden : undefined}>
        {shown}
      </span>
      {!pending && iconEnd}
    </button>
  );
}

export interface ButtonLinkProps extends ComponentProps<'a'>, ButtonStyle {
  href: string;
  icon?: ReactNode;
}

/** A link styled as a button. For navigation only; use `Button` for actions. */
export function ButtonLink(props: ButtonLinkProps): ReactNode {
  const { variant, size, fullWidth, icon, children, className, ...rest } = props;
  return (
    <a {...rest} className={classNames(buttonClassName({ variant, size, fullWidth }), className)}>
      {icon}
      <span className={css['label']}>{children}</span>
    </a>
  );
}

/** Button styles for a router's link component. */
export function buttonClassName({ variant = 'primary', size = 'medium', fullWidth = false }: ButtonStyle = {}): string {
  return classNames(css['button'], css[variant], css[size], fullWidth && css['full-width']);
}

function ignore(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
}
