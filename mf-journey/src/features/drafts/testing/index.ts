import { exampleUser } from '@hearthway/contracts/examples';
import { exampleDraftKey } from '../../../testing/in-memory/financial-profile.js';
import { createDraftSealing } from '../draft-sealing.js';
import { openDraftStorage, type DraftStorageOptions } from '../draft-storage.js';

/** The example buyer's unsent edits on this device. */
export const openExampleDrafts = async (kind: DraftStorageOptions['kind']) =>
  openDraftStorage({
    kind,
    userId: exampleUser.id,
    sealing: await createDraftSealing(exampleDraftKey),
    isSignedIn: () => true,
  });
