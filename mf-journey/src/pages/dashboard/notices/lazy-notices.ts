import { latePart } from '../../../late-part.js';

/** Settings says the same. */
export const LazyNotices = latePart(async () => (await import('./notices.js')).Notices);
