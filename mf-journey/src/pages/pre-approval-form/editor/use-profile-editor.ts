import { useEffect, useState, useSyncExternalStore } from 'react';
import { listLenderMatches, type StoredFinancialProfile } from '@hearthway/contracts/journey';
import { useQueryClient } from '@tanstack/react-query';
import { usePlatform } from '@hearthway/web-kit/slice';
import {
  fetchFinancialProfile,
  financialProfileKey,
  isSignedIn,
  sendFinancialProfile,
  type DraftStorage,
} from '../../../features/financial-profile/index.js';
import { createProfileEditor, type EditorState, type ProfileEditor } from './profile-editor.js';

/** The editor of this buyer's profile while the page is open. `kept` may be updated meanwhile. */
export function useProfileEditor(
  userId: string,
  kept: StoredFinancialProfile,
  storage: DraftStorage,
): [EditorState, ProfileEditor] {
  const { session } = usePlatform();
  const queryClient = useQueryClient();
  const [editor] = useState(() =>
    createProfileEditor(kept, {
      load: () => fetchFinancialProfile(session),
      save: (change) => sendFinancialProfile(session, change),
      storage,
      isSignedIn: () => isSignedIn(session, userId),
      onKept(newest) {
        queryClient.setQueryData(financialProfileKey(userId), newest);
        // The lender ranking depends on the profile.
        void queryClient.invalidateQueries({ queryKey: [listLenderMatches.path] });
      },
    }),
  );
  useEffect(() => {
    editor.receive(kept);
  }, [editor, kept]);
  useEffect(() => {
    const stop = editor.start();
    return () => {
      stop();
      // Saves when the buyer leaves the page.
      void editor.flush();
    };
  }, [editor]);
  return [useSyncExternalStore(editor.subscribe, editor.state), editor];
}
