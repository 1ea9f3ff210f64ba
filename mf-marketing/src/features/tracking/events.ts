import type { ReportedStep } from '@hearthway/contracts/constants';
import type { TrackedEvent } from '@hearthway/contracts/platform';
import type { Section } from './scroll-depth.js';

const eventSource = 'mf-marketing';

/** Every event of the public pages. They carry element ids and percentages, never personal data. */

export function clicked(element: string): TrackedEvent {
  return { eventType: 'click', eventSource, eventData: { element } };
}

/** `details` are choices the page offers (a tab, open or closed), never typed text. */
export function interacted(element: string, details: Readonly<Record<string, string | boolean>> = {}): TrackedEvent {
  return { eventType: 'ui_interaction', eventSource, eventData: { element, ...details } };
}

export function sectionReached(section: Section, percent: number): TrackedEvent {
  return { eventType: 'scroll', eventSource, eventData: { section, percent } };
}

export function depthReached(maximumPercent: number): TrackedEvent {
  return { eventType: 'scroll', eventSource, eventData: { maximumPercent } };
}

export function exitIntended(): TrackedEvent {
  return { eventType: 'user_intent', eventSource, eventData: { intent: 'exit' } };
}

export function formSent(form: string): TrackedEvent {
  return { eventType: 'form_submit', eventSource, eventData: { form } };
}

/** Only once it has succeeded: the admin's funnel counts it. */
export function stepReached(step: ReportedStep): TrackedEvent {
  return { eventType: 'ui_interaction', eventSource, eventData: { step } };
}

/** Pass the problem's code, never its message, which may repeat what was typed. */
export function formFailed(form: string, code: string): TrackedEvent {
  return { eventType: 'error', eventSource, eventData: { form, code } };
}
