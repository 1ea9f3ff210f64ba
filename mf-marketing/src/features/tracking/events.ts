import type { TrackedEvent } from '@hearthway/contracts/platform';
import type { Section } from './scroll-depth.js';

const eventSource = 'mf-marketing';

/** Everything that the public pages report, in one place: ids of elements and percentages, nothing of a person. */

export function clicked(element: string): TrackedEvent {
  return { eventType: 'click', eventSource, eventData: { element } };
}

/** `details` are choices between what the page offers (a tab, open or closed), never what was typed. */
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

/** `code` is the stable code of a problem, never its text, which may repeat what was typed. */
export function formFailed(form: string, code: string): TrackedEvent {
  return { eventType: 'error', eventSource, eventData: { form, code } };
}
