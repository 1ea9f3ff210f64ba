import type { CalendarEvent } from '@hearthway/contracts/journey';
import type { Day } from '../../local-time/index.js';
import type { ScheduledEvent } from '../schedule.js';

/** The open dialog and its event. */
export type OpenDialog =
  | { readonly kind: 'details'; readonly event: ScheduledEvent }
  /** The link for calendar apps. */
  | { readonly kind: 'link' }
  | { readonly kind: 'new'; readonly day: Day }
  | { readonly kind: 'edit' | 'delete'; readonly event: CalendarEvent };
