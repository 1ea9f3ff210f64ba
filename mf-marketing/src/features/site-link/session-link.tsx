import type { Platform } from '@hearthway/contracts/platform';
import { classNames } from '@hearthway/web-kit';
import { useSyncExternalStore, type ReactNode } from 'react';
import { SiteLink, type SiteTarget } from './site-link.js';
import css from './session-link.module.css';

export interface SessionLinkProps {
  platform: Platform;
  current?: string | undefined;
  className: string;
  signedOut: LabeledTarget;
  signedIn: LabeledTarget;
}

type LabeledTarget = Pick<SiteTarget, 'to' | 'element'> & { readonly label: string };

/**
 * One link for visitors and another for signed-in buyers. Prerendered pages have both, so that nothing changes or moves
 * when the script loads: until then, the style sheet shows the one for the stored session, which the shell marks on the
 * page before the first paint.
 */
export function SessionLink({ platform, current, className, signedOut, signedIn }: SessionLinkProps): ReactNode {
  const isSignedIn = useSyncExternalStore(
    platform.session.subscribe,
    () => isSignedInTo(platform),
    () => undefined,
  );
  const link = ({ label, ...target }: LabeledTarget, shownBy?: string) => (
    <SiteLink
      key={target.element}
      platform={platform}
      current={current}
      {...target}
      className={classNames(className, shownBy)}
    >
      {label}
    </SiteLink>
  );
  if (isSignedIn === undefined) return [link(signedOut, css['signed-out']), link(signedIn, css['signed-in'])];
  return link(isSignedIn ? signedIn : signedOut);
}

/** A stored token counts until the shell knows better. */
function isSignedInTo({ session }: Platform): boolean {
  const user = session.user();
  return user === undefined ? session.hasToken() : user !== null;
}
