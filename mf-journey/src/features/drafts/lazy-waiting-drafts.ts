import { latePart } from '../../late-part.js';

export const LazyWaitingDrafts = latePart(async () => (await import('./waiting-drafts.js')).WaitingDrafts);
