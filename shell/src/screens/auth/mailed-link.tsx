import { linkRequest, type endSessionByLink } from '@hearthway/contracts/identity';
import type { OperationInput } from '@hearthway/contracts/operation';
import { authTexts } from '@hearthway/contracts/texts';
import { RequestError } from '@hearthway/web-kit/http';
import { useLinkToken } from '@hearthway/web-kit/link-token';
import { useState, type ReactNode } from 'react';
import type { Session } from '../../session/index.js';
import { AuthFrame } from './auth-frame.js';
import { Result } from './result.js';

export type LinkRequest = OperationInput<typeof endSessionByLink>['body'];

export interface MailedLinkProps<Sent> {
  readonly session: Pick<Session, 'reload'>;
  readonly post: (sent: Sent) => Promise<unknown>;
  /** Must send nothing by itself: mail scanners open links and run their scripts. */
  readonly form: (token: string, send: (sent: Sent) => Promise<void>) => ReactNode;
  readonly done: ReactNode;
  /** What to do with a link that doesn't work. */
  readonly instead: ReactNode;
  /** Shown in place of the form for other refusals, by their codes. */
  readonly refused?: Readonly<Record<string, ReactNode>>;
}

/** The page of an emailed link. Works for anyone who has the link, signed in or not. */
export function MailedLink<Sent>(props: MailedLinkProps<Sent>): ReactNode {
  const { session, post, form, done, instead, refused = {} } = props;
  const token = linkRequest.safeParse({ token: useLinkToken() }).data?.token ?? '';
  const [latest, setLatest] = useState<{ token: string; outcome: string }>();
  const ofToken = latest?.token === token ? latest.outcome : 'asking';
  const outcome = token === '' ? 'missing' : ofToken;

  const outcomes = new Map([
    ...Object.entries(refused),
    ['done', done],
    [
      'missing',
      noLink('Part of the link is missing. If you reloaded this page, open the link in your email again.', instead),
    ],
    ['account-link.unusable', noLink(authTexts.unusableLink, instead)],
  ]);
  const send = async (sent: Sent): Promise<void> => {
    try {
      await post(sent);
    } catch (error) {
      if (!(error instanceof RequestError && outcomes.has(error.code))) throw error;
      setLatest({ token, outcome: error.code });
      return;
    }
    // This may have ended the browser's session or changed its user.
    await session.reload();
    setLatest({ token, outcome: 'done' });
  };
  return (
    <AuthFrame step={`${outcome} ${token}`}>
      {outcome === 'asking' ? <div key={token}>{form(token, send)}</div> : outcomes.get(outcome)}
    </AuthFrame>
  );
}

const noLink = (why: string, instead: ReactNode): ReactNode => (
  <Result title="This link doesn’t work">
    <p>{why}</p>
    {instead}
  </Result>
);
