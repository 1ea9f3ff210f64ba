import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { DraftKind } from '@hearthway/contracts/constants';
import { Alert, buttonClassName } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { useUser } from '@hearthway/web-kit/slice';
import { hasDrafts, subscribeToDrafts } from './draft-storage.js';

/** Allows time for the save that a page starts when the buyer leaves it. */
const saveMilliseconds = 1_000;

/** The page that sends the drafts, which it does when it is opened. */
const kinds = {
  profile: {
    title: 'Part of your financial profile is saved only on this device',
    path: '/pre-approval-form',
    link: 'Open your financial profile',
    text: 'Your latest changes weren’t sent or aren’t finished yet. Nothing is lost: open your profile, and we’ll send what’s ready.',
  },
  homeNotes: {
    title: 'Notes about a home are saved only on this device',
    path: '/home-search',
    link: 'Open your homes',
    text: 'They weren’t sent yet. Nothing is lost: open your homes, and we’ll send them.',
  },
} as const satisfies Readonly<Partial<Record<DraftKind, object>>>;

/** Warns, on other pages, that edits are not on the server. */
export function WaitingDrafts(): ReactNode {
  return (
    <>
      <Waiting kind="profile" />
      <Waiting kind="homeNotes" />
    </>
  );
}

function Waiting({ kind }: { readonly kind: keyof typeof kinds }): ReactNode {
  const userId = useUser()?.id;
  const hasWaiting = useSyncExternalStore(subscribeToDrafts, () => userId !== undefined && hasDrafts(kind, userId));
  const [mayBeSaving, setMayBeSaving] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => {
      setMayBeSaving(false);
    }, saveMilliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (!hasWaiting || mayBeSaving) return null;
  const { title, path, link, text } = kinds[kind];
  return (
    <Alert
      tone="warning"
      announce="polite"
      title={title}
      action={
        <PageLink to={path} className={buttonClassName({ variant: 'secondary', size: 'small' })}>
          {link}
        </PageLink>
      }
    >
      {text}
    </Alert>
  );
}
