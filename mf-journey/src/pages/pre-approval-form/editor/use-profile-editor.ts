import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import {
  getFinancialProfile,
  listLenderMatches,
  saveFinancialProfile,
  type StoredFinancialProfile,
} from '@hearthway/contracts/journey';
import { callOperation, operationKey } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useQueryClient } from '@tanstack/react-query';
import { isSignedIn } from '../../../features/drafts/index.js';
import { useMilestones } from '../../../features/milestones/index.js';
import { createProfileEditor, type EditorState, type ProfileDrafts, type ProfileEditor } from './profile-editor.js';

/** The editor of this buyer's profile while the page is open. `kept` may be updated during that time. */
export function useProfileEditor(
  userId: string,
  kept: StoredFinancialProfile,
  storage: ProfileDrafts,
): [EditorState, ProfileEditor] {
  const { session } = usePlatform();
  const caller = useCaller();
  const queryClient = useQueryClient();
  const [editor] = useState(() =>
    createProfileEditor(kept, {
      load: () => callOperation(session.request, getFinancialProfile),
      save: (body) => callOperation(session.request, saveFinancialProfile, { body }),
      storage,
      isSignedIn: () => isSignedIn(session, userId),
      onKept(newest) {
        queryClient.setQueryData(operationKey(caller, getFinancialProfile), newest);
        // The lender ranking depends on the profile.
        void queryClient.invalidateQueries({ queryKey: operationKey(caller, listLenderMatches) });
      },
    }),
  );
  useEffect(() => {
    editor.receive(kept);
  }, [editor, kept]);
  const { refresh } = useMilestones();
  const refreshedAt = useRef(kept.version);
  const refreshMilestones = useEffectEvent(() => {
    const { version } = editor.state().kept;
    if (version === refreshedAt.current) return;
    refreshedAt.current = version;
    void refresh();
  });
  useEffect(() => {
    const stop = editor.start();
    return () => {
      stop();
      // Saves when the buyer leaves the page.
      void editor.flush();
    };
  }, [editor]);
  const state = useSyncExternalStore(editor.subscribe, editor.state);
  // Not while the buyer types, which a celebration would interrupt.
  const isSettled = state.activeSection === undefined;
  useEffect(() => {
    if (isSettled) refreshMilestones();
  }, [isSettled, state.kept.version]);
  return [state, editor];
}
