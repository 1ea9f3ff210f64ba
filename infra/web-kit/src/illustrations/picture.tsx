import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import css from './illustrations.module.css';

export interface IllustrationProps {
  className?: string | undefined;
}

export interface PictureProps extends IllustrationProps {
  viewBox?: string | undefined;
  children: ReactNode;
}

/** Shared <svg> of the illustrations; decorative, so hidden from screen readers. */
export function Picture({ viewBox = '0 0 240 180', className, children }: PictureProps): ReactNode {
  return (
    <svg
      className={classNames(css['picture'], className)}
      viewBox={viewBox}
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export { css as fills };
