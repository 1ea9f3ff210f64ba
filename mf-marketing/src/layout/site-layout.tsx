import type { Platform } from '@hearthway/contracts/platform';
import { Main } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { BottomBar } from './bottom-bar.js';
import { SiteFooter } from './site-footer.js';
import { TopBar } from './top-bar.js';
import { useArrivalAtAnchor } from './use-arrival-at-anchor.js';
import css from './site-layout.module.css';

export interface SiteLayoutProps {
  platform: Platform;
  /** The path of the page inside, by its canonical name: `/` for the landing page. */
  current?: string | undefined;
  children: ReactNode;
}

/** What stands around every public page: a bar on top and, on a phone, one at the bottom; the footer below. */
export function SiteLayout({ platform, current, children }: SiteLayoutProps): ReactNode {
  useArrivalAtAnchor();
  return (
    <div className={css['site']}>
      <TopBar platform={platform} current={current} />
      <Main className={css['content']}>{children}</Main>
      <SiteFooter platform={platform} current={current} />
      <BottomBar platform={platform} current={current} />
    </div>
  );
}
