import { operationPath } from '@hearthway/contracts/operation';
import type { PagePath } from '@hearthway/contracts/pages';

const sharedDocumentPath = '/shared-document/:token' satisfies PagePath;

/** What its owner sends to whoever it is for. */
export const linkOf = (token: string): string =>
  location.origin + operationPath({ path: sharedDocumentPath }, { token });
