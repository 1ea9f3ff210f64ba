import type { Platform } from '@hearthway/contracts/platform';
import { Main } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { BottomBar } from './bottom-bar.js';
import { SiteFooter } from './site-footer.js';
import { TopBar } from './top-bar.js';
import { useGoToAnchor } from './use-go-to-anchor.js';
import css from './site-layout.module.css';

export interface SiteLayoutProps {
  platform: Platform;
  /** Canonical path of the page: `/` for the landing page. */
  current?: string | undefined;
  children: ReactNode;
}

/** The header, footer, and, on phones, bottom bar of every public page. */
export function SiteLayout({ platform, current, children }: SiteLayoutProps): ReactNode {
  useGoToAnchor();
  return (
    <div className={css['site']}>
      <TopBar platform={platform} current={current} />
      <Main className={css['content']}>{children}</Main>
      <SiteFooter platform={platform} current={current} />
      <BottomBar platform={platform} current={current} />
    </div>
  );
}
