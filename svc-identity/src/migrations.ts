import { renameCollection, type Migration } from '@hearthway/service-kit';

/** Oldest first. Earlier releases wrote the names of some collections with underscores. */
export const migrations: readonly Migration[] = [
  renameCollection('data_exports', 'data-exports'),
  renameCollection('familiar_places', 'familiar-places'),
  renameCollection('refresh_secrets', 'refresh-secrets'),
  renameCollection('sign_in_attempts', 'sign-in-attempts'),
  renameCollection('signing_keys', 'signing-keys'),
];
