import type { ReactNode } from 'react';
import { Button } from '@hearthway/web-kit';
import { cardProps, type CardsProps } from './cards.js';
import { FilterBar } from './filter-bar.js';
import { HomeCard } from './home-card.js';
import { listed, unfiltered, type HomeView } from './home-view.js';
import { useFirstOf } from './use-first-of.js';
import { homesTitleId } from './use-focus-after-move.js';
import css from './home-search.module.css';

interface HomeListProps extends CardsProps {
  readonly view: HomeView;
  readonly onView: (view: HomeView) => void;
  readonly hasBudget: boolean;
}

/** All homes that the filters leave, sorted. */
export function HomeList({ homes, view, onView, hasBudget, ...cards }: HomeListProps): ReactNode {
  const left = listed(homes, view);
  const { shown, listRef, more } = useFirstOf(left);
  return (
    <>
      <FilterBar homes={homes} view={view} onChange={onView} hasBudget={hasBudget} />
      <p role="status" className={css['count']}>
        {left.length === homes.length ? '' : `${left.length} of ${homes.length} homes`}
      </p>
      {left.length === 0 ? (
        <div className={css['none']}>
          <p>No home is left by these filters.</p>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              onView(unfiltered(view));
              document.getElementById(homesTitleId)?.focus();
            }}
          >
            Clear the filters
          </Button>
        </div>
      ) : (
        <ul ref={listRef} className={css['cards']}>
          {shown.map((home) => (
            <li key={home.id} className={css['card']}>
              <HomeCard {...cardProps(home, cards)} showsStage />
            </li>
          ))}
        </ul>
      )}
      {more}
    </>
  );
}
