import type { ReactNode } from 'react';
import { dashboardTexts } from '@hearthway/contracts/texts';
import {
  BottomBar as Bar,
  HouseIcon,
  linkProps,
  LogOutIcon,
  MessageCircleIcon,
  SettingsIcon,
} from '@hearthway/web-kit';
import { usePath, usePlatform } from '../platform/index.js';
import { useSignOut } from './use-sign-out.js';

export function BottomBar(): ReactNode {
  const { navigate } = usePlatform();
  const { label, pending, signOut } = useSignOut();
  return (
    <Bar
      label="Main"
      current={usePath()}
      items={[
        { label: 'Dashboard', Icon: HouseIcon, ...linkProps('/dashboard', navigate) },
        { label: dashboardTexts.askAssistant, Icon: MessageCircleIcon, ...linkProps('/chat', navigate) },
        { label: 'Settings', Icon: SettingsIcon, ...linkProps('/settings', navigate) },
        { label, Icon: LogOutIcon, onPress: signOut, pending },
      ]}
    />
  );
}
