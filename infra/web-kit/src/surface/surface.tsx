import type { ComponentProps, ElementType, HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.js';
import css from './surface.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | undefined;
  tone?: 'surface' | 'sunken' | 'primary' | undefined;
  padding?: 'none' | 'small' | 'medium' | 'large' | undefined;
  raised?: boolean | undefined;
}

export function Card(props: CardProps): ReactNode {
  const { as = 'div', tone = 'surface', padding = 'medium', raised = false, className, ...rest } = props;
  const Element: ElementType = as;
  const cardClass = classNames(
    css['card'],
    css[`tone-${tone}`],
    css[`padding-${padding}`],
    raised && css['raised'],
    className,
  );
  return <Element {...rest} className={cardClass} />;
}

export type Tone = 'neutral' | 'primary' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: Tone | undefined;
  icon?: ReactNode;
}

export function Badge({ tone = 'neutral', icon, children, className, ...rest }: BadgeProps): ReactNode {
  return (
    <span {...rest} className={classNames(css['badge'], css[`badge-${tone}`], className)}>
      {icon}
      {children}
    </span>
  );
}

export interface AvatarProps {
  /** Shown as its first letter; announced in full. */
  name: string;
}

export function Avatar({ name }: AvatarProps): ReactNode {
  const initial = Array.from(name.trim())[0]?.toLocaleUpperCase('en-US') ?? '?';
  return (
    <span role="img" aria-label={name.trim() || 'Unknown'} className={css['avatar']}>
      <span aria-hidden="true">{initial}</span>
    </span>
  );
}
