import type { ReactNode } from 'react';
import { fills, Picture, type IllustrationProps } from './picture.js';

export function HouseIllustration(props: IllustrationProps): ReactNode {
  return (
    <Picture {...props}>
      <circle className={fills['glow']} cx="184" cy="52" r="26" />
      <path className={fills['soft']} d="M14 152c24-26 58-36 106-36s82 10 106 36z" />
      <path className={fills['line']} d="M148 60V34h16v40" />
      <path className={fills['paper-line']} d="M72 82h96v70H72z" />
      <path className={fills['primary-line']} d="M58 88 120 40l62 48-8 8-54-41-54 41z" />
      <path className={fills['accent-line']} d="M108 152v-36a12 12 0 0 1 24 0v36z" />
      <circle className={fills['dot']} cx="127" cy="134" r="2" />
      <path className={fills['glow-line']} d="M82 102h16v18H82zM142 102h16v18h-16z" />
      <path className={fills['line']} d="M90 102v18M82 111h16M150 102v18M142 111h16" />
      <path className={fills['soft-line']} d="M38 152v-24" />
      <path className={fills['soft-line']} d="M38 134c-12 0-16-9-16-18s7-24 16-24 16 15 16 24-4 18-16 18z" />
      <path className={fills['line']} d="M38 152v-34M14 152h212" />
      <path className={fills['line']} d="M156 26c0-6 7-6 7-12" />
    </Picture>
  );
}
