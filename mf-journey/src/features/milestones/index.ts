export { LazyAnimatedTracker } from './lazy-animated-tracker.js';
export { FallbackNotice } from './components/fallback-notice.js';
export { StillToDo } from './components/still-to-do.js';
export { TrackerLine } from './components/tracker-line.js';
export { TrackerList } from './components/tracker-list.js';
export { TrackerStrip } from './components/tracker-strip.js';
export { TrackerTimeline } from './components/tracker-timeline.js';
export { MilestonesProvider, useMilestones, type Milestones } from './milestones-provider.js';
export { currentMilestone, progressOf, type Tracker } from './tracker.js';
