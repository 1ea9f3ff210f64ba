import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Home } from '@hearthway/contracts/journey';
import { Alert } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { draftStorageQuery } from '../drafts/index.js';
import type { ImpressionsDrafts } from './impressions-editor.js';
import type { ImpressionsDraft } from './impressions-edits.js';
import { useEditors } from './use-impressions.js';

type NotedHome = Pick<Home, 'id' | 'address' | 'impressions'>;

type LeftHome = Pick<Home, 'id' | 'address'>;

interface WaitingNotesProps {
  readonly homes: readonly NotedHome[];
}

/** For pages without notes: sends those kept on this device, now and once back online, and says which still wait. */
export function WaitingNotes({ homes }: WaitingNotesProps): ReactNode {
  const { session } = usePlatform();
  const userId = useUser()?.id;
  const { data: drafts } = useQuery({
    ...draftStorageQuery<string, ImpressionsDraft>(session, userId, 'homeNotes'),
    enabled: userId !== undefined,
  });
  return drafts && <Sending homes={homes} drafts={drafts} />;
}

function Sending({ homes, drafts }: WaitingNotesProps & { readonly drafts: ImpressionsDrafts }): ReactNode {
  const createEditor = useEditors(drafts);
  const [waiting, setWaiting] = useState<readonly LeftHome[]>([]);
  const sendAll = useEffectEvent(async () => {
    const isThere = new Set(homes.map(({ id }) => id));
    const gone = [...drafts.found.keys()].filter((id) => !isThere.has(id));
    const left: LeftHome[] = gone.map((id) => ({ id, address: 'A home that was deleted' }));
    for (const home of homes.filter(({ id }) => drafts.found.has(id))) {
      const editor = createEditor(home);
      await editor.flush();
      if (editor.state().draft) left.push(home);
    }
    setWaiting(left);
  });
  useEffect(() => {
    const send = (): void => void sendAll();
    send();
    window.addEventListener('online', send);
    return () => {
      window.removeEventListener('online', send);
    };
  }, [drafts]);
  if (waiting.length === 0) return null;
  return (
    <Alert tone="warning" announce="polite" title="Some notes are only on this device">
      We couldn’t save them yet. Nothing is lost. Open the home to see them:
      <ul>
        {waiting.map(({ id, address }) => (
          <li key={id}>
            <PageLink to={`/home-search/${id}`}>{address}</PageLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
