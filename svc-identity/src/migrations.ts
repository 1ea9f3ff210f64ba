import { renameCollection, type Migration } from '@hearthway/service-kit';

/** Nobody had verified an address in earlier releases. */
const markUnverified: Migration = {
  id: 'mark-email-addresses-unverified',
  async run(connection) {
    const unmarked = { emailVerifiedAt: { $exists: false } };
    await connection.collection('users').updateMany(unmarked, { $set: { emailVerifiedAt: null } });
  },
};

/** Oldest first. Earlier releases wrote the names of some collections with underscores. */
export const migrations: readonly Migration[] = [
  renameCollection('data_exports', 'data-exports'),
  renameCollection('familiar_places', 'familiar-places'),
  renameCollection('refresh_secrets', 'refresh-secrets'),
  renameCollection('sign_in_attempts', 'sign-in-attempts'),
  renameCollection('signing_keys', 'signing-keys'),
  markUnverified,
];
