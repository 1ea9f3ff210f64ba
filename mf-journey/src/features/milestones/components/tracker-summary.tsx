import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { ChevronDownIcon, Skeleton, LoadingText } from '@hearthway/web-kit';
import { useLocation } from 'react-router-dom';
import { useMilestones } from '../milestones-provider.js';
import { currentMilestone, milestoneAt } from '../tracker.js';
import { TrackerList } from './tracker-list.js';
import css from './tracker-summary.module.css';

/** For small screens: one line, such as "Step 2 of 9 · Buying Power", that opens the whole list. */
export function TrackerSummary({ label }: { label: string }): ReactNode {
  const { tracker, state } = useMilestones();
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const listId = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  // Going to another page closes the list.
  const open = openedAt === pathname;
  useCloseOnEscape(open, () => {
    setOpenedAt(undefined);
    buttonRef.current?.focus();
  });
  if (state === 'loading') return <TrackerSummarySkeleton />;
  const milestone = milestoneAt(tracker, pathname) ?? currentMilestone(tracker);
  if (tracker.total === 0) return null;
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className={css['summary']}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => {
          setOpenedAt(open ? undefined : pathname);
        }}
      >
        <span className={css['line']}>
          {milestone ? (
            <>
              Step {milestone.order} of {tracker.total} · <strong className={css['title']}>{milestone.title}</strong>
            </>
          ) : (
            'All steps completed'
          )}
        </span>
        <ChevronDownIcon size={20} className={css['chevron']} />
      </button>
      <div id={listId} className={css['list']} hidden={!open}>
        {open && <TrackerList label={label} />}
      </div>
    </>
  );
}

function useCloseOnEscape(open: boolean, close: () => void): void {
  const closeRef = useRef(close);
  useEffect(() => {
    closeRef.current = close;
  });
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') closeRef.current();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
}

function TrackerSummarySkeleton(): ReactNode {
  return (
    <div className={css['summary']}>
      <LoadingText>Loading your milestones</LoadingText>
      <Skeleton width="wide" />
    </div>
  );
}
