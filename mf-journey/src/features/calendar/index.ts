export { LazyUpcomingSchedule } from './lazy-upcoming-schedule.js';
export { WhenFields } from './components/when-fields.js';
export { isPast, whenFormOf, whenValues } from './when-form.js';
