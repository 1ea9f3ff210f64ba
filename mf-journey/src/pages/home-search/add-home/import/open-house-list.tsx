import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Alert, Badge, Button, CheckIcon, VisuallyHidden } from '@hearthway/web-kit';
import type { OpenHouse } from '../../../../features/homes-csv/index.js';
import { formatLongDay, formatTime, momentOf, startOf } from '../../../../features/local-time/index.js';
import { useOpenHouses } from './use-open-houses.js';
import css from './import.module.css';

interface OpenHouseListProps {
  readonly openHouses: readonly OpenHouse[];
  /** Gets the focus after the last one was added. */
  readonly heading: () => HTMLElement | null;
}

/** Offers open houses for the calendar, one by one or all at once. */
export function OpenHouseList({ openHouses, heading }: OpenHouseListProps): ReactNode {
  const { isInCalendar, adding, error, add } = useOpenHouses();
  const left = openHouses.filter((openHouse) => !isInCalendar(openHouse));
  const isBusy = adding.length > 0;
  const listRef = useRef<HTMLUListElement>(null);
  const chosenPlace = useRef<number>(undefined);
  /** If the focused button has disappeared, focuses the next one. */
  const focusNext = useEffectEvent(() => {
    if (chosenPlace.current === undefined || document.activeElement !== document.body) return;
    const items = [...(listRef.current?.children ?? [])];
    const later = items.slice(chosenPlace.current).find((item) => item.querySelector('button'));
    const next = (later ?? listRef.current)?.querySelector('button') ?? heading();
    next?.focus();
  });
  useEffect(() => {
    focusNext();
  }, [left.length]);
  const choose = (chosen: readonly OpenHouse[], place: number): void => {
    if (isBusy) return;
    chosenPlace.current = place;
    add(chosen);
  };
  return (
    <>
      <ul ref={listRef} className={css['open-houses']}>
        {openHouses.map((openHouse, place) => (
          <li key={openHouse.line} className={css['open-house']}>
            <div>
              <span className={css['address']}>{openHouse.address}</span>
              <span className={css['small']}>{timeText(openHouse)}</span>
            </div>
            {isInCalendar(openHouse) ? (
              <Badge tone="success" icon={<CheckIcon size={14} />}>
                In your calendar
              </Badge>
            ) : (
              <Button
                size="small"
                variant="secondary"
                pending={adding.includes(openHouse)}
                pendingText="Adding…"
                aria-disabled={isBusy}
                onClick={() => {
                  choose([openHouse], place);
                }}
              >
                Add to calendar <VisuallyHidden>{openHouse.address}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <Alert tone="danger" title="We couldn’t add it to your calendar">
          {error}
        </Alert>
      )}
      {left.length > 1 && (
        <Button
          variant="secondary"
          aria-disabled={isBusy}
          onClick={() => {
            choose(left, 0);
          }}
        >
          Add all {left.length} to calendar
        </Button>
      )}
    </>
  );
}

/** `Thursday, December 31, 2026, 11:00 AM, Central Time` */
function timeText({ there: { day, time, zone } }: OpenHouse): string {
  const clock = momentOf('2000-01-01', time);
  return [formatLongDay(startOf(day)), clock && formatTime(clock), zone].filter(Boolean).join(', ');
}
