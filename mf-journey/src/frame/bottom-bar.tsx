import { useState, type ReactNode } from 'react';
import {
  BottomBar as Bar,
  type BottomBarLink,
  EllipsisIcon,
  HouseIcon,
  LandmarkIcon,
  LayoutDashboardIcon,
  MessageCircleIcon,
} from '@hearthway/web-kit';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { MoreMenu } from './more-menu.js';

export function BottomBar(): ReactNode {
  const [more, setMore] = useState(false);
  const dashboard = useBarLink('/dashboard');
  const homes = useBarLink('/home-search');
  const lenders = useBarLink('/dashboard#lender-matches');
  const chat = useBarLink('/chat');
  return (
    <>
      <Bar
        label="Main"
        current={useLocation().pathname}
        items={[
          { label: 'Dashboard', Icon: LayoutDashboardIcon, ...dashboard },
          { label: 'Homes', Icon: HouseIcon, ...homes },
          { label: 'Lenders', Icon: LandmarkIcon, ...lenders },
          { label: 'Mia', Icon: MessageCircleIcon, ...chat },
          {
            label: 'More',
            Icon: EllipsisIcon,
            onPress: () => {
              setMore(true);
            },
          },
        ]}
      />
      {more && (
        <MoreMenu
          onClose={() => {
            setMore(false);
          }}
        />
      )}
    </>
  );
}

/** Connects the kit's links to the router. */
function useBarLink(to: string): Pick<BottomBarLink, 'href' | 'onClick'> {
  return { href: useHref(to), onClick: useLinkClickHandler(to) };
}
