import { fileURLToPath } from 'node:url';
import { buildOpenApi } from './build-open-api.js';

/** The committed document. */
export const openApiPath = fileURLToPath(new URL('../../../contracts/openapi.json', import.meta.url));

/** The document as it should stand in the file. */
export function openApiText(): string {
  return `${JSON.stringify(buildOpenApi(), null, 2)}\n`;
}
