export { MilestoneChecklist } from './milestone-checklist.js';
