import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import css from './illustrations.module.css';

export interface IllustrationProps {
  className?: string | undefined;
}

export interface PictureProps extends IllustrationProps {
  children: ReactNode;
}

/** Shared <svg> of the illustrations; decorative, so hidden from screen readers. */
export function Picture({ className, children }: PictureProps): ReactNode {
  return (
    <svg
      className={classNames(css['picture'], className)}
      viewBox="0 0 240 180"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export { css as fills };
