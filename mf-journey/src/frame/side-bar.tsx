import type { ReactNode } from 'react';
import { brand } from '@hearthway/contracts/brand';
import { CircleCheckIcon, HouseIcon, SettingsIcon, Wordmark } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { TrackerList } from '../features/milestones/index.js';
import { SignOutButton } from './sign-out-button.js';
import css from './side-bar.module.css';

export function SideBar(): ReactNode {
  return (
    <aside className={css['side-bar']} aria-label="Your journey">
      <PageLink to="/dashboard" className={css['home']} aria-current={undefined}>
        <Wordmark name={brand.name} />
      </PageLink>
      <nav className={css['scroll']} aria-label="Main">
        <PageLink to="/dashboard" className={css['item']}>
          <HouseIcon size={20} />
          Dashboard
        </PageLink>
        <PageLink to="/home-goals" className={css['item']}>
          <CircleCheckIcon size={20} />
          Home Goals
        </PageLink>
        <p className={css['heading']} aria-hidden="true">
          Your milestones
        </p>
        <TrackerList label="Your milestones" />
      </nav>
      <nav className={css['foot']} aria-label="Account">
        <PageLink to="/settings" className={css['item']}>
          <SettingsIcon size={20} />
          Settings
        </PageLink>
        <SignOutButton className={css['item']} />
      </nav>
    </aside>
  );
}
