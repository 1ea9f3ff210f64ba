import { useId, type ReactNode } from 'react';
import {
  listDocumentShares,
  revokeDocumentShare,
  shareKinds,
  shareLimits,
  type DocumentShare,
  type ShareVisit,
} from '@hearthway/contracts/journey';
import { Badge, Button, EmptyState, PathIllustration, useFocusAfter } from '@hearthway/web-kit';
import { operationMutation, operationQuery } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CopyButton } from '../copy-button/index.js';
import { formatMoment, formatShortDay } from '../local-time/index.js';
import { NotLoaded, Topic } from '../page-section/index.js';
import { Buttons, Row, RowNote, RowTitle, ShortList } from '../rows/index.js';
import { linkOf } from './link-of.js';
import css from './document-shares.module.css';
import { useMadeToken } from './made-tokens.js';
import { visitText } from './visit-text.js';

/** The links that the buyer made, and what they were used for. */
export function ShareList(): ReactNode {
  const query = useQuery(operationQuery(useCaller(), listDocumentShares));
  if (!query.data) return <NotLoaded what="links" queries={[query]} />;
  const { shares } = query.data;
  if (shares.length === 0) {
    return (
      <EmptyState title="No links yet" headingLevel={3} illustration={<PathIllustration />}>
        Share a document with a lender, or ask a co-buyer for one. Each link ends by itself, and here you see when it
        was used.
      </EmptyState>
    );
  }
  return <ShortList items={shares}>{(share) => <Share key={share.id} share={share} />}</ShortList>;
}

function Share({ share }: { readonly share: DocumentShare }): ReactNode {
  const { id, kind, recipient, name, visits, log } = share;
  const { toast } = usePlatform();
  const titleId = useId();
  const token = useMadeToken(id);
  const revoking = useMutation({
    ...operationMutation(useCaller(), revokeDocumentShare, { changes: listDocumentShares }),
    onSuccess() {
      toast({ title: 'Link turned off', description: `${recipient} can’t use it anymore.` });
    },
    onError({ message: description }) {
      toast({ title: 'We couldn’t turn off the link', description, tone: 'destructive' });
    },
  });
  const state = stateOf(share);
  useFocusAfter(state.works, () => document.getElementById(titleId));
  return (
    <Row
      beside={
        state.works ? (
          <Buttons>
            {token !== undefined && (
              <CopyButton noun="link" text={linkOf(token)}>
                Copy link
              </CopyButton>
            )}
            <Button
              variant="secondary"
              size="small"
              aria-label={`Turn off the link of ${recipient} to ${name}`}
              pending={revoking.isPending}
              pendingText="Turning off…"
              onClick={() => {
                revoking.mutate({ params: { shareId: id } });
              }}
            >
              Turn off
            </Button>
          </Buttons>
        ) : (
          <Badge>{state.text}</Badge>
        )
      }
    >
      <RowTitle>
        <span id={titleId} tabIndex={-1}>
          {name}, for {recipient}
        </span>
      </RowTitle>
      <RowNote>
        {shareKinds[kind]}. {state.works && `${state.text}. `}
        {visits === 0 ? 'Not opened yet.' : `Opened ${visits === 1 ? 'once' : `${visits} times`}.`}
      </RowNote>
      {log.length > 0 && (
        <div className={css['use']}>
          <Topic title="What it was used for">
            <Log log={log} />
          </Topic>
        </div>
      )}
    </Row>
  );
}

function Log({ log }: { readonly log: readonly ShareVisit[] }): ReactNode {
  return (
    <>
      <ol className={css['log']}>
        {log.map((visit, place) => (
          // Nothing else tells two lines of the same moment apart.
          <li key={`${visit.at} ${log.length - place}`} className={css['line']}>
            <time dateTime={visit.at} className={css['time']}>
              {formatMoment(new Date(visit.at))}
            </time>
            <span>{visitText(visit)}</span>
          </li>
        ))}
      </ol>
      {log.length >= shareLimits.log && <RowNote>Only the newest {shareLimits.log} lines are kept.</RowNote>}
    </>
  );
}

function stateOf({ revokedAt, expiresAt }: DocumentShare): { readonly works: boolean; readonly text: string } {
  if (revokedAt !== null) return { works: false, text: `Turned off ${formatShortDay(new Date(revokedAt))}` };
  const end = new Date(expiresAt);
  if (end.getTime() <= Date.now()) return { works: false, text: `Ended ${formatShortDay(end)}` };
  return { works: true, text: `Works until ${formatMoment(end)}` };
}
