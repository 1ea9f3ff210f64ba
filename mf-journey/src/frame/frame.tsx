import { useRef, useState, type ReactNode } from 'react';
import { defaultMilestones, milestoneRoute } from '@hearthway/contracts/journey';
import { Main } from '@hearthway/web-kit';
import { useLocation } from 'react-router-dom';
import { MiaPanel } from '../features/chat/index.js';
import { TrackerSummary } from '../features/milestones/index.js';
import { useVeryWideScreen, useWideScreen } from '../use-media.js';
import { AskMiaButton } from './ask-mia-button.js';
import { BottomBar } from './bottom-bar.js';
import { SideBar } from './side-bar.js';
import { TopBar } from './top-bar.js';
import css from './frame.module.css';

/** The layout of every signed-in page. The tracker is beside the page, or above it on a small screen. */
export function Frame({ children }: { children: ReactNode }): ReactNode {
  const wide = useWideScreen();
  const veryWide = useVeryWideScreen();
  const { pathname } = useLocation();
  const page = milestonePageAt(pathname);
  const [isMiaOpen, setIsMiaOpen] = useState(false);
  const miaButtonRef = useRef<HTMLButtonElement>(null);
  const closeMia = (): void => {
    setIsMiaOpen(false);
    miaButtonRef.current?.focus();
  };
  return (
    <div className={css['frame']}>
      {wide && <SideBar />}
      <div className={css['column']}>
        <TopBar withWordmark={!wide}>
          {page !== undefined && (
            <AskMiaButton
              ref={miaButtonRef}
              isOpen={isMiaOpen}
              onPress={() => {
                setIsMiaOpen(!isMiaOpen);
              }}
            />
          )}
        </TopBar>
        {!wide && (
          <nav className={css['strip']} aria-label="Your journey">
            <TrackerSummary label="Your milestones" />
          </nav>
        )}
        <Main className={css['page']}>{children}</Main>
      </div>
      {page !== undefined && isMiaOpen && <MiaPanel page={page} beside={veryWide} onClose={closeMia} />}
      {!wide && <BottomBar />}
    </div>
  );
}

const milestonePages = new Set(['/get-to-know-you', ...defaultMilestones.map(({ title }) => milestoneRoute(title))]);

/** The page of a milestone, also when one of its parts is open. */
function milestonePageAt(pathname: string): string | undefined {
  const page = `/${pathname.split('/')[1] ?? ''}`;
  return milestonePages.has(page) ? page : undefined;
}
