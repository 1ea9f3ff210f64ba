export { MilestoneChecklist, useMilestoneRules } from './milestone-checklist.js';
