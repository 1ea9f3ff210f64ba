import { useState, type ReactNode } from 'react';
import { creditPulls, lenderMatchStatuses, lenderQuoteStatuses, type LenderQuote } from '@hearthway/contracts/journey';
import { Badge, Button, EmptyState, PlusIcon, VisuallyHidden, type Tone } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { RegisterLink, useLenderMatches } from '../../../features/lenders/index.js';
import { EntryDialog } from '../../../features/entries/index.js';
import { formatPercent } from '../../../features/loan-estimates/index.js';
import { EditButton, Muted, Section } from '../../../features/page-parts/index.js';
import { sections } from '../sections.js';
import { lockText, newQuote, pointsText, quoteKind, type QuoteValues } from './quote-kind.js';
import { DenialRights } from './denial-rights.js';
import css from './lenders.module.css';

const tones: Readonly<Record<LenderQuote['status'], Tone>> = {
  matched: 'neutral',
  applied: 'info',
  pre_qualified: 'primary',
  approved: 'success',
  denied: 'danger',
};

const columns = ['Lender', 'Status', 'Contact', 'Credit check', 'Rate', 'Points', 'APR', 'Lock'] as const;

/** The buyer’s matches, and the lenders they added. */
export function Lenders({ quotes }: { readonly quotes: readonly LenderQuote[] }): ReactNode {
  const { matches: found, state } = useLenderMatches();
  const matches = found.filter(({ lender }) => !quotes.some((quote) => quote.lender === lender.name));
  const [open, setOpen] = useState<{ readonly stored?: LenderQuote; readonly initial: QuoteValues }>();
  const isDenied = quotes.some(({ status }) => status === 'denied') || found.some(({ status }) => status === 'denied');
  const isEmpty = quotes.length === 0 && matches.length === 0;
  const add = (
    <Button variant="secondary" icon={<PlusIcon size={18} />} onClick={() => setOpen({ initial: newQuote() })}>
      Add a lender
    </Button>
  );
  return (
    <Section {...sections.lenders}>
      <Muted>
        Talk to three or more. Note what each one quotes, so that you compare numbers and not promises. We never contact
        a lender for you.
      </Muted>
      {isDenied && <DenialRights />}
      {state === 'failed' && <Muted>Your lender matches didn’t load. The lenders you added are below.</Muted>}
      {isEmpty ? (
        <EmptyState headingLevel={3} title="No lenders yet" action={add}>
          <p>
            Add your bank, a credit union, or a broker, or{' '}
            <PageLink to="/dashboard#lender-matches">find lenders that fit your finances</PageLink>.
          </p>
        </EmptyState>
      ) : (
        <>
          <div className={css['lenders']}>
            <table className={css['table']}>
              <thead>
                <tr>
                  {columns.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                  <td>
                    <VisuallyHidden>Actions</VisuallyHidden>
                  </td>
                </tr>
              </thead>
              <tbody>
                {quotes.map((quote) => (
                  <QuoteRow
                    key={quote.id}
                    quote={quote}
                    onEdit={() => setOpen({ stored: quote, initial: quoteKind.show(quote) })}
                  />
                ))}
                {matches.map(({ id, lender, status }) => (
                  <tr key={id}>
                    <th scope="row">
                      {lender.name} <Badge>{lender.fictional ? 'Made-up match' : 'Match'}</Badge>
                    </th>
                    <td data-label="Status">
                      <Badge tone={tones[status]}>{lenderMatchStatuses[status]}</Badge>
                    </td>
                    <td data-label="Quote" colSpan={6} className={css['none']}>
                      {lender.fictional ? 'Not a real company, so it can’t quote' : 'No quote noted yet'}
                    </td>
                    <td>
                      {!lender.fictional && (
                        <Button
                          variant="quiet"
                          size="small"
                          onClick={() => setOpen({ initial: { ...newQuote(lender.name), status } })}
                        >
                          Add quote <VisuallyHidden>from {lender.name}</VisuallyHidden>
                        </Button>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div>{add}</div>
        </>
      )}
      {open && (
        <EntryDialog kind={quoteKind} stored={open.stored} initial={open.initial} onClose={() => setOpen(undefined)} />
      )}
    </Section>
  );
}

function QuoteRow({ quote, onEdit }: { readonly quote: LenderQuote; readonly onEdit: () => void }): ReactNode {
  const { lender, status, contactName, contact, nmlsId, creditPull } = quote;
  return (
    <tr>
      <th scope="row">
        <span className={css['name']}>{lender}</span>
        {nmlsId && <RegisterLink nmlsId={nmlsId} className={css['register']} />}
      </th>
      <td data-label="Status">
        <Badge tone={tones[status]}>{lenderQuoteStatuses[status]}</Badge>
      </td>
      <Cell label="Contact" text={[contactName, contact].filter(Boolean).join(', ')} />
      <Cell label="Credit check" text={creditPulls[creditPull]} />
      <Cell label="Rate" text={formatPercent(quote.rateMillionths)} />
      <Cell label="Points" text={pointsText(quote.pointsMillionths)} />
      <Cell label="APR" text={formatPercent(quote.aprMillionths)} />
      <Cell label="Lock" text={lockText(quote)} />
      <td>
        <EditButton what={lender} onClick={onEdit} />
      </td>
    </tr>
  );
}

function Cell({ label, text }: { readonly label: string; readonly text: string }): ReactNode {
  return <td data-label={label}>{text || <span className={css['none']}>—</span>}</td>;
}
