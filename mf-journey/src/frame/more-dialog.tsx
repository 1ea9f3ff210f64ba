import type { ReactNode } from 'react';
import { Dialog, FolderIcon, SettingsIcon } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { useUser } from '@hearthway/web-kit/slice';
import { SignOutButton } from './sign-out-button.js';
import css from './more-dialog.module.css';

const pages = [
  { to: '/documents', label: 'Documents', Icon: FolderIcon },
  { to: '/settings', label: 'Settings', Icon: SettingsIcon },
] as const;

/** What has no room in the bottom bar of a small screen. */
export function MoreDialog({ onClose }: { onClose: () => void }): ReactNode {
  const user = useUser();
  return (
    <Dialog open size="small" title="More" onClose={onClose}>
      <nav aria-label="More">
        <ul className={css['entries']}>
          {pages.map(({ to, label, Icon }) => (
            <li key={to}>
              <PageLink to={to} className={css['entry']} onClick={onClose}>
                <Icon size={20} />
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css['account']}>
        {user && <p className={css['email']}>Signed in as {user.email}</p>}
        <SignOutButton className={css['entry']} />
      </div>
    </Dialog>
  );
}
