export { dataExportConsumer } from './data-export-consumers.js';
export { dataExportRoutes } from './data-export-routes.js';
export { createDataExportStore } from './data-export-store.js';
