import type { ReactNode } from 'react';
import type { Session } from '@hearthway/contracts/identity';
import { Badge, Button, CheckIcon } from '@hearthway/web-kit';
import { formatShortDay, formatTime } from '../../../features/local-time/index.js';
import css from './sessions.module.css';

export interface SessionItemProps {
  readonly session: Session;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

export function SessionItem({ session, isEnding, onEnd }: SessionItemProps): ReactNode {
  const since = formatMoment(session.createdAt);
  return (
    <li className={css['session']}>
      <div>
        <p className={css['since']}>Logged in {since}</p>
        <p className={css['used']}>Last used {formatMoment(session.lastUsedAt)}</p>
      </div>
      {session.current ? (
        <Badge tone="success" icon={<CheckIcon size={16} />}>
          This browser
        </Badge>
      ) : (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Log out the session from ${since}`}
          pending={isEnding}
          pendingText="Logging out…"
          onClick={onEnd}
        >
          Log out
        </Button>
      )}
    </li>
  );
}

function formatMoment(instant: string): string {
  const moment = new Date(instant);
  return `${formatShortDay(moment)} at ${formatTime(moment)}`;
}
