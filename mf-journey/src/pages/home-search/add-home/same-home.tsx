import { useEffect, useRef, type ReactNode } from 'react';
import type { Home, HomeEntry } from '@hearthway/contracts/journey';
import { Alert, Button, buttonClassName } from '@hearthway/web-kit';
import { formatCents } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import { useMutation } from '@tanstack/react-query';
import css from './add-home.module.css';

/** A home that the buyer has, and what they entered for its address. */
export interface SameHome {
  readonly home: Home;
  readonly entry: HomeEntry;
}

interface SameHomeQuestionProps {
  readonly same: SameHome;
  readonly onUpdate: (entry: HomeEntry) => Promise<void>;
}

/** Asks before a home that the buyer has is updated. */
export function SameHomeQuestion({ same, onUpdate }: SameHomeQuestionProps): ReactNode {
  const { home, entry } = same;
  const questionRef = useRef<HTMLElement>(null);
  useEffect(() => {
    questionRef.current?.focus();
  }, [same]);
  const update = useMutation({ mutationFn: onUpdate });
  return (
    <section ref={questionRef} tabIndex={-1} aria-label="You already have this home">
      <Alert
        tone="warning"
        title={`You already have this home: ${home.address}, ${formatCents(home.priceCents)}`}
        action={
          <div className={css['actions']}>
            <PageLink to={`/home-search/${home.id}`} className={buttonClassName({ variant: 'secondary' })}>
              Open it
            </PageLink>
            <Button
              pending={update.isPending}
              pendingText="Saving…"
              onClick={() => {
                update.mutate(entry);
              }}
            >
              Update it
            </Button>
          </div>
        }
      >
        Updating it takes over what you entered. Its notes and price history stay.
      </Alert>
      {update.error && (
        <Alert tone="danger" title="We couldn’t save this home">
          {update.error.message}
        </Alert>
      )}
    </section>
  );
}
