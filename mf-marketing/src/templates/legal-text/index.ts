export type { LegalDocument, LegalSection } from './legal-document.js';
export { LegalPage } from './legal-page.js';
