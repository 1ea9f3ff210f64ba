import type { VerbName } from '../command-line.js';
import { canIDeploy, preview } from './candidate.js';
import { promote, release, rollback } from './change.js';
import type { Command } from './context.js';
import { create, list, revoke } from './credentials.js';
import { history, status } from './overview.js';
import { publish } from './publish.js';
import { verify } from './verify.js';

export const commands: Readonly<Record<VerbName, Command>> = {
  publish,
  verify,
  'can-i-deploy': canIDeploy,
  release,
  promote,
  rollback,
  preview,
  status,
  history,
  'credentials list': list,
  'credentials create': create,
  'credentials revoke': revoke,
};
