export { buildOpenApi, type OpenApiDocument } from './build-open-api.js';
export { interfaceOf } from './interface.js';
export { recordedPacts } from './recorded-pacts.js';
