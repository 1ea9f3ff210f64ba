import { formatDay } from '@hearthway/web-kit/dates';
import { formatCents, parseCents } from '@hearthway/web-kit/money';
import type { Fact } from '../conflict/index.js';

/** What these values mean in a form’s controls: by their labels, and with the words of their options. */
export function factsIn(form: HTMLFormElement, values: Readonly<Record<string, unknown>>): Fact[] {
  const known = new Map(Object.entries(values));
  return [...form.elements].flatMap((control) => {
    const value = known.get(control.getAttribute('name') ?? '');
    if (!isLabeled(control) || value === undefined) return [];
    // Without “(optional)”.
    return [[control.labels?.[0]?.firstChild?.textContent ?? '', textIn(control, value)] as const];
  });
}

type Labeled = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isLabeled = (control: Element): control is Labeled =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement;

function textIn(control: Labeled, value: unknown): string {
  if (control instanceof HTMLSelectElement)
    return [...control.options].find((option) => option.value === value)?.text ?? '';
  if (control.type === 'checkbox') {
    const isChecked = Array.isArray(value) ? value.includes(control.value) : value === true;
    return isChecked ? 'Yes' : 'No';
  }
  const text = String(value);
  if (control.type === 'date' && text !== '') return formatDay(text);
  return isMoney(control) ? moneyText(text) : text;
}

/** As `MoneyField` marks it. */
const isMoney = (control: Labeled): boolean => control.previousElementSibling?.textContent === '$';

/** `1500` and `1,500` are the same. What can’t be read stays as it was typed. */
function moneyText(typed: string): string {
  const cents = parseCents(typed);
  return cents !== undefined && Number.isFinite(cents) ? formatCents(cents) : typed;
}
