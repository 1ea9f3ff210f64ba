import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import { dataExportConsumer } from './data-export-consumers.js';
import { dataExportRoutes } from './data-export-routes.js';
import { createDataExportStore, type DataExportStore } from './data-export-store.js';
import type { DataExportDependencies } from './request-data-export.js';

type Needed = Dependencies & Omit<DataExportDependencies, 'dataExports'>;

export function openDataExports(
  needed: Needed,
): ServiceModule & { readonly store: Pick<DataExportStore, 'deleteByUser'> } {
  const store = createDataExportStore(needed.connection);
  const dependencies = { ...needed, dataExports: store };
  return {
    store,
    stores: [store],
    routes: dataExportRoutes(dependencies),
    consumers: [dataExportConsumer(dependencies)],
  };
}
