export { buildOpenApi, type OpenApiDocument } from './build-open-api.js';
