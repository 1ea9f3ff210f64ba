import { useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
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
import { usePlatform } from '@hearthway/web-kit/slice';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

// With all that dialogs need, loaded when it is opened first.
const loadMore = async () => (await import('./more-dialog.js')).MoreDialog;
type MoreDialog = Awaited<ReturnType<typeof loadMore>>;

export function BottomBar(): ReactNode {
  const { toast } = usePlatform();
  const [More, setMore] = useState<ComponentType<ComponentProps<MoreDialog>>>();
  const openMore = async (): Promise<void> => {
    try {
      const Loaded = await loadMore();
      setMore(() => Loaded);
    } catch {
      const description = 'Check your connection and try again.';
      toast({ title: 'We couldn’t open this', description, tone: 'destructive' });
    }
  };
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
            onPress: () => void openMore(),
          },
        ]}
      />
      {More && (
        <More
          onClose={() => {
            setMore(undefined);
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
