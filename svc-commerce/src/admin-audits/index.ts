export { createAdminAuditStore, type AdminAuditStore } from './admin-audit-store.js';
export { auditedRouter } from './audited-router.js';
