import type { ReactNode } from 'react';
import { fills, Picture, type IllustrationProps } from './picture.js';

export function LampIllustration(props: IllustrationProps): ReactNode {
  return (
    <Picture {...props}>
      <path className={fills['beam']} d="M96 74 52 152h136l-44-78z" />
      <path className={fills['line']} d="M120 78v66" />
      <path className={fills['primary-line']} d="M100 30h40l18 48H82z" />
      <path className={fills['accent-line']} d="M98 152a22 10 0 0 1 44 0z" />
      <path className={fills['line']} d="M136 78v20M28 152h184" />
      <circle className={fills['dot']} cx="136" cy="101" r="3" />
      <path className={fills['paper-line']} d="M42 140h34v12H42zM46 128h34v12H46z" />
      <path
        className={fills['soft-line']}
        d="M168 152v-16h22v16zM179 136c-8-6-8-16-4-22 8 4 10 14 4 22zM179 136c2-8 8-12 14-12 0 8-6 12-14 12z"
      />
    </Picture>
  );
}
