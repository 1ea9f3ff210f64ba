import { useState, type ReactNode } from 'react';
import { Button, buttonClassName, Card, EmptyState, HouseIllustration } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import type { ImpressionsDrafts } from '../../features/impressions/index.js';
import { back } from './home-head.js';
import css from './home.module.css';

interface NotFoundProps {
  readonly homeId: string;
  readonly drafts: ImpressionsDrafts;
}

/** Notes on it that were never saved are still shown, so that the buyer can keep them. */
export function NotFound({ homeId, drafts }: NotFoundProps): ReactNode {
  const [notes, setNotes] = useState(drafts.found.get(homeId)?.values.notes);
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
      {notes && (
        <Card as="section" aria-labelledby="left-notes" className={css['left-notes']}>
          <h2 id="left-notes">Notes that weren’t saved</h2>
          <p>You wrote them on this device. Copy what you want to keep.</p>
          <blockquote>{notes}</blockquote>
          <Button
            variant="secondary"
            onClick={() => {
              void drafts.remove(homeId);
              setNotes(undefined);
            }}
          >
            Delete these notes
          </Button>
        </Card>
      )}
    </>
  );
}
