import type { ReactNode } from 'react';
import type { HomeImpressions } from '@hearthway/contracts/journey';
import { Alert, Button } from '@hearthway/web-kit';
import type { Choice, ImpressionsConflict } from '../../../features/impressions/index.js';
import css from './impressions.module.css';

interface ConflictProps {
  readonly conflict: ImpressionsConflict;
  readonly mine: HomeImpressions;
  readonly newer: HomeImpressions;
  readonly onChoose: (choice: Choice) => void;
}

/** Both versions of what was changed here and somewhere else; the buyer picks one, or joins them. */
export function Conflict({ conflict, mine, newer, onChoose }: ConflictProps): ReactNode {
  return (
    <div className={css['conflict']}>
      <Alert tone="warning" announce="polite" title="Your notes changed on another device, too">
        Nothing is lost until you choose.
        {conflict.rooms.length > 0 && ' Keeping both takes your stars from this device.'}
      </Alert>
      <div className={css['versions']}>
        <Version title="On this device" impressions={mine} conflict={conflict} />
        <Version title="The newer version" impressions={newer} conflict={conflict} />
      </div>
      <div className={css['choices']}>
        <Button
          onClick={() => {
            onChoose('both');
          }}
        >
          Keep both
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            onChoose('mine');
          }}
        >
          Keep mine
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            onChoose('newer');
          }}
        >
          Use the newer version
        </Button>
      </div>
    </div>
  );
}

interface VersionProps {
  readonly title: string;
  readonly impressions: HomeImpressions;
  readonly conflict: ImpressionsConflict;
}

function Version({ title, impressions: { notes, ratings }, conflict }: VersionProps): ReactNode {
  const starsOf = (room: string) => ratings.find((one) => one.room.toLowerCase() === room.toLowerCase())?.stars;
  return (
    <section aria-label={title} className={css['version']}>
      <h3>{title}</h3>
      {conflict.notes && <blockquote>{notes || 'No notes'}</blockquote>}
      {conflict.rooms.length > 0 && (
        <ul>
          {conflict.rooms.map((room) => (
            <li key={room}>
              {room}: {starsOf(room) === undefined ? 'not rated' : `${starsOf(room)} of 5 stars`}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
