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
  const style = styleAt(place);
  return (
    <button {...button} type="button" className={css['field']} data-state={state} data-signer={signer} style={style} />
  );
}

interface PrintedFieldProps extends Pick<FieldBoxProps, 'place'> {
  /** For screen readers. */
  readonly name: string;
  readonly children: ReactNode;
}

/** What a field holds that nobody can change anymore. */
export function PrintedField({ place, name, children }: PrintedFieldProps): ReactNode {
  return (
    <span role="img" aria-label={name} className={css['printed']} style={styleAt(place)}>
      {children}
    </span>
  );
}

const styleAt = ({ x, y, width, height }: FieldBoxProps['place']) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});

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
