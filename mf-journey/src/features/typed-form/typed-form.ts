import { profileLimits } from '@hearthway/contracts/journey';
import { formatAmount, formatCents, parseCents } from '@hearthway/web-kit/money';
import * as z from 'zod/mini';

/** What the controls of a form hold. */
export type Typed = Readonly<Record<string, string>>;

/** Reports an error at a control. */
export type AddError = (control: string, text: string) => void;

/** A form whose controls hold text. Collects every error of `read`, and checks what it returns against the contract. */
export function typedForm<Values, Entry>(
  contract: z.ZodMiniType<Entry>,
  read: (values: Values, addError: AddError) => Entry,
): z.ZodMiniType<Entry, Values> {
  const reading: z.ZodMiniType = z.transform((values: Values, { issues }) => {
    const errors = new Map<string, string>();
    const entry = read(values, (control, text) => {
      if (!errors.has(control)) errors.set(control, text);
    });
    for (const [control, message] of errors) {
      issues.push({ code: 'custom', path: [control], message, input: values });
    }
    return errors.size === 0 ? entry : z.NEVER;
  });
  return z.pipe(reading, contract) as z.ZodMiniType<Entry, Values>;
}

/** Cents of a typed amount; `null` when nothing is typed, or after an error. */
export function readCents(typed: string, control: string, addError: AddError): number | null {
  if (typed.trim() === '') return null;
  const cents = parseCents(typed);
  if (cents === undefined) addError(control, 'Enter a dollar amount, such as 1,250.50');
  else if (cents > profileLimits.amountCents) {
    addError(control, `Enter ${formatCents(profileLimits.amountCents)} or less`);
  }
  return cents ?? null;
}

/** Millionths of a typed percentage with up to four decimals; `null` when nothing is typed, or after an error. */
export function readPercent(typed: string, control: string, addError: AddError, example: string): number | null {
  const text = typed.trim().replace(/%$/, '').trimEnd();
  if (text === '') return null;
  const [, whole, decimals = ''] = /^(\d{0,3})(?:\.(\d{0,4}))?$/.exec(text) ?? [];
  if (whole === undefined || whole + decimals === '') {
    addError(control, `Enter a number, such as ${example}`);
    return null;
  }
  return Number(whole) * 10_000 + Number(decimals.padEnd(4, '0'));
}

/** A typed whole number; `null` when nothing is typed, or after an error. */
export function readWhole(typed: string, control: string, addError: AddError): number | null {
  const digits = typed.trim();
  if (digits === '') return null;
  if (/^\d{1,4}$/.test(digits)) return Number(digits);
  addError(control, 'Enter a whole number');
  return null;
}

/** Reports an error at `control` for `null`. */
export function required<Value>(value: Value | null, control: string, addError: AddError, text: string): Value {
  if (value === null) addError(control, text);
  return value as Value;
}

export const typedCents = (cents: number | null | undefined): string =>
  cents === null || cents === undefined ? '' : formatAmount(cents);
export const typedPercent = (millionths: number | null | undefined): string =>
  millionths === null || millionths === undefined ? '' : String(millionths / 10_000);
export const typedWhole = (whole: number | null | undefined): string =>
  whole === null || whole === undefined ? '' : String(whole);

/** A date control’s day; `null` when nothing is chosen. */
export const readDay = (typed: string): string | null => (typed === '' ? null : typed);

/** A date control’s text. */
export const typedDay = (day: string | null | undefined): string => day ?? '';

/** Options of a select, in the order of their labels. */
export const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
