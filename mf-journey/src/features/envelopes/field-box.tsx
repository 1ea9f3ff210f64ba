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
}

const percent = (share: number): string => `${share * 100}%`;

/** A field at its place on a page. */
export function FieldBox({ place: { x, y, width, height }, state, ...button }: FieldBoxProps): ReactNode {
  const style = { left: percent(x), top: percent(y), width: percent(width), height: percent(height) };
  return <button {...button} type="button" className={css['field']} data-state={state} style={style} />;
}
