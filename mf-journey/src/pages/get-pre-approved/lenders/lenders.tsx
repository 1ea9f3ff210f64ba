import { useState, type ReactNode } from 'react';
import { listLenderQuotes, type LenderQuote } from '@hearthway/contracts/journey';
import { Badge, Button, PlusIcon } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { lenderMatchesQuery } from '../../../features/lenders/index.js';
import { useToday } from '../../../features/local-time/index.js';
import { NotLoaded, NotLoadedStatus, Section } from '../../../features/page-section/index.js';
import { EntryDialogs, type OpenDialog } from '../../../features/entry-dialog/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { DenialRights } from './denial-rights.js';
import { LenderTopics } from './lender-topics.js';
import { Matches } from './matches.js';
import { QuoteFields } from './quote-fields.js';
import { QuoteItem } from './quote-item.js';
import { newQuote, quoteKind, useQuoteCalls } from './quote-kind.js';

const titleId = 'pre-approved-lenders';

/** Whom the buyer talks to: matches on the shortlist, and lenders of their own. */
export function Lenders(): ReactNode {
  const { toast } = usePlatform();
  const caller = useCaller();
  const today = useToday();
  const query = useQuery(operationQuery(caller, listLenderQuotes));
  const matches = useQuery(lenderMatchesQuery(caller));
  const [open, setOpen] = useState<OpenDialog<LenderQuote>>();
  const { data: quotes = [] } = query;
  // Those that the buyer did something about.
  const shortlist = (matches.data ?? []).filter(({ status }) => status !== 'matched');
  const all = [...quotes, ...shortlist];
  return (
    <>
      <Section
        title="Your lenders"
        titleId={titleId}
        status={
          query.data ? (
            <Badge>{all.length === 0 ? 'None yet' : `${all.length} on your list`}</Badge>
          ) : (
            <NotLoadedStatus queries={[query]} />
          )
        }
      >
        {query.data ? (
          <>
            <p className={parts['lead']}>
              Talk to three or more, and note what each one quotes: then you compare numbers, not promises. We never
              contact a lender for you.
            </p>
            {all.some(({ status }) => status === 'denied') && <DenialRights />}
            {quotes.length > 0 && (
              <ul className={parts['columns']}>
                {quotes.map((quote) => (
                  <QuoteItem key={quote.id} quote={quote} today={today} onOpen={setOpen} />
                ))}
              </ul>
            )}
            <Button
              variant="secondary"
              className={parts['add']}
              icon={<PlusIcon size={18} />}
              onClick={() => {
                setOpen({ kind: 'add' });
              }}
            >
              Add a lender
            </Button>
            <Matches query={matches} shortlist={shortlist} />
            <LenderTopics />
          </>
        ) : (
          <NotLoaded what="lenders" queries={[query]} />
        )}
      </Section>
      <EntryDialogs
        kind={quoteKind}
        calls={useQuoteCalls()}
        open={open}
        entries={quotes}
        initial={newQuote}
        fields={(form) => <QuoteFields form={form} />}
        titleId={titleId}
        onClose={() => {
          setOpen(undefined);
        }}
        onSaved={({ lender }) => {
          toast({ title: 'Lender saved', description: lender });
        }}
      />
    </>
  );
}
