import { useEffect, useRef, useState, type ReactNode } from 'react';
import { dismissAlert, listAlerts, type EventAlert } from '@hearthway/contracts/journey';
import type { PagePath } from '@hearthway/contracts/pages';
import { Card, ClockIcon, IconButton, VisuallyHidden, XIcon } from '@hearthway/web-kit';
import { operationMutation, operationQuery } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller } from '@hearthway/web-kit/slice';
import { useMutation, useQuery } from '@tanstack/react-query';
import { formatTime, formatWeekday, zoneClock } from '../local-time/index.js';
import { useWideScreen } from '../../use-wide-screen.js';
import { timeLeft } from './time-left.js';
import css from './alerts.module.css';

const refetchMilliseconds = 3 * 60_000;
const schedule = '/dashboard#schedule';
type PlaceOnPage = PagePath | `${PagePath}#${string}`;
const pages = new Map<EventAlert['kind'], PlaceOnPage>([
  ['deadline', '/make-offer'],
  ['offer', '/make-offer'],
  ['lock', '/mortgage-application'],
  ['loan', '/underwriting'],
  ['document', '/documents'],
  ['signature', '/signatures'],
  ['home', '/closing#first-year'],
]);

/** What is near on the buyer's calendar. If it can't be loaded, it says nothing: the schedule and emails say the same. */
export function Alerts(): ReactNode {
  const caller = useCaller();
  const { data } = useQuery({
    ...operationQuery(caller, listAlerts),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: refetchMilliseconds,
  });
  const dismissal = useMutation(operationMutation(caller, dismissAlert, { changes: listAlerts }));
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const now = useNow();
  // On a phone, more would cover half of the page.
  const shownAtOnce = useWideScreen() ? 3 : 1;
  const placeRef = useRef<HTMLDivElement>(null);
  const alerts = (data?.alerts ?? []).filter(
    (alert) => !dismissed.includes(keyOf(alert)) && Date.parse(alert.startsAt) > now,
  );
  const rest = alerts.length - shownAtOnce;
  return (
    <div ref={placeRef} tabIndex={-1} className={css['place']} aria-live="polite">
      {alerts.length > 0 && (
        <Card as="section" padding="none" raised className={css['alerts']} aria-label="Alerts" data-alerts="">
          <ul className={css['list']}>
            {alerts.slice(0, shownAtOnce).map((alert) => (
              <li key={alert.id} className={css['alert']}>
                <AlertLine alert={alert} now={now} />
                <IconButton
                  label={`Dismiss ${alert.title}`}
                  icon={<XIcon size={18} />}
                  onClick={() => {
                    setDismissed([...dismissed, keyOf(alert)]);
                    dismissal.mutate({ params: { calendarEventId: alert.id }, body: { hours: alert.hours } });
                    // The pressed button goes with its alert.
                    (alerts.length > 1 ? placeRef.current : document.querySelector('h1'))?.focus({
                      preventScroll: true,
                    });
                  }}
                />
              </li>
            ))}
          </ul>
          {rest > 0 && (
            <p className={css['rest']}>
              <PageLink to={schedule}>{rest} more on your schedule</PageLink>
            </p>
          )}
        </Card>
      )}
    </div>
  );
}

/** An event's next alert shows again. */
const keyOf = ({ id, hours }: EventAlert): string => `${id} ${hours}`;

function AlertLine({ alert, now }: { readonly alert: EventAlert; readonly now: number }): ReactNode {
  const { title, kind, startsAt, timeZone } = alert;
  const moment = new Date(startsAt);
  const { reading, zone } = zoneClock(moment, timeZone);
  return (
    <>
      <ClockIcon size={18} className={css['icon']} />
      <p className={css['words']}>
        <strong className={css['title']}>{title}</strong>{' '}
        {[formatWeekday(reading), [formatTime(reading), zone].filter(Boolean).join(' ')].join(', ')}
        {/* Not announced again each time it changes. */}
        <span aria-live="off">, {timeLeft(moment.getTime() - now)}</span>{' '}
        <PageLink to={pages.get(kind) ?? schedule} className={css['open']}>
          Open<VisuallyHidden> {title}</VisuallyHidden>
        </PageLink>
      </p>
    </>
  );
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
