import type { Platform } from '@hearthway/contracts/platform';
import { Button, buttonClassName, HouseIllustration } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { ShortPage, ShortPageActions, ShortPageText, ShortPageTitle } from '../../layout/index.js';
import { SiteLink } from '../../features/site-link/index.js';
import css from './email-page.module.css';

interface ConfirmPageProps {
  platform: Platform;
  title: string;
  text: string;
  button: string;
}

/**
 * Asks for confirmation, because mail scanners follow links. The form has no `action`, so it posts to the current URL
 * with its token, even without JavaScript.
 */
export function ConfirmPage({ platform, title, text, button }: ConfirmPageProps): ReactNode {
  return (
    <ShortPage platform={platform}>
      <ShortPageTitle>{title}</ShortPageTitle>
      <ShortPageText>{text}</ShortPageText>
      <p id="failed" role="alert" className={css['reason']}>
        That didn’t work. Please open the link in your email again.
      </p>
      <p id="too-many" role="alert" className={css['reason']}>
        Too many attempts. Please wait a minute, then open the link in your email again.
      </p>
      <form method="post" className={css['form']}>
        <ShortPageActions>
          <Button type="submit" size="large">
            {button}
          </Button>
        </ShortPageActions>
      </form>
    </ShortPage>
  );
}

interface DonePageProps {
  platform: Platform;
  title: string;
  text: string;
  element: string;
}

/** Says the same to everyone, because anyone can open the URL. */
export function DonePage({ platform, title, text, element }: DonePageProps): ReactNode {
  return (
    <ShortPage platform={platform}>
      <HouseIllustration className={css['picture']} />
      <ShortPageTitle>{title}</ShortPageTitle>
      <ShortPageText>{text}</ShortPageText>
      <ShortPageActions>
        <SiteLink platform={platform} to="/" element={element} className={buttonClassName({ size: 'large' })}>
          Return to Home
        </SiteLink>
      </ShortPageActions>
    </ShortPage>
  );
}
