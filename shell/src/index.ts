import { fileIntegrity } from './integrity/index.js';

// Before any other file is loaded.
globalThis.hearthwayIntegrityOf = fileIntegrity.of;
// Module Federation needs this async boundary to resolve shared packages before anything imports them.
import('./bootstrap.js').catch((error: unknown) => {
  document.getElementById('incomplete')?.removeAttribute('hidden');
  throw error;
});
