import { useRef, useState, type ReactNode } from 'react';
import { areaText, homeGoalLimits, type Area, type HomeGoals } from '@hearthway/contracts/home-goals';
import { Badge, Button, Card, IconButton, PlusIcon, TrashIcon, useFocusAfter } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import { focusById } from '../../anchor-link/index.js';
import { AddArea } from './add-area.js';
import { areasHeadingId } from './page-ids.js';
import { WeightSelect } from './weight-select.js';
import css from './home-goals.module.css';

interface AreasProps {
  readonly goals: HomeGoals;
  /** In percent of all goals; `undefined` without areas. */
  readonly share: number | undefined;
  readonly onChange: (change: (goals: HomeGoals) => HomeGoals) => void;
}

export function Areas({ goals: { areas, areaWeight }, share, onChange }: AreasProps): ReactNode {
  const { toast } = usePlatform();
  const [isAdding, setIsAdding] = useState(false);
  const addButtonRef = useRef<HTMLButtonElement>(null);
  const isOpen = isAdding || areas.length === 0;
  useFocusAfter(isOpen, () => addButtonRef.current ?? document.getElementById(areasHeadingId));
  const change = (next: (areas: readonly Area[]) => Area[]): void => {
    onChange((current) => ({ ...current, areas: next(current.areas) }));
  };
  const remove = (area: Area): void => {
    change((current) => current.filter((one) => areaText(one) !== areaText(area)));
    focusById(areasHeadingId);
    const onSelect = (): void => {
      change((current) => [...current, area].slice(0, homeGoalLimits.areas));
    };
    toast({ title: `Removed: ${areaText(area)}`, action: { label: 'Undo', onSelect } });
  };
  return (
    <Card as="section" aria-labelledby={areasHeadingId} className={css['section']}>
      <div className={css['list-head']}>
        <h2 id={areasHeadingId} tabIndex={-1} className={css['heading']}>
          Where you’d live
        </h2>
        {share !== undefined && <Badge>{share}%</Badge>}
      </div>
      <p className={css['quiet']}>A home in any one of these counts. Travel times are for you to check.</p>
      {areas.length > 0 && (
        <>
          <ul className={css['rows']}>
            {areas.map((area) => (
              <li key={areaText(area)} className={css['area']}>
                <span className={css['row-text']}>{areaText(area)}</span>
                <IconButton
                  label={`Remove ${areaText(area)}`}
                  icon={<TrashIcon size={18} />}
                  onClick={() => {
                    remove(area);
                  }}
                />
              </li>
            ))}
          </ul>
          <WeightSelect
            value={areaWeight}
            onChange={(weight) => {
              onChange((current) => ({ ...current, areaWeight: weight }));
            }}
          />
        </>
      )}
      {isOpen ? (
        <AddArea
          areas={areas}
          onAdd={(area) => {
            change((current) => [...current, area]);
            setIsAdding(false);
          }}
          {...(areas.length > 0 && {
            onCancel: () => {
              setIsAdding(false);
            },
          })}
        />
      ) : (
        areas.length < homeGoalLimits.areas && (
          <Button
            ref={addButtonRef}
            variant="secondary"
            size="small"
            className={css['start']}
            icon={<PlusIcon size={18} />}
            onClick={() => {
              setIsAdding(true);
            }}
          >
            Add another area
          </Button>
        )
      )}
    </Card>
  );
}
