import { formatDay } from '@hearthway/web-kit/dates';
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
  if (Array.isArray(value)) return value.includes(control.value) ? 'Yes' : 'No';
  const text = String(value);
  return control.type === 'date' && text !== '' ? formatDay(text) : text;
}
