import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AssessedHome, Home, HomeImpressions } from '@hearthway/contracts/journey';
import { usePlatform } from '@hearthway/web-kit/slice';
import { draftStorageOf } from '../../drafts/index.js';
import { sendImpressions } from '../api.js';
import { useHomeCache } from '../use-homes.js';
import type { ImpressionsDraft } from './impressions.js';
import { createImpressionsEditor, type ImpressionsEditor, type ImpressionsState } from './impressions-editor.js';

/** The editor of a home's notes and ratings while the page is open. `home` may be updated meanwhile. */
export function useImpressions(userId: string, home: AssessedHome): [ImpressionsState, ImpressionsEditor] {
  const { session } = usePlatform();
  const { put } = useHomeCache();
  const [editor] = useState(() =>
    createImpressionsEditor(home, {
      save: (read, impressions) => sendImpressions(session, read, impressions),
      storage: draftStorageOf('homeNotes', userId),
      onSaved: put,
    }),
  );
  useEffect(() => {
    editor.receive(home);
  }, [editor, home]);
  useEffect(() => {
    const stop = editor.start();
    return () => {
      stop();
      // Saves when the buyer leaves the page, unless they signed out.
      if (session.hasToken()) void editor.flush();
    };
  }, [editor, session]);
  return [useSyncExternalStore(editor.subscribe, editor.state), editor];
}

/** Sends notes that were written offline, on pages that don't show them. Conflicts wait for the home's own page. */
export function useSendWaitingNotes(userId: string | undefined, homes: readonly AssessedHome[] | undefined): void {
  const { session } = usePlatform();
  const { put } = useHomeCache();
  useEffect(() => {
    if (userId === undefined || !homes) return;
    const storage = draftStorageOf<string, ImpressionsDraft>('homeNotes', userId);
    const sendAll = async (): Promise<void> => {
      for (const home of homes) {
        if (!storage.read(home.id)) continue;
        const save = (read: Home, values: HomeImpressions) => sendImpressions(session, read, values);
        const editor = createImpressionsEditor(home, { save, storage, onSaved: put });
        await editor.flush();
      }
    };
    const send = (): void => void sendAll();
    window.addEventListener('online', send);
    send();
    return () => {
      window.removeEventListener('online', send);
    };
    // Only when the list is first there: a sent draft changes the list itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [userId, homes === undefined]);
}
