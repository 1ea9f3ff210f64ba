import type { ReactNode } from 'react';
import { fills, Picture, type IllustrationProps } from './picture.js';

export function TableIllustration(props: IllustrationProps): ReactNode {
  return (
    <Picture {...props}>
      <path className={fills['beam']} d="M120 44 60 110h120z" />
      <path className={fills['line']} d="M120 8v20" />
      <path className={fills['primary-line']} d="M96 48c0-12 10-20 24-20s24 8 24 20z" />
      <path className={fills['glow-line']} d="M112 48h16a8 8 0 0 1-16 0z" />
      <path className={fills['paper-line']} d="m98 104 46-6 4 12h-52z" />
      <path className={fills['line']} d="M108 106h26" />
      <path className={fills['accent-line']} d="M62 92h26v12a6 6 0 0 1-6 6H68a6 6 0 0 1-6-6z" />
      <path className={fills['line']} d="M88 96h5a5 5 0 0 1 0 10h-5M70 84c0-5 4-4 4-9M79 84c0-5 4-4 4-9" />
      <path className={fills['soft-line']} d="M166 110c-4-10-2-20 4-24 6 4 8 14 4 24z" />
      <path className={fills['soft-line']} d="M170 110c2-8 10-14 18-12 0 8-6 12-14 12z" />
      <path className={fills['primary-line']} d="M34 110h172v10H34z" />
      <path className={fills['line']} d="M50 120 42 160M190 120l8 40M20 160h200" />
    </Picture>
  );
}
