export { createAdminAudits, type AdminAudits, type AuditDetails, type AuditedCall } from './admin-audits.js';
