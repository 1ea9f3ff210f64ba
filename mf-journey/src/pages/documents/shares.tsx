import type { ReactNode } from 'react';
import { shareActions, shareKinds, type DocumentCenter, type DocumentShare } from '@hearthway/contracts/journey';
import { Badge, Button, VisuallyHidden } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { useRevocation, useShares } from '../../features/document-shares/index.js';
import { Bullets, Item, Items, More, Muted, Section } from '../../features/page-parts/index.js';

/** The links that the buyer made, and what they were used for. */
export function Shares({ center }: { readonly center: DocumentCenter }): ReactNode {
  const { data: shares = [] } = useShares();
  if (shares.length === 0) return null;
  return (
    <Section id="links" title="Links to your documents">
      <Muted>Whoever has a link can use it, without an account. Turn it off when it has done its work.</Muted>
      <Items>
        {shares.map((share) => (
          <Share key={share.id} share={share} center={center} />
        ))}
      </Items>
    </Section>
  );
}

interface ShareProps {
  readonly share: DocumentShare;
  readonly center: DocumentCenter;
}

function Share({ share, center }: ShareProps): ReactNode {
  const revoke = useRevocation();
  const { id, kind, recipient, visits, log } = share;
  const state = stateOf(share);
  const what = targetOf(share, center);
  return (
    <Item
      name={`${recipient}: ${what}`}
      end={
        state.works ? (
          <Button
            variant="secondary"
            size="small"
            pending={revoke.isPending}
            pendingText="Turning off…"
            onClick={() => revoke.mutate(id)}
          >
            Turn off <VisuallyHidden>the link of {recipient}</VisuallyHidden>
          </Button>
        ) : (
          <Badge>{state.text}</Badge>
        )
      }
      below={
        log.length > 0 && (
          <More title="What it was used for">
            <Bullets>
              {log.map(({ at, action, page }) => (
                <li key={`${at}-${action}-${page}`}>
                  {momentText(at)}: {shareActions[action]}
                  {page !== null && ` (page ${page})`}
                </li>
              ))}
            </Bullets>
          </More>
        )
      }
    >
      <p>
        {shareKinds[kind]}. {state.works && `${state.text}. `}
        {visits === 0 ? 'Not opened yet.' : `Opened ${visits === 1 ? 'once' : `${visits} times`}.`}
      </p>
    </Item>
  );
}

function stateOf({ revokedAt, expiresAt }: DocumentShare): { readonly works: boolean; readonly text: string } {
  if (revokedAt !== null) return { works: false, text: 'Turned off' };
  if (Date.parse(expiresAt) <= Date.now()) return { works: false, text: 'Expired' };
  return { works: true, text: `Works until ${formatDay(expiresAt.slice(0, 10))}` };
}

function targetOf({ documentId, slot }: DocumentShare, { documents, slots }: DocumentCenter): string {
  if (documentId !== null) return documents.find(({ id }) => id === documentId)?.name ?? 'a document';
  return slots.find(({ key }) => key === slot)?.name ?? 'a paper';
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const momentText = (at: string): string => moment.format(new Date(at));
