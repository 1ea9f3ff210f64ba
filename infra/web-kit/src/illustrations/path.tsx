import type { ReactNode } from 'react';
import { fills, Picture, type IllustrationProps } from './picture.js';

export function PathIllustration(props: IllustrationProps): ReactNode {
  return (
    <Picture {...props}>
      <path className={fills['soft']} d="M10 152c30-40 62-52 110-52s80 12 110 52z" />
      <path className={fills['trail']} d="M52 150c56 0 84-10 84-26s-52-14-52-34 34-22 66-30" />
      <circle className={fills['primary-line']} cx="52" cy="150" r="10" />
      <circle className={fills['primary-line']} cx="130" cy="116" r="10" />
      <circle className={fills['paper-line']} cx="86" cy="84" r="10" />
      <path className={fills['paper-line']} d="M150 60V40l22-17 22 17v20z" />
      <path className={fills['accent-line']} d="m142 42 30-24 30 24-4 5-26-20-26 20z" />
      <path className={fills['accent-line']} d="M166 60V48h12v12z" />
      <path className={fills['tick']} d="m47 150 3.500 3.500 6-7M125 116l3.500 3.500 6-7" />
    </Picture>
  );
}
