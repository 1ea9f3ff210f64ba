import { brand } from '@hearthway/contracts/brand';
import type { NotJoinedReason } from '@hearthway/contracts/commerce';
import { applicantNameMaximum } from '@hearthway/contracts/constants';
import { waitlistTexts } from '@hearthway/contracts/texts';
import { classNames } from '@hearthway/web-kit';
import { useEffect, type ReactNode } from 'react';
import { ShortPage } from '../../layout/index.js';
import type { PageModule, PageProps } from '../../page.js';
import { Result, toForm, toHome } from './result.js';
import css from './waitlist-result.module.css';

interface Explanation {
  readonly title: string;
  readonly text: string;
  /** No need to submit again. */
  readonly isDone?: true;
}

const explanations: Readonly<Record<NotJoinedReason, Explanation>> = {
  email: {
    title: waitlistTexts.email,
    text: 'Use a format like name@example.com. You’re not on the list yet.',
  },
  name: {
    title: waitlistTexts.name,
    text: `We need your first and last name, each in ${applicantNameMaximum} characters or fewer. You’re not on the list yet.`,
  },
  state: {
    title: waitlistTexts.state,
    text: 'If yours isn’t listed, choose “Another state.” You’re not on the list yet.',
  },
  acceptedTerms: {
    title: waitlistTexts.terms,
    text: 'Check the box above the button once you’ve read them. You’re not on the list yet.',
  },
  'already-joined': {
    title: waitlistTexts.alreadyToast.title,
    text: waitlistTexts.alreadyToast.description,
    isDone: true,
  },
  'too-many': {
    title: 'Please try again in a minute',
    text: 'Too many people were joining at once. You’re not on the list yet.',
  },
  failed: {
    title: waitlistTexts.failed,
    text: 'We couldn’t save your entry. You’re not on the list yet.',
  },
};

/**
 * Renders every reason; CSS shows the one in the URL fragment. It has to work without JavaScript, because the visitor
 * submitted the form without it or before it loaded.
 */
function NotJoined({ platform }: PageProps): ReactNode {
  useEffect(refreshTarget, []);
  return (
    <ShortPage platform={platform}>
      <h1 className={css['topic']}>Joining the waitlist</h1>
      {Object.entries(explanations).map(([reason, { title, text, isDone }]) => (
        <Result
          key={reason}
          platform={platform}
          reason={reason}
          className={classNames(css['reason'], isDone && css['done'])}
          Heading="h2"
          title={title}
          text={text}
          back={isDone ? toHome : toForm}
        />
      ))}
      <Result
        platform={platform}
        className={css['otherwise']}
        Heading="h2"
        title="You’re not on the list yet"
        text="Please go back to the form and send it again."
        back={toForm}
      />
      <p className={css['note']}>If you use your browser’s Back button, what you typed is usually still there.</p>
    </ShortPage>
  );
}

// Browsers set `:target` only on load, so elements rendered later need another navigation.
function refreshTarget(): void {
  if (location.hash !== '' && !document.querySelector(':target')) location.replace(location.hash);
}

export const page: PageModule = {
  head: {
    description: `Why you’re not on the ${brand.name} waitlist yet, and what to do.`,
    indexed: false,
  },
  Page: NotJoined,
};
