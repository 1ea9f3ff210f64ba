import {
  propertyTimeZones,
  timeZoneName,
  usualQuietHours,
  type NotificationChoices,
} from '@hearthway/contracts/journey';
import type { ReactNode } from 'react';
import { Button, Checkbox, Select, type SelectOption } from '@hearthway/web-kit';
import { formatTimeOfDay } from '../../features/local-time/index.js';
import css from './notifications.module.css';

interface QuietHoursProps {
  readonly choices: NotificationChoices;
  readonly onChange: (part: Partial<NotificationChoices>) => void;
}

/** When the buyer wants no alerts, and by which clock. */
export function QuietHours({ choices: { quietHours, timeZone }, onChange }: QuietHoursProps): ReactNode {
  const { from, to } = quietHours;
  const isQuiet = from !== to;
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const hour = (end: 'from' | 'to', label: string, other: string): ReactNode => (
    <Select
      label={label}
      options={hourOptions(quietHours[end], other)}
      reserveError={false}
      value={quietHours[end]}
      onChange={({ target }) => {
        onChange({ quietHours: { ...quietHours, [end]: target.value } });
      }}
    />
  );
  return (
    <fieldset className={css['quiet']}>
      <legend className={css['legend']}>When we alert you</legend>
      <Checkbox
        label="Quiet hours"
        help="No alerts in the app or by email between these times. They come when the hours end, or just before they begin if that would be too late."
        checked={isQuiet}
        onChange={({ target }) => {
          onChange({ quietHours: target.checked ? usualQuietHours : { from, to: from } });
        }}
      />
      {isQuiet && (
        <div className={css['hours']}>
          {hour('from', 'From', to)}
          {hour('to', 'To', from)}
        </div>
      )}
      <Select
        label="Time zone"
        help="For quiet hours and the times in our emails. Deadlines keep the property’s."
        options={zoneOptions(timeZone, device)}
        reserveError={false}
        value={timeZone ?? ''}
        onChange={({ target }) => {
          onChange({ timeZone: target.value || null });
        }}
      />
      {timeZone === null && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            onChange({ timeZone: device });
          }}
        >
          Use {timeZoneName(device)}, as on this device
        </Button>
      )}
    </fieldset>
  );
}

/** Every full hour, and the one chosen. The other end isn't to choose: the same time twice means no quiet hours. */
function hourOptions(chosen: string, other: string): readonly SelectOption[] {
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
  return [...new Set([...hours, chosen])]
    .filter((time) => time !== other)
    .sort()
    .map((time) => ({ value: time, label: formatTimeOfDay(time) }));
}

/** The zones of the US, the one chosen, and this device's. */
function zoneOptions(chosen: string | null, device: string): readonly SelectOption[] {
  const zones = new Set([...Object.keys(propertyTimeZones), device, ...(chosen === null ? [] : [chosen])]);
  return [
    { value: '', label: 'The property’s, or Central' },
    ...[...zones].map((zone) => ({
      value: zone,
      label: zone === device ? `${timeZoneName(zone)}, this device` : timeZoneName(zone),
    })),
  ];
}
