import type { ReactNode } from 'react';
import {
  letterDaysLeft,
  letterWarningDays,
  type LetterConcern,
  type PreApprovalLetter,
} from '@hearthway/contracts/journey';
import { Badge, CheckIcon, ClockIcon, TriangleAlertIcon } from '@hearthway/web-kit';
import { formatCents } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import { formatShortDay, startOf, type Day } from '../../../features/local-time/index.js';
import { EntryButtons, type OpenDialog } from '../../../features/entry-dialog/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { borrowersText, remindersText } from './letter-kind.js';
import css from './letters.module.css';

interface LetterItemProps {
  readonly letter: PreApprovalLetter;
  /** None while the buyer needs no letter. */
  readonly concerns: readonly LetterConcern[];
  readonly today: Day;
  readonly onOpen: (dialog: OpenDialog<PreApprovalLetter>) => void;
}

export function LetterItem({ letter, concerns, today, onOpen }: LetterItemProps): ReactNode {
  const { lender, amountCents, borrowers, issuedOn, expiresOn } = letter;
  const reminders = remindersText(letter, today);
  return (
    <li className={parts['card']}>
      <div className={parts['card-head']}>
        <h3 className={parts['name']}>{lender}</h3>
        <DaysLeft days={letterDaysLeft(letter, today)} />
      </div>
      <p className={css['amount']}>{formatCents(amountCents)}</p>
      <p className={css['facts']}>
        {borrowersText(borrowers)}. Issued {formatShortDay(startOf(issuedOn))}, good through{' '}
        {formatShortDay(startOf(expiresOn))}.{reminders && ` ${reminders}`}
      </p>
      {concerns.map((concern) => (
        <p key={concern.kind} className={parts['warning']}>
          <TriangleAlertIcon size={18} />
          <span>{concernText(concern)}</span>
        </p>
      ))}
      <EntryButtons name={`letter from ${lender}`} entry={letter} onOpen={onOpen} />
    </li>
  );
}

interface LettersStatusProps {
  readonly letters: readonly PreApprovalLetter[];
  readonly payingCash: boolean;
  readonly today: Day;
}

/** The letters' overall status: that of the one that expires last. */
export function LettersStatus({ letters, payingCash, today }: LettersStatusProps): ReactNode {
  if (payingCash) {
    return (
      <Badge tone="success" icon={<CheckIcon />}>
        Paying cash
      </Badge>
    );
  }
  if (letters.length === 0) return <Badge>None yet</Badge>;
  return <DaysLeft days={Math.max(...letters.map((letter) => letterDaysLeft(letter, today)))} />;
}

function DaysLeft({ days }: { readonly days: number }): ReactNode {
  if (days < 0) return <Badge tone="danger">Expired</Badge>;
  const [first, last] = letterWarningDays;
  return (
    <Badge tone={days <= last ? 'danger' : days <= first ? 'warning' : 'success'} icon={<ClockIcon />}>
      {days === 0 ? 'Last day' : days === 1 ? '1 day left' : `${days} days left`}
    </Badge>
  );
}

function concernText(concern: LetterConcern): ReactNode {
  switch (concern.kind) {
    case 'expired':
      return 'Sellers won’t accept it anymore. Ask the lender to renew it, and have new pay stubs and bank statements ready.';
    case 'expires-soon':
      return 'Ask the lender to renew it now, so that it’s good on the day you make an offer.';
    case 'below-target':
      return (
        <>
          It’s {formatCents(concern.missingCents)} below your target price. Ask the lender “What would it take to
          approve me for more: a larger down payment, or less debt?” Or{' '}
          <PageLink to="/pre-approval-form#section-plan">change your target price</PageLink>.
        </>
      );
    case 'borrowers-changed':
      return concern.now === 1
        ? 'It counts a co-borrower, and your profile has none now. Ask for a letter in your name: it may be for less.'
        : 'It’s for you alone, and your profile has a co-borrower now. Ask for a new letter: it may be for more.';
  }
}
