import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { listHomes, saveHomeImpressions, type Home } from '@hearthway/contracts/journey';
import type { OperationReply } from '@hearthway/contracts/operation';
import { callOperation, operationKey } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useQueryClient } from '@tanstack/react-query';
import { isSignedIn } from '../drafts/index.js';
import {
  createImpressionsEditor,
  type ImpressionsDrafts,
  type ImpressionsEditor,
  type ImpressionsState,
} from './impressions-editor.js';
import type { SavedImpressions } from './impressions-edits.js';

type HomeList = OperationReply<typeof listHomes>;
type NotedHome = Pick<Home, 'id' | 'impressions'>;

/** The editor of a home's notes and ratings while its page is open. `home` may be updated during that time. */
export function useImpressions(home: NotedHome, storage: ImpressionsDrafts): [ImpressionsState, ImpressionsEditor] {
  const createEditor = useEditors(storage);
  const [editor] = useState(() => createEditor(home));
  useEffect(() => {
    editor.receive(home.impressions);
  }, [editor, home.impressions]);
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

/** Makes editors that read and save by the service, and keep the list of homes up to date. */
export function useEditors(storage: ImpressionsDrafts): (home: NotedHome) => ImpressionsEditor {
  const { session } = usePlatform();
  const { userId } = useCaller();
  const client = useQueryClient();
  return useMemo(() => {
    const queryKey = operationKey({ userId }, listHomes);
    const show = (id: string, saved: SavedImpressions): void => {
      client.setQueryData<HomeList>(queryKey, (list) => list && withImpressions(list, id, saved));
    };
    return ({ id, impressions }) =>
      createImpressionsEditor(impressions, {
        homeId: id,
        storage,
        isSignedIn: () => isSignedIn(session, userId),
        load: async () => {
          const list = await callOperation(session.request, listHomes);
          return list.homes.find((home) => home.id === id)?.impressions;
        },
        save: async (version, values) => {
          const headers = { 'if-match': version };
          const input = { params: { homeId: id }, headers, body: values };
          return (await callOperation(session.request, saveHomeImpressions, input)).impressions;
        },
        onSaved(saved) {
          show(id, saved);
        },
      });
  }, [session, userId, client, storage]);
}

function withImpressions(list: HomeList, id: string, saved: SavedImpressions): HomeList {
  const isOlder = (home: Home): boolean => home.id === id && home.impressions.version < saved.version;
  return { ...list, homes: list.homes.map((home) => (isOlder(home) ? { ...home, impressions: saved } : home)) };
}
