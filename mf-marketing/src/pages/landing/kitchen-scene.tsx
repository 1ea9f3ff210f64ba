import { classNames } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import css from './kitchen-scene.module.css';

/** A kitchen table with a view of a house. Decorative, hidden from screen readers. */
export function KitchenScene({ className }: { className?: string | undefined }): ReactNode {
  return (
    <svg
      className={classNames(css['scene'], className)}
      viewBox="0 0 560 500"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={css['wall']} width="560" height="500" rx="28" />
      <Window />
      <Lamp />
      <Table />
      <Mug />
      <Papers />
      <Plant />
    </svg>
  );
}

function Window(): ReactNode {
  return (
    <g>
      <path className={css['sky']} d="M64 64a12 12 0 0 1 12-12h232a12 12 0 0 1 12 12v216H64z" />
      <circle className={css['sun']} cx="128" cy="112" r="28" />
      <path className={css['far-hill']} d="M64 214c50-46 96-54 140-26s76 26 116-4v96H64z" />
      <path className={css['near-hill']} d="M64 244c70-36 150-34 256 4v32H64z" />
      <path className={css['trail']} d="M96 274c60 0 116-4 112-18s-26-14-14-22 34-6 52-8" />
      <path className={css['paper']} d="M230 226v-26l26-21 26 21v26z" />
      <path className={css['clay']} d="m220 204 36-30 36 30-6 7-30-25-30 25z" />
      <path className={css['lit']} d="M250 226v-15h12v15z" />
      <path className={css['line']} d="M192 52v228M64 166h256" />
      <path className={css['line']} d="M64 64a12 12 0 0 1 12-12h232a12 12 0 0 1 12 12v216H64z" />
      <path className={css['paper']} d="M48 280h288v14H48z" />
    </g>
  );
}

function Lamp(): ReactNode {
  return (
    <g>
      <path className={css['beam']} d="m388 152-96 236h232l-72-236z" />
      <path className={css['line']} d="M420 0v84" />
      <path className={css['lit']} d="M402 140h36a18 18 0 0 1-36 0z" />
      <path className={css['green']} d="M368 140c0-34 22-58 52-58s52 24 52 58z" />
    </g>
  );
}

function Table(): ReactNode {
  return (
    <g>
      <path className={css['line']} d="M92 412 72 500M468 412l20 88" />
      <path className={css['green']} d="M28 388h504v24H28z" />
    </g>
  );
}

function Mug(): ReactNode {
  return (
    <g>
      <path className={css['line']} d="M128 346h10a11 11 0 0 1 0 22h-10" />
      <path className={css['clay']} d="M80 336h48v38a14 14 0 0 1-14 14H94a14 14 0 0 1-14-14z" />
      <path className={css['line']} d="M94 322c0-9 8-9 8-19M112 322c0-9 8-9 8-19" />
    </g>
  );
}

function Papers(): ReactNode {
  return (
    <g>
      <path className={css['paper']} d="m214 388 20-104h120l20 104z" />
      <path className={css['line']} d="M268 312h62M266 336h70M262 360h80" />
      <path className={css['done']} d="m244 311 5 6 9-11M239 335l5 6 9-11" />
      <circle className={css['open']} cx="243" cy="360" r="6" />
      <path
        className={css['clay']}
        d="M402 372h38v8h-5v7h-7v-7h-26a13 13 0 1 1 0-8zm-12-2a6 6 0 1 0 0 12 6 6 0 0 0 0-12z"
      />
    </g>
  );
}

function Plant(): ReactNode {
  return (
    <g>
      <path className={css['leaf']} d="M474 340c-18-22-18-48-4-66 16 20 18 44 4 66z" />
      <path className={css['leaf']} d="M474 344c4-26 20-42 42-44 0 24-16 42-42 44z" />
      <path className={css['leaf']} d="M474 344c-8-20-22-30-40-30 2 18 18 30 40 30z" />
      <path className={css['paper']} d="M450 342h48l-6 46h-36z" />
    </g>
  );
}
