import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Milestone } from '@hearthway/contracts/journey';
import { milestonePath } from '@hearthway/contracts/pages';
import { milestoneTexts } from '@hearthway/contracts/texts';
import { useQuery } from '@tanstack/react-query';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useNavigate } from 'react-router-dom';
import { isUnreadable, milestonesQuery } from './api.js';
import { Celebration } from './components/celebration.js';
import { defaultList } from './default-list.js';
import { startsWhenOpened, trackerOf, type Tracker } from './tracker.js';
import { useStatusChange } from './use-status-change.js';

export interface Milestones {
  readonly tracker: Tracker;
  /** `fallback`: loading failed, and the default list is shown. */
  readonly state: 'loading' | 'ready' | 'fallback';
  readonly retry: () => void;
  readonly retrying: boolean;
  /** Goes to the milestone's page or to `path`. Opening the first milestone also starts it. */
  readonly open: (milestone: Milestone, path?: string) => void;
  /** Celebrates once saved, and offers to undo it. */
  readonly complete: (milestone: Milestone) => void;
  /** Id of the milestone being saved. */
  readonly changing: string | undefined;
}

const MilestonesContext = createContext<Milestones | null>(null);

/** Provides the buyer's milestones and their actions, and shows the celebration. */
export function MilestonesProvider({ children }: { children: ReactNode }): ReactNode {
  const [celebrated, setCelebrated] = useState<Milestone | null>(null);
  const { undo, ...milestones } = useMilestonesOf(setCelebrated);
  useFocusAfter(celebrated !== null);
  useFocusAfter(milestones.state === 'fallback');
  return (
    <MilestonesContext value={milestones}>
      {children}
      <Celebration
        milestone={celebrated}
        onClose={() => {
          setCelebrated(null);
        }}
        onUndo={undo}
      />
    </MilestonesContext>
  );
}

export function useMilestones(): Milestones {
  const milestones = useContext(MilestonesContext);
  if (!milestones) throw new Error('Milestones are used outside of their provider');
  return milestones;
}

function useMilestonesOf(celebrate: (milestone: Milestone | null) => void) {
  const { session, toast } = usePlatform();
  const navigate = useNavigate();
  const user = useUser();
  const query = useQuery({ ...milestonesQuery(session, user?.id), enabled: user !== undefined });
  const { change, changing } = useStatusChange();

  const unreadable = isUnreadable(query.error);
  const list = query.data ?? (query.isError && !unreadable ? defaultList : undefined);
  const tracker = useMemo(() => trackerOf(list), [list]);
  useEffect(() => {
    if (query.error) console.warn(`Milestones are unavailable: ${query.error.message}`);
  }, [query.error]);

  const undo = (milestone: Milestone): void => {
    celebrate(null);
    change({ milestone: { ...milestone, status: 'completed' }, status: milestone.status });
  };
  return {
    tracker,
    changing,
    undo,
    state: query.data || unreadable ? 'ready' : query.isError ? 'fallback' : 'loading',
    retry: () => void query.refetch(),
    retrying: query.isRefetching,
    open(milestone, path = milestonePath(milestone.key)) {
      if (startsWhenOpened(milestone)) change({ milestone, status: 'in_progress' });
      toast({ title: milestoneTexts.navigating, description: milestone.title });
      void navigate(path);
    },
    complete(milestone) {
      if (milestone.status !== 'completed') change({ milestone, status: 'completed', onDone: celebrate, onUndo: undo });
    },
  } satisfies Milestones & Record<'undo', unknown>;
}

/** When `shown` turns false and took the focused control with it, the page's heading takes the focus. */
function useFocusAfter(shown: boolean): void {
  const wasShown = useRef(false);
  useEffect(() => {
    const gone = wasShown.current && !shown;
    wasShown.current = shown;
    if (gone && document.activeElement === document.body) document.querySelector('h1')?.focus();
  }, [shown]);
}
