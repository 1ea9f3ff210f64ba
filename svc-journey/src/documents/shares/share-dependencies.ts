import type { LinkTokens } from '@hearthway/service-kit';
import type { DocumentDependencies } from '../dependencies.js';
import type { DrawPage } from '../drawing/page-drawer-client.js';

/** Dependencies of the use cases about links. */
export type ShareDependencies = DocumentDependencies & {
  readonly linkTokens: LinkTokens;
  readonly drawPage: DrawPage;
};
