export { addMilestoneKeys } from './add-milestone-keys.js';
export { finishIntroduction, type FinishIntroduction } from './finish-introduction.js';
export { createMilestoneStore } from './milestone-store.js';
export { milestoneConsumer } from './milestone-consumers.js';
export { milestoneRoutes } from './milestone-routes.js';
