import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { homeLimits, homeStages, type AssessedHome, type HomeStage } from '@hearthway/contracts/journey';
import { Alert, Button, DownloadIcon, saveFile, VisuallyHidden } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { createHomesCsv, useAskedMove, useMove, type HomeList } from '../../features/homes/index.js';
import { useWideScreen } from '../../use-media.js';
import { Board } from './board/board.js';
import { FilterBar } from './filter-bar.js';
import { filtered, noFilters } from './filters.js';
import { useFocusAfterMove } from './focus-after-move.js';
import { StageList } from './stage-list.js';
import css from './home-search.module.css';

export interface SavedHomesProps {
  readonly homes: readonly AssessedHome[];
  readonly missing: HomeList['missing'];
  readonly addButton: ReactNode;
  readonly onCompare: (ids: readonly string[]) => void;
}

/** All homes, filtered and in order: a board on wide screens, one column at a time on phones. */
export function SavedHomes({ homes, missing, addButton, onCompare }: SavedHomesProps): ReactNode {
  const [filters, setFilters] = useState(noFilters);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const move = useMove();
  const isWide = useWideScreen();
  const rememberFocus = useFocusAfterMove(homes);
  const shown = useMemo(() => filtered(homes, filters), [homes, filters]);
  const chosen = useMemo(() => selected.filter((id) => homes.some((home) => home.id === id)), [homes, selected]);

  const onSelect = useCallback((id: string, isSelected: boolean) => {
    setSelected((ids) =>
      isSelected ? [...ids, id].slice(0, homeLimits.compared) : ids.filter((other) => other !== id),
    );
  }, []);
  const { ask, question } = useAskedMove((home: AssessedHome, stage: HomeStage): void => {
    rememberFocus(home.id, stage);
    setAnnouncement(`${home.address} moved to ${homeStages[stage]}`);
    void move(home, stage);
  });
  const parts = { homes: shown, selected: chosen, onSelect, onMove: ask };
  return (
    <>
      <div className={css['actions']}>
        {addButton}
        <Button
          variant="secondary"
          icon={<DownloadIcon size={18} />}
          onClick={() => {
            saveFile('my-homes.csv', 'text/csv;charset=utf-8', createHomesCsv(homes));
          }}
        >
          Download CSV
        </Button>
      </div>
      <Missing missing={missing} />
      <FilterBar filters={filters} onChange={setFilters} count={shown.length} total={homes.length} />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {isWide ? <Board {...parts} /> : <StageList {...parts} />}
      {question}
      {chosen.length > 0 && (
        <div className={css['compare-bar']} role="region" aria-label="Compare">
          <span>
            {chosen.length} of up to {homeLimits.compared} chosen
          </span>
          <Button
            variant="quiet"
            onClick={() => {
              setSelected([]);
            }}
          >
            Clear
          </Button>
          <Button
            aria-disabled={chosen.length < 2 || undefined}
            disabled={chosen.length < 2}
            onClick={() => {
              onCompare(chosen);
            }}
          >
            Compare
          </Button>
        </div>
      )}
    </>
  );
}

const steps = {
  finances: {
    text: 'your finances to see payments and cash to close',
    path: '/pre-approval-form',
    name: 'Add your finances',
  },
  budget: { text: 'a budget to compare prices with it', path: '/buying-power', name: 'Pin a budget' },
  goals: { text: 'your goals to see how homes fit', path: '/home-goals', name: 'Add your goals' },
} as const;

/** The most useful missing thing, one at a time. */
function Missing({ missing }: { missing: HomeList['missing'] }): ReactNode {
  const first = (['finances', 'goals', 'budget'] as const).find((name) => missing.includes(name));
  if (!first) return null;
  const { text, path, name } = steps[first];
  return (
    <Alert tone="info">
      We still need {text}. <PageLink to={path}>{name}</PageLink>
    </Alert>
  );
}
