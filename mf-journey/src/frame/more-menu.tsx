import type { ReactNode } from 'react';
import { Dialog } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { SignOutButton } from './sign-out-button.js';
import css from './more-menu.module.css';

const links = [
  ['/pre-approval-form', 'Your finances'],
  ['/home-goals', 'Home goals'],
  ['/documents', 'Documents'],
  ['/settings', 'Settings'],
] as const;

/** What the bottom bar of a small screen has no room for. */
export function MoreMenu({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <Dialog open size="small" title="More" onClose={onClose}>
      <nav aria-label="More">
        <ul className={css['links']}>
          {links.map(([to, label]) => (
            <li key={to}>
              <PageLink to={to} className={css['entry']} onClick={onClose}>
                {label}
              </PageLink>
            </li>
          ))}
          <li>
            <SignOutButton className={css['entry']} />
          </li>
        </ul>
      </nav>
    </Dialog>
  );
}
