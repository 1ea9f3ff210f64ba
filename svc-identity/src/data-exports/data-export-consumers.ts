import { journeyDataExported } from '@hearthway/contracts/journey';
import { on, type ConsumerDefinition } from '@hearthway/service-kit';
import type { DataExportDependencies } from './data-export-dependencies.js';
import { keepPart } from './keep-part.js';

export function dataExportConsumer(
  dependencies: Pick<DataExportDependencies, 'dataExports' | 'sealing' | 'now'>,
): ConsumerDefinition {
  return {
    queue: 'identity.data-exports',
    handlers: [on(journeyDataExported, ({ data }, session) => keepPart(dependencies, 'journey', data, session))],
  };
}
