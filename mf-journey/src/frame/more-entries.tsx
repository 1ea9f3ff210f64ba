import type { ReactNode } from 'react';
import { milestonePath } from '@hearthway/contracts/journey-pages';
import { CircleCheckIcon, FolderIcon, RouteIcon, SettingsIcon, WalletIcon } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { useUser } from '@hearthway/web-kit/slice';
import { currentMilestone, useMilestones } from '../features/milestones/index.js';
import { SignOutButton } from './sign-out-button.js';
import css from './more-entries.module.css';

const ofThePlan = [
  { to: '/pre-approval-form', label: 'Financial profile', Icon: WalletIcon },
  { to: '/buying-power', label: 'Buying Power', Icon: RouteIcon },
  { to: '/home-goals', label: 'Home Goals', Icon: CircleCheckIcon },
] as const;
const others = [
  { to: '/documents', label: 'Documents', Icon: FolderIcon },
  { to: '/settings', label: 'Settings', Icon: SettingsIcon },
] as const;

export function MoreEntries({ onClose }: { onClose: () => void }): ReactNode {
  const user = useUser();
  const current = currentMilestone(useMilestones().tracker);
  const step = current && { to: milestonePath(current.key), label: current.title, Icon: RouteIcon };
  const isFurther = ofThePlan.every(({ to }) => to !== step?.to);
  const pages = [...ofThePlan, ...(step && isFurther ? [step] : []), ...others];
  return (
    <>
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
    </>
  );
}
