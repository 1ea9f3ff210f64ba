import type { ReactNode } from 'react';
import {
  daysBetween,
  isLetterExpired,
  letterConcerns,
  type LetterCircumstances,
  type LetterConcern,
  type PreApprovalLetter,
} from '@hearthway/contracts/journey';
import { Badge, Button, ClockIcon, TriangleAlertIcon, VisuallyHidden } from '@hearthway/web-kit';
import { formatCents } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import { formatShortDay, startOf } from '../../../features/local-time/index.js';
import { borrowersText } from './letter-kind.js';
import css from './letters.module.css';

export interface LetterItemProps {
  readonly letter: PreApprovalLetter;
  readonly circumstances: LetterCircumstances;
  readonly onEdit: () => void;
}

export function LetterItem({ letter, circumstances, onEdit }: LetterItemProps): ReactNode {
  const { lender, amountCents, borrowers, issuedOn, expiresOn } = letter;
  return (
    <li className={css['letter']}>
      <div className={css['letter-head']}>
        <h3 className={css['lender']}>{lender}</h3>
        <Countdown letter={letter} today={circumstances.today} />
      </div>
      <p className={css['amount']}>{formatCents(amountCents)}</p>
      <p className={css['facts']}>
        {borrowersText(borrowers)} · Issued {formatShortDay(startOf(issuedOn))} · Good through{' '}
        {formatShortDay(startOf(expiresOn))}
      </p>
      {letterConcerns(letter, circumstances).map((concern) => (
        <p key={concern.kind} className={css['concern']}>
          <TriangleAlertIcon size={18} />
          <span>{concernText(concern)}</span>
        </p>
      ))}
      <Button variant="secondary" size="small" className={css['edit']} onClick={onEdit}>
        Edit <VisuallyHidden>letter from {lender}</VisuallyHidden>
      </Button>
    </li>
  );
}

function Countdown({ letter, today }: { readonly letter: PreApprovalLetter; readonly today: string }): ReactNode {
  if (isLetterExpired(letter, today)) return <Badge tone="danger">Expired</Badge>;
  const days = daysBetween(today, letter.expiresOn);
  const tone = days <= 3 ? 'danger' : days <= 14 ? 'warning' : 'success';
  return (
    <Badge tone={tone} icon={<ClockIcon size={14} />}>
      {days === 0 ? 'Last day' : days === 1 ? '1 day left' : `${days} days left`}
    </Badge>
  );
}

function concernText(concern: LetterConcern): ReactNode {
  switch (concern.kind) {
    case 'expired':
      return 'This letter no longer counts. Ask the lender to renew it; they’ll want new pay stubs and statements.';
    case 'expires-soon':
      return 'Ask the lender now to renew it, so that you don’t make an offer with an expired letter.';
    case 'below-target':
      return (
        <>
          It’s {formatCents(concern.missingCents)} below your target price. Ask the lender for a higher amount, or{' '}
          <PageLink to="/pre-approval-form">change your target price</PageLink>.
        </>
      );
    case 'borrowers-changed':
      return concern.now < concern.onLetter
        ? 'It was issued for two borrowers, and your profile now has one. Ask for a new letter: it may be for less.'
        : 'It was issued for you alone, and your profile now has a co-borrower. A new letter may be for more.';
  }
}
