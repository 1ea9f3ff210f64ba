import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.js';
import css from './layout.module.css';

/** Pixels, from the `--space-*` scale. */
export type Space = 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64;

export interface StackProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'ul' | 'ol' | 'header' | 'footer' | undefined;
  gap?: Space | undefined;
}

/** Vertical layout. */
export function Stack({ as = 'div', gap = 16, className, ...rest }: StackProps): ReactNode {
  const Element: ElementType = as;
  return <Element {...rest} className={classNames(css['stack'], css[`gap-${gap}`], className)} />;
}

export interface ClusterProps extends StackProps {
  justify?: 'start' | 'between' | 'end' | 'center' | undefined;
}

/** Horizontal layout that wraps. */
export function Cluster({ as = 'div', gap = 12, justify = 'start', className, ...rest }: ClusterProps): ReactNode {
  const Element: ElementType = as;
  return (
    <Element
      {...rest}
      className={classNames(css['cluster'], css[`gap-${gap}`], css[`justify-${justify}`], className)}
    />
  );
}
