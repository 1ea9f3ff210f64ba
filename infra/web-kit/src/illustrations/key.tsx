import type { ReactNode } from 'react';
import { fills, Picture, type IllustrationProps } from './picture.js';

export function KeyIllustration(props: IllustrationProps): ReactNode {
  return (
    <Picture {...props}>
      <circle className={fills['soft']} cx="120" cy="90" r="72" />
      <path className={fills['line']} d="M120 18v20" />
      <circle className={fills['dot']} cx="120" cy="40" r="4" />
      <circle className={fills['line']} cx="120" cy="56" r="16" />
      <path className={fills['accent-line']} d="M113 92h14v52h14v12h-14v-8h-14z" />
      <path
        className={fills['accent-line']}
        d="M120 64a22 22 0 1 1 0 44 22 22 0 0 1 0-44zm0 14a8 8 0 1 0 0 16 8 8 0 0 0 0-16z"
      />
      <path className={fills['paper-line']} d="m132 70 34 22v34h-28V96l-8-6z" />
      <path className={fills['line']} d="M146 108h12M146 116h8" />
    </Picture>
  );
}
