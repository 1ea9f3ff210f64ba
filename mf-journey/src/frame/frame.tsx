import type { ReactNode } from 'react';
import { Main } from '@hearthway/web-kit';
import { LazyAlerts } from '../features/alerts/index.js';
import { TrackerLine } from '../features/milestones/index.js';
import { useWideScreen } from '../use-wide-screen.js';
import { BottomBar } from './bottom-bar.js';
import { SideBar } from './side-bar.js';
import { TopBar } from './top-bar.js';
import css from './frame.module.css';

/** The layout of every signed-in page. The tracker is beside the page, or above it on a small screen. */
export function Frame({ children }: { children: ReactNode }): ReactNode {
  const wide = useWideScreen();
  return (
    <div className={css['frame']}>
      {wide && <SideBar />}
      <div className={css['column']}>
        <TopBar withWordmark={!wide} />
        {!wide && <TrackerLine />}
        <Main className={css['page']}>
          {children}
          <LazyAlerts />
        </Main>
      </div>
      {!wide && <BottomBar />}
    </div>
  );
}
