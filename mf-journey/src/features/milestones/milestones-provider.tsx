import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  listMilestoneRules,
  type Milestone,
  type MilestoneKey,
  type MilestoneRule,
} from '@hearthway/contracts/journey';
import { milestonePath } from '@hearthway/contracts/journey-pages';
import { milestoneTexts } from '@hearthway/contracts/texts';
import { useFocusAfter } from '@hearthway/web-kit';
import { operationKey, operationQuery } from '@hearthway/web-kit/http';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazyPart, useCaller, usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useNavigate } from 'react-router-dom';
import { isUnreadable, milestonesQuery } from './api.js';
import { defaultList } from './default-list.js';
import { openPrerequisite, pathOf, startsWhenOpened, trackerOf, type Tracker } from './tracker.js';
import { useStatusChange } from './use-status-change.js';

export interface Milestones {
  readonly tracker: Tracker;
  /** `fallback`: loading failed, and the default list is shown. */
  readonly state: 'loading' | 'ready' | 'fallback';
  readonly retry: () => void;
  readonly retrying: boolean;
  /** What completes the milestones; `undefined` until it is known. */
  readonly rules: readonly MilestoneRule[] | undefined;
  /** The milestone that usually comes before this one, if it isn't completed. */
  readonly openBefore: (key: MilestoneKey) => Milestone | undefined;
  /** Goes to what is left to do for the milestone. Opening the first milestone also starts it. */
  readonly open: (milestone: Milestone) => void;
  /** Asks first if what usually comes before is open. Celebrates once saved, and offers to undo it. */
  readonly complete: (milestone: Milestone) => void;
  /**
   * To be called after a change that may complete or reopen a milestone by its rule was saved. Celebrates if it completed one.
   * Resolves to those it reopened.
   * @param isCorrection it only restores what was done before, which isn't celebrated again
   * @param takeBack what Undo does, if that is more than to reopen the milestone
   */
  readonly refresh: (isCorrection?: boolean, takeBack?: () => void) => Promise<readonly Milestone[]>;
  /** Id of the milestone being saved. */
  readonly changing: string | undefined;
}

// Loads apart from the dashboard. A milestone is completed without it, too.
const Celebration = lazyPart(async () => (await import('./components/celebration.js')).Celebration, {
  waiting: null,
  failed: () => null,
});

// Also apart: few buyers go out of order. Without a connection, completing a step would fail as well; pressed again, it loads again.
const PrerequisiteQuestion = lazyPart(
  async () => (await import('./components/prerequisite-question.js')).PrerequisiteQuestion,
  { waiting: null, failed: () => null },
);

const MilestonesContext = createContext<Milestones | null>(null);

/** Provides the buyer's milestones and their actions, and shows the celebration. */
export function MilestonesProvider({ children }: { children: ReactNode }): ReactNode {
  const [celebrated, setCelebrated] = useState<Celebrated | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { undo, ...milestones } = useMilestonesOf(setCelebrated, setAsked);
  useFocusAfter(celebrated !== null, pageHeading);
  useFocusAfter(asked !== null, pageHeading);
  useFocusAfter(milestones.state === 'fallback', pageHeading);
  return (
    <MilestonesContext value={milestones}>
      {children}
      {asked && (
        <PrerequisiteQuestion
          {...asked}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
      {celebrated && (
        <Celebration
          milestone={celebrated.milestone}
          onClose={() => {
            setCelebrated(null);
          }}
          onUndo={(milestone) => {
            setCelebrated(null);
            if (celebrated.takeBack) celebrated.takeBack();
            else undo(milestone);
          }}
        />
      )}
    </MilestonesContext>
  );
}

/** A milestone that was just completed. */
interface Celebrated {
  readonly milestone: Milestone;
  readonly takeBack?: (() => void) | undefined;
}

/** A milestone that the buyer wants to complete before the one that usually comes first. */
interface Asked {
  readonly milestone: Milestone;
  readonly before: Milestone;
  readonly onConfirm: () => void;
}

export function useMilestones(): Milestones {
  const milestones = useContext(MilestonesContext);
  if (!milestones) throw new Error('Milestones are used outside of their provider');
  return milestones;
}

function useMilestonesOf(celebrate: (celebrated: Celebrated | null) => void, ask: (asked: Asked | null) => void) {
  const { session, toast } = usePlatform();
  const client = useQueryClient();
  const caller = useCaller();
  const navigate = useNavigate();
  const user = useUser();
  const options = milestonesQuery(session, user?.id);
  const query = useQuery({ ...options, enabled: user !== undefined });
  const { data: rules } = useQuery(operationQuery(caller, listMilestoneRules));
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
  const completeNow = (milestone: Milestone): void => {
    const onDone = (completed: Milestone): void => celebrate({ milestone: completed });
    change({ milestone, status: 'completed', onDone, onUndo: undo });
  };
  return {
    tracker,
    rules,
    changing,
    undo,
    state: query.data || unreadable ? 'ready' : query.isError ? 'fallback' : 'loading',
    retry: () => void query.refetch(),
    retrying: query.isRefetching,
    openBefore: (key) => openPrerequisite(query.data ?? [], { key }),
    open(milestone) {
      if (startsWhenOpened(milestone)) change({ milestone, status: 'in_progress' });
      toast({ title: milestoneTexts.navigating, description: milestone.title });
      void navigate(pathOf(milestone, rules ?? []));
    },
    complete(milestone) {
      if (milestone.status === 'completed') return;
      const before = openPrerequisite(list ?? [], milestone);
      if (!before) {
        completeNow(milestone);
        return;
      }
      const onConfirm = (): void => {
        ask(null);
        completeNow(milestone);
      };
      ask({ milestone, before, onConfirm });
    },
    async refresh(isCorrection = false, takeBack) {
      void client.invalidateQueries({ queryKey: operationKey(caller, listMilestoneRules) });
      const known = client.getQueryData(options.queryKey) ?? [];
      const wasCompleted = new Map(known.map(({ id, status }) => [id, status === 'completed']));
      const { data = [] } = await query.refetch();
      // Of several at once, the page’s own: a signed contract completes Home Search, too, and in cash what a lender would do.
      const isOwn = ({ key }: Milestone) => milestonePath(key) === window.location.pathname;
      const all = data.filter(({ id, status }) => status === 'completed' && wasCompleted.get(id) === false);
      const done = all.find(isOwn) ?? all.at(-1);
      if (done && !isCorrection) celebrate({ milestone: { ...done, status: 'in_progress' }, takeBack });
      return data.filter(({ id, status }) => status !== 'completed' && wasCompleted.get(id));
    },
  } satisfies Milestones & Record<'undo', unknown>;
}

const pageHeading = (): HTMLElement | null => document.querySelector('h1');
