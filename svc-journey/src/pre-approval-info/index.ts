export { createPreApprovalInfoStore } from './pre-approval-info-store.js';
export { preApprovalInfoRoutes } from './pre-approval-info-routes.js';
