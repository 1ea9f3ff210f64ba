import type { ReactNode } from 'react';
import { fills, Picture, type IllustrationProps } from './picture.js';

export function KeyIllustration(props: IllustrationProps): ReactNode {
  return (
    <Picture {...props}>
      <ellipse className={fills['soft']} cx="120" cy="96" rx="100" ry="62" />
      <path className={fills['accent-line']} d="M104 68h104v18h-10v16h-14V86h-10v12h-14V86h-56z" />
      <path
        className={fills['accent-line']}
        d="M78 39a38 38 0 1 1 0 76 38 38 0 0 1 0-76zm0 20a18 18 0 1 0 0 36 18 18 0 0 0 0-36z"
      />
      <circle className={fills['line']} cx="78" cy="104" r="18" />
      <path className={fills['primary-line']} d="m72 118 36 26-6 7-30-21-30 21-6-7z" />
      <path className={fills['paper-line']} d="m72 130 26 18v22H46v-22z" />
      <path className={fills['glow-line']} d="M66 170v-12a6 6 0 0 1 12 0v12z" />
    </Picture>
  );
}
