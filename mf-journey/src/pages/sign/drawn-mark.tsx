import type { ReactNode } from 'react';
import type { Drawing } from '@hearthway/contracts/journey';
import { pathOf, viewBoxOf } from './answers.js';
import css from './sign.module.css';

/** A drawing as it will be printed: as large as fits, from the left. */
export function DrawnMark({ drawing }: { readonly drawing: Drawing }): ReactNode {
  return (
    <svg aria-hidden="true" className={css['drawn']} viewBox={viewBoxOf(drawing)} preserveAspectRatio="xMinYMid meet">
      <path d={pathOf(drawing)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
