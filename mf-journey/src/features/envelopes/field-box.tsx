import type { ComponentProps, ReactNode } from 'react';
import type { FieldKind, FieldPlace } from '@hearthway/contracts/journey';
import css from './envelopes.module.css';

export const fieldNames: Readonly<Record<FieldKind, string>> = {
  signature: 'Signature',
  initials: 'Initials',
  date: 'Date signed',
  text: 'Text',
  checkbox: 'Checkbox',
};

interface FieldBoxProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'type'> {
  readonly place: Omit<FieldPlace, 'page'>;
  /** `done`: it holds something; `chosen`: it is being changed. */
  readonly state: 'empty' | 'done' | 'chosen';
  /** Whose it is, counted from 0, which gives it a color. */
  readonly signer?: number;
}

const percent = (share: number): string => `${share * 100}%`;

/** A field at its place on a page. */
export function FieldBox({ place, state, signer = 0, ...button }: FieldBoxProps): ReactNode {
  const { x, y, width, height } = place;
  const style = { left: percent(x), top: percent(y), width: percent(width), height: percent(height) };
  return (
    <button {...button} type="button" className={css['field']} data-state={state} data-signer={signer} style={style} />
  );
}

/** What a field says, on one line. */
export function FieldWords({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className={css['words']}>{children}</span>;
}

/** The place of a signer in the order, in the color of their fields. */
export function SignerMark({ signer }: { readonly signer: number }): ReactNode {
  return (
    <span className={css['mark']} data-signer={signer}>
      {signer + 1}
    </span>
  );
}
