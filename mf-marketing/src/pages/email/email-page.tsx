import type { Platform } from '@hearthway/contracts/platform';
import { Button, buttonClassName, HouseIllustration } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { ShortPage, ShortPageActions, ShortPageText, ShortPageTitle } from '../../layout/index.js';
import { SiteLink } from '../../features/site-link/index.js';
import css from './email-page.module.css';

interface AskProps {
  platform: Platform;
  title: string;
  text: string;
  button: string;
}

/**
 * Asks before anything happens: programs that look through mail follow its links. The form has no address, so it posts to
 * the page's own, with the token that the link has; that needs no script.
 */
export function Ask({ platform, title, text, button }: AskProps): ReactNode {
  return (
    <ShortPage platform={platform}>
      <ShortPageTitle>{title}</ShortPageTitle>
      <ShortPageText>{text}</ShortPageText>
      <p id="failed" role="alert" className={css['reason']}>
        That didn’t work. Please open the link in your email again.
      </p>
      <p id="too-many" role="alert" className={css['reason']}>
        Too many tries. Please wait a minute, then open the link in your email again.
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

interface DoneProps {
  platform: Platform;
  title: string;
  text: string;
  element: string;
}

/** Says the same to everybody who comes here. */
export function Done({ platform, title, text, element }: DoneProps): ReactNode {
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
