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
import { brand } from '@hearthway/contracts/brand';
import { journeyPageAt, milestonePath } from '@hearthway/contracts/journey-pages';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { MoreDialog } from './more-dialog.js';

export function BottomBar(): ReactNode {
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const dashboard = useBarLink('/dashboard');
  const homes = useBarLink('/home-search');
  const lenders = useBarLink('/dashboard#lender-matches');
  const { pathname, hash } = useLocation();
  const chat = useBarLink('/chat');
  const milestone = journeyPageAt(pathname)?.milestone;
  return (
    <>
      <Bar
        label="Main"
        current={pathname + hash === lenders.href ? lenders.href : milestone ? milestonePath(milestone) : pathname}
        items={[
          { label: 'Dashboard', Icon: LayoutDashboardIcon, ...dashboard },
          { label: 'Homes', Icon: HouseIcon, ...homes },
          { label: 'Lenders', Icon: LandmarkIcon, ...lenders },
          { label: brand.assistant, Icon: MessageCircleIcon, ...chat },
          {
            label: 'More',
            Icon: EllipsisIcon,
            onPress: () => {
              setIsMoreOpen(true);
            },
          },
        ]}
      />
      {isMoreOpen && (
        <MoreDialog
          onClose={() => {
            setIsMoreOpen(false);
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
