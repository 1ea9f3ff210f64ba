import { useState, type ReactNode } from 'react';
import type { HomeImpressions } from '@hearthway/contracts/journey';
import { Button, buttonClassName, Card, EmptyState, HouseIllustration } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import type { ImpressionsDrafts } from '../../features/impressions/index.js';
import { back } from './home-head.js';
import css from './home.module.css';

interface NotFoundProps {
  readonly homeId: string;
  readonly drafts: ImpressionsDrafts;
}

/** Still shows the home's unsaved notes and ratings, so that the buyer can keep them. */
export function NotFound({ homeId, drafts }: NotFoundProps): ReactNode {
  const [left, setLeft] = useState(drafts.found.get(homeId)?.values);
  return (
    <>
      <Card padding="large">
        <EmptyState
          title="We couldn’t find this home"
          headingLevel={1}
          illustration={<HouseIllustration />}
          action={
            <PageLink to={back.to} className={buttonClassName()}>
              {back.text}
            </PageLink>
          }
        >
          <p>It was deleted, or merged with another one at the same address.</p>
        </EmptyState>
      </Card>
      {left && (
        <LeftNotes
          left={left}
          onDelete={() => {
            void drafts.remove(homeId);
            setLeft(undefined);
          }}
        />
      )}
    </>
  );
}

interface LeftNotesProps {
  readonly left: HomeImpressions;
  readonly onDelete: () => void;
}

function LeftNotes({ left: { notes, ratings }, onDelete }: LeftNotesProps): ReactNode {
  return (
    <Card as="section" aria-labelledby="left-notes" className={css['left-notes']}>
      <h2 id="left-notes">Notes that weren’t saved</h2>
      <p>You wrote them on this device. Copy what you want to keep.</p>
      {notes && <blockquote>{notes}</blockquote>}
      {ratings.length > 0 && (
        <ul>
          {ratings.map(({ room, stars }) => (
            <li key={room}>
              {room}: {stars} of 5 stars
            </li>
          ))}
        </ul>
      )}
      <Button variant="secondary" onClick={onDelete}>
        Delete these notes
      </Button>
    </Card>
  );
}
