import type { ReactNode } from 'react';
import type { Session } from '@hearthway/contracts/identity';
import { Badge, Button, CheckIcon } from '@hearthway/web-kit';
import { formatMoment } from '../../../features/local-time/index.js';
import css from './sessions.module.css';

export interface SessionItemProps {
  readonly session: Session;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

export function SessionItem({ session, isEnding, onEnd }: SessionItemProps): ReactNode {
  const since = formatMoment(new Date(session.createdAt));
  const device = session.device ?? 'Unknown browser';
  return (
    <li className={css['session']}>
      <div>
        <p className={css['device']}>{device}</p>
        <p className={css['times']}>
          Logged in {since}
          <br />
          Last used {formatMoment(new Date(session.lastUsedAt))}
        </p>
      </div>
      {session.current ? (
        <Badge tone="success" icon={<CheckIcon size={16} />}>
          This browser
        </Badge>
      ) : (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Log out ${device}, logged in ${since}`}
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
