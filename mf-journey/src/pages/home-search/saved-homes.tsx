import type { ReactNode } from 'react';
import { Button, Card, classNames, ErrorState, LoadingText, PlusIcon, Skeleton } from '@hearthway/web-kit';
import { lazyPart } from '@hearthway/web-kit/slice';
import { useComparison } from '../../features/comparison/index.js';
import { useMoveHome } from '../../features/homes/index.js';
import { useMedia } from '../../use-wide-screen.js';
import { Basis } from './basis.js';
import type { Homes } from './cards.js';
import { CompareHomes } from './compare/compare-homes.js';
import { HomeList } from './home-list.js';
import type { HomeView } from './home-view.js';
import { OneColumn } from './one-column.js';
import { homesTitleId, useFocusAfterMove } from './use-focus-after-move.js';
import { useHomeView } from './use-home-view.js';
import css from './home-search.module.css';

// Loads separately from the page, because phones don't need it.
const Board = lazyPart(async () => (await import('./board/board.js')).Board, {
  waiting: (
    <>
      <LoadingText>Loading the board</LoadingText>
      <Skeleton shape="block" className={css['board-waiting']} />
    </>
  ),
  failed: (retry) => (
    <Card>
      <ErrorState title="We couldn’t load the board" headingLevel={3} onRetry={retry}>
        The list still works.
      </ErrorState>
    </Card>
  ),
});

/** The homes as a board or a list, with a side-by-side comparison. */
export function SavedHomes({ list, onAdd }: { readonly list: Homes; readonly onAdd: () => void }): ReactNode {
  const { homes, budget } = list;
  const [view, setView] = useHomeView();
  const hasRoomForBoard = useMedia('(min-width: 48rem)');
  const comparison = useComparison(homes);
  const onMove = useFocusAfterMove(homes, useMoveHome());
  const cards = { homes, comparison, onMove };
  return (
    <section aria-labelledby={homesTitleId} className={css['homes']}>
      <div className={css['toolbar']}>
        <h2 id={homesTitleId} tabIndex={-1} className={css['title']}>
          {homes.length === 1 ? 'Your home' : `Your ${homes.length} homes`}
        </h2>
        <div className={css['tools']}>
          <LayoutChoice
            layout={view.layout}
            onChange={(layout) => {
              setView({ ...view, layout });
            }}
          />
          <Button icon={<PlusIcon size={18} />} onClick={onAdd}>
            Add a home
          </Button>
        </div>
      </div>
      <Basis list={list} />
      {view.layout === 'list' ? (
        <HomeList {...cards} view={view} onView={setView} hasBudget={budget !== null} />
      ) : hasRoomForBoard ? (
        <Board {...cards} />
      ) : (
        <OneColumn
          {...cards}
          stage={view.stage ?? 'saved'}
          onStage={(stage) => {
            setView({ ...view, stage });
          }}
        />
      )}
      {homes.length > 1 && <CompareHomes comparison={comparison} />}
    </section>
  );
}

const layouts = { board: 'Board', list: 'List' } as const;

interface LayoutChoiceProps {
  readonly layout: HomeView['layout'];
  readonly onChange: (layout: HomeView['layout']) => void;
}

function LayoutChoice({ layout, onChange }: LayoutChoiceProps): ReactNode {
  return (
    <div role="group" aria-label="Show as" className={css['layouts']}>
      {(Object.keys(layouts) as HomeView['layout'][]).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === layout}
          className={classNames(css['layout'], one === layout && css['current'])}
          onClick={() => {
            onChange(one);
          }}
        >
          {layouts[one]}
        </button>
      ))}
    </div>
  );
}
