import type { ReactNode } from 'react';
import { creditPulls, daysBetween, type LenderQuote } from '@hearthway/contracts/journey';
import { Badge, TriangleAlertIcon, type Tone } from '@hearthway/web-kit';
import type { Day } from '../../../features/local-time/index.js';
import { EntryButtons, type OpenDialog } from '../../../features/entry-dialog/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { OutsideLink } from '../../../outside-link/index.js';
import { contactHref } from './contact-href.js';
import { quotedFacts, quoteStatuses } from './quote-kind.js';
import css from './lenders.module.css';

const tones: Readonly<Record<LenderQuote['status'], Tone>> = {
  matched: 'neutral',
  applied: 'info',
  pre_qualified: 'primary',
  approved: 'success',
  denied: 'danger',
};

interface QuoteItemProps {
  readonly quote: LenderQuote;
  readonly today: Day;
  readonly onOpen: (dialog: OpenDialog<LenderQuote>) => void;
}

export function QuoteItem({ quote, today, onOpen }: QuoteItemProps): ReactNode {
  const { lender, status, creditPull, contactName, contact, nmlsId, lockExpiresOn } = quote;
  const isLockOver = lockExpiresOn !== null && lockExpiresOn < today;
  const quoted = quotedFacts(quote, isLockOver ? 'Lock ended' : 'Locked until').filter(([, text]) => text !== '');
  const href = contactHref(contact);
  return (
    <li className={parts['card']}>
      <div className={parts['card-head']}>
        <h3 className={parts['name']}>{lender}</h3>
        <Badge tone={tones[status]}>{quoteStatuses[status]}</Badge>
      </div>
      {quoted.length === 0 ? (
        <p className={parts['note']}>No quote noted yet</p>
      ) : (
        <dl className={css['figures']}>
          {quoted.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {hintsOn(quote, today).map((hint) => (
        <p key={hint} className={parts['warning']}>
          <TriangleAlertIcon size={18} />
          {hint}
        </p>
      ))}
      <ul className={css['details']}>
        <li>{creditPull === 'unknown' ? 'Credit check: not asked yet' : creditPulls[creditPull]}</li>
        {(contactName || contact) && (
          <li>
            {contactName}
            {contactName && contact && ', '}
            {href ? <a href={href}>{contact}</a> : contact}
          </li>
        )}
        {nmlsId && (
          <li>
            <OutsideLink href={`https://www.nmlsconsumeraccess.org/EntityDetails.aspx/COMPANY/${nmlsId}`}>
              NMLS {nmlsId} in the public register
            </OutsideLink>
          </li>
        )}
      </ul>
      <EntryButtons name={lender} entry={quote} onOpen={onOpen} />
    </li>
  );
}

/** Points that deserve a second look, or a call. */
function hintsOn({ rateMillionths, aprMillionths, lockExpiresOn }: LenderQuote, today: Day): readonly string[] {
  const isAprLow = rateMillionths !== null && aprMillionths !== null && aprMillionths < rateMillionths;
  return [
    isAprLow ? 'The APR is below the rate. As a rule it’s above, since it counts fees: please check both.' : '',
    lockExpiresOn === null ? '' : lockText(daysBetween(today, lockExpiresOn)),
  ].filter((hint) => hint !== '');
}

/** For a lock that ends within a week, or has ended. */
function lockText(days: number): string {
  if (days < 0) return 'The lock has ended. Ask what the rate is now.';
  if (days > 7) return '';
  return `The lock ends ${days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`}. Ask what an extension costs.`;
}
