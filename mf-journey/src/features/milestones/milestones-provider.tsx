import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Milestone } from '@hearthway/contracts/journey';
import { milestoneTexts } from '@hearthway/contracts/texts';
import { useQuery } from '@tanstack/react-query';
import { lazyPart, usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useNavigate } from 'react-router-dom';
import { isUnreadable, milestonesQuery } from './api.js';
import { defaultList } from './default-list.js';
import { useRefreshedRules } from './rules.js';
import { pageOf, startsWhenOpened, trackerOf, type Tracker } from './tracker.js';
import { useStatusChange } from './use-status-change.js';

export interface Milestones {
  readonly tracker: Tracker;
  /** `fallback`: loading failed, and the default list is shown. */
  readonly state: 'loading' | 'ready' | 'fallback';
  readonly retry: () => void;
  readonly retrying: boolean;
  /** Goes to the milestone's page. Opening the first milestone also starts it. */
  readonly open: (milestone: Milestone) => void;
  /** Celebrates once saved, and offers to undo it. */
  readonly complete: (milestone: Milestone) => void;
  /**
   * The service completed the milestone because the buyer did what it is about. Celebrates that, and offers to undo what
   * they did; if that can’t be undone, the milestone alone.
   */
  readonly celebrateDone: (milestone: Milestone, undo?: () => void) => void;
  /** Id of the milestone being saved. */
  readonly changing: string | undefined;
}

const MilestonesContext = createContext<Milestones | null>(null);

// Not in the first load. A toast says the same, so nothing is missing if it can't be loaded.
const Celebration = lazyPart(async () => (await import('./components/celebration.js')).Celebration, {
  waiting: null,
  failed: () => null,
});

/** Provides the buyer's milestones and their actions, and shows the celebration. */
export function MilestonesProvider({ children }: { children: ReactNode }): ReactNode {
  const [celebrated, setCelebrated] = useState<Celebrated | null>(null);
  const milestones = useMilestonesOf(setCelebrated);
  useFocusAfter(celebrated !== null);
  useFocusAfter(milestones.state === 'fallback');
  return (
    <MilestonesContext value={milestones}>
      {children}
      {celebrated && (
        <Celebration
          key={celebrated.milestone.id}
          milestone={celebrated.milestone}
          onClose={() => {
            setCelebrated(null);
          }}
          onUndo={celebrated.undo}
        />
      )}
    </MilestonesContext>
  );
}

interface Celebrated {
  readonly milestone: Milestone;
  readonly undo: () => void;
}

export function useMilestones(): Milestones {
  const milestones = useContext(MilestonesContext);
  if (!milestones) throw new Error('Milestones are used outside of their provider');
  return milestones;
}

function useMilestonesOf(celebrate: (celebrated: Celebrated | null) => void): Milestones {
  const { session, toast } = usePlatform();
  const navigate = useNavigate();
  const user = useUser();
  const query = useQuery({ ...milestonesQuery(session, user?.id), enabled: user !== undefined });
  const { change, changing } = useStatusChange(user?.id);

  const unreadable = isUnreadable(query.error);
  const list = query.data ?? (query.isError && !unreadable ? defaultList : undefined);
  const tracker = useMemo(() => trackerOf(list), [list]);
  useEffect(() => {
    if (query.error) console.warn(`Milestones are unavailable: ${query.error.message}`);
  }, [query.error]);

  const refreshRules = useRefreshedRules();
  const refetch = (): void => {
    void query.refetch();
    refreshRules();
  };
  const undo = (milestone: Milestone): void => {
    celebrate(null);
    change({ milestone: { ...milestone, status: 'completed' }, status: milestone.status });
  };
  return {
    tracker,
    changing,
    state: query.data || unreadable ? 'ready' : query.isError ? 'fallback' : 'loading',
    retry: refetch,
    retrying: query.isRefetching,
    open(milestone) {
      if (startsWhenOpened(milestone)) change({ milestone, status: 'in_progress' });
      toast({ title: milestoneTexts.navigating, description: milestone.title });
      void navigate(pageOf(milestone));
    },
    complete(milestone) {
      if (milestone.status === 'completed') return;
      const onDone = (): void => {
        celebrate({
          milestone,
          undo: () => {
            undo(milestone);
          },
        });
      };
      change({ milestone, status: 'completed', onDone, onUndo: undo });
    },
    celebrateDone(milestone, undoDone) {
      refetch();
      const undoIt = (): void => {
        if (undoDone) {
          celebrate(null);
          undoDone();
        } else undo(milestone);
      };
      toast({
        title: milestoneTexts.completed,
        description: milestoneTexts.progressUpdated,
        action: { label: 'Undo', onSelect: undoIt },
      });
      celebrate({ milestone, undo: undoIt });
    },
  };
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
