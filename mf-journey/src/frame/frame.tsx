import type { ReactNode } from 'react';
import { SkipLink } from '@hearthway/web-kit';
import { TrackerStrip } from '../features/milestones/index.js';
import { BottomBar } from './bottom-bar.js';
import { SideBar } from './side-bar.js';
import { TopBar } from './top-bar.js';
import { useWideScreen } from './use-wide-screen.js';
import css from './frame.module.css';

const pageId = 'journey-page';

/** What stands around every signed-in page. The tracker is drawn once: beside the page, or above it on a small screen. */
export function Frame({ children }: { children: ReactNode }): ReactNode {
  const wide = useWideScreen();
  return (
    <div className={css['frame']}>
      <SkipLink targetId={pageId}>Skip your journey</SkipLink>
      {wide && <SideBar />}
      <div className={css['column']}>
        <TopBar withWordmark={!wide} />
        {!wide && (
          <nav className={css['strip']} aria-label="Your journey">
            <TrackerStrip label="Milestones" />
          </nav>
        )}
        <div id={pageId} tabIndex={-1} className={css['page']}>
          {children}
        </div>
      </div>
      {!wide && <BottomBar />}
    </div>
  );
}
