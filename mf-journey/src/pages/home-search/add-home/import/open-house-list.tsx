import type { ReactNode } from 'react';
import { Alert, Badge, Button, CheckIcon, VisuallyHidden } from '@hearthway/web-kit';
import type { OpenHouse } from '../../../../features/homes-csv/index.js';
import { formatLongDay, formatTime, momentOf, startOf } from '../../../../features/local-time/index.js';
import { useOpenHouses } from './use-open-houses.js';
import css from './import.module.css';

/** Offers open houses for the calendar, one by one or all at once. */
export function OpenHouseList({ openHouses }: { readonly openHouses: readonly OpenHouse[] }): ReactNode {
  const { isInCalendar, adding, error, add } = useOpenHouses();
  const left = openHouses.filter((openHouse) => !isInCalendar(openHouse));
  const isBusy = adding.length > 0;
  return (
    <>
      <ul className={css['open-houses']}>
        {openHouses.map((openHouse) => (
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
                  if (!isBusy) add([openHouse]);
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
            if (!isBusy) add(left);
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
