import { useState, type ReactNode } from 'react';
import { openSigningLink, type OpenedSigningLink } from '@hearthway/contracts/journey';
import { useFocusAfter } from '@hearthway/web-kit';
import { callOperation, type RequestError } from '@hearthway/web-kit/http';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { LinkPage, linkQuery } from '../../features/link-page/index.js';
import { noAnswers } from './answers.js';
import { EnterCode } from './enter-code.js';
import { SigningSession } from './signing-session.js';
import { useKept } from './use-kept.js';
import { useToken } from './use-token.js';

/** What someone is asked to sign, for whoever has the mailed link and the code that is mailed to them. */
export function Sign(): ReactNode {
  const token = useToken();
  // Another link is another document.
  return <OpenedLink key={token} token={token} />;
}

function OpenedLink({ token }: { readonly token: string }): ReactNode {
  const { request } = usePlatform().session;
  const [{ session, answers }, keep] = useKept(token);
  const [hasTimedOut, setTimedOut] = useState(false);
  const query = useQuery<OpenedSigningLink, RequestError>({
    queryKey: ['signing-link', token],
    queryFn: ({ signal }) => callOperation(request, openSigningLink, { body: { token } }, { signal }),
    ...linkQuery,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  useFocusAfter(session !== null, () => document.querySelector('h1'));
  if (session !== null) {
    return (
      <SigningSession
        session={session}
        answers={answers}
        onAnswers={(answers) => {
          keep({ answers });
        }}
        onTimeout={() => {
          setTimedOut(true);
          keep({ session: null });
        }}
        onLeave={() => {
          setTimedOut(false);
          keep({ session: null, answers: noAnswers });
        }}
      />
    );
  }
  return (
    <LinkPage query={query} loading="Opening your link">
      {(opened) => (
        <EnterCode
          opened={opened}
          token={token}
          hasTimedOut={hasTimedOut}
          onSession={(session) => {
            keep({ session });
          }}
        />
      )}
    </LinkPage>
  );
}
