import type { Platform } from '@hearthway/contracts/platform';
import { buttonClassName, classNames } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { ShortPageActions, ShortPageText, ShortPageTitle } from '../../layout/index.js';
import { SiteLink } from '../../features/site-link/index.js';
import css from './waitlist-result.module.css';

export interface ResultProps {
  platform: Platform;
  /** Shown when the URL fragment matches; always shown if omitted. */
  reason?: string | undefined;
  className?: string | undefined;
  /** Use h2 when the page already has an h1. */
  Heading: 'h1' | 'h2';
  title: string;
  text: string;
  picture?: ReactNode;
  back: { readonly label: string; readonly to: string; readonly element: string };
}

export function Result(props: ResultProps): ReactNode {
  const { platform, reason, className, Heading, title, text, picture, back } = props;
  return (
    <section id={reason} className={classNames(css['result'], className)}>
      {picture}
      <ShortPageTitle Heading={Heading}>{title}</ShortPageTitle>
      <ShortPageText>{text}</ShortPageText>
      <ShortPageActions>
        <SiteLink
          platform={platform}
          to={back.to}
          element={back.element}
          className={buttonClassName({ size: 'large' })}
        >
          {back.label}
        </SiteLink>
      </ShortPageActions>
    </section>
  );
}

export const toForm: ResultProps['back'] = {
  label: 'Back to the form',
  to: '/#waitlist',
  element: 'waitlist-result-form',
};
export const toHome: ResultProps['back'] = { label: 'Return to Home', to: '/', element: 'waitlist-result-home' };
