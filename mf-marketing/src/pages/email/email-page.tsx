import type { Platform } from '@hearthway/contracts/platform';
import { Button, buttonClassName, classNames, HouseIllustration } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { SiteLayout, SiteLink } from '../../layout/index.js';
import css from './email-page.module.css';

interface EmailPageProps {
  platform: Platform;
  title: string;
  children: ReactNode;
}

function EmailPage({ platform, title, children }: EmailPageProps): ReactNode {
  return (
    <SiteLayout platform={platform}>
      <div className={css['page']}>
        <h1 className={css['title']}>{title}</h1>
        {children}
      </div>
    </SiteLayout>
  );
}

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
    <EmailPage platform={platform} title={title}>
      <p className={css['text']}>{text}</p>
      <p id="failed" role="alert" className={css['reason']}>
        That did not work. Please open the link in your email again.
      </p>
      <p id="too-many" role="alert" className={css['reason']}>
        That was often. Please open the link in your email again in a minute.
      </p>
      <form method="post" className={css['form']}>
        <Button type="submit" size="large">
          {button}
        </Button>
      </form>
    </EmailPage>
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
    <EmailPage platform={platform} title={title}>
      <HouseIllustration className={css['picture']} />
      <p className={css['text']}>{text}</p>
      <SiteLink
        platform={platform}
        to="/"
        element={element}
        className={classNames(buttonClassName({ size: 'large' }), css['back'])}
      >
        Return to Home
      </SiteLink>
    </EmailPage>
  );
}
