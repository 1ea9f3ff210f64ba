import { createFileIntegrity } from './file-integrity.js';

export type { FileIntegrity } from './file-integrity.js';

/** Of this page. */
export const fileIntegrity = createFileIntegrity(document);
