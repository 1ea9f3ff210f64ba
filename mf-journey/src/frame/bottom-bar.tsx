import type { ReactNode } from 'react';
import { dashboardTexts } from '@hearthway/contracts/texts';
import {
  BottomBar as Bar,
  type BottomBarLink,
  HouseIcon,
  LogOutIcon,
  MessageCircleIcon,
  SettingsIcon,
} from '@hearthway/web-kit';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { useSignOut } from './use-sign-out.js';

export function BottomBar(): ReactNode {
  const dashboard = useBarLink('/dashboard');
  const chat = useBarLink('/chat');
  const settings = useBarLink('/settings');
  const { label, pending, signOut } = useSignOut();
  return (
    <Bar
      label="Main"
      current={useLocation().pathname}
      items={[
        { label: 'Dashboard', Icon: HouseIcon, ...dashboard },
        { label: dashboardTexts.askAssistant, Icon: MessageCircleIcon, ...chat },
        { label: 'Settings', Icon: SettingsIcon, ...settings },
        { label, Icon: LogOutIcon, onPress: signOut, pending },
      ]}
    />
  );
}

/** Connects the kit's links to the router. */
function useBarLink(to: string): Pick<BottomBarLink, 'href' | 'onClick'> {
  return { href: useHref(to), onClick: useLinkClickHandler(to) };
}
