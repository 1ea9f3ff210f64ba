import type { ReactNode } from 'react';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { HouseIcon, MessageCircleIcon, SettingsIcon } from '@hearthway/web-kit';
import { PageLink } from '../platform/index.js';
import { SignOutButton } from './sign-out-button.js';
import css from './bottom-bar.module.css';

export function BottomBar(): ReactNode {
  return (
    <nav className={css['bottom-bar']} aria-label="Main">
      <PageLink to="/dashboard" className={css['item']}>
        <HouseIcon size={22} />
        Dashboard
      </PageLink>
      <PageLink to="/chat" className={css['item']}>
        <MessageCircleIcon size={22} />
        {dashboardTexts.askAssistant}
      </PageLink>
      <PageLink to="/settings" className={css['item']}>
        <SettingsIcon size={22} />
        Settings
      </PageLink>
      <SignOutButton className={css['item']} iconSize={22} />
    </nav>
  );
}
