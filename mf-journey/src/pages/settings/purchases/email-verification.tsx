import { useEffect, type ReactNode } from 'react';
import { requestEmailVerification, type User } from '@hearthway/contracts/identity';
import { Alert, Button, CircleCheckIcon } from '@hearthway/web-kit';
import { formatWait, RequestError } from '@hearthway/web-kit/http';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { sendVerificationRequest } from '../../../features/account/index.js';
import css from './purchases.module.css';

/** Whether the address is verified, and another link if not. */
export function EmailVerification({ user }: { readonly user: User }): ReactNode {
  const { session } = usePlatform();
  const sending = useMutation({
    scope: { id: requestEmailVerification.path },
    mutationFn: () => sendVerificationRequest(session),
  });
  // The link may have been used in another browser.
  useEffect(() => {
    void session.reload();
  }, [session]);

  if (user.emailVerifiedAt) {
    return (
      <p className={css['verified']}>
        <CircleCheckIcon size={20} aria-hidden="true" />
        <span>{user.email} is verified.</span>
      </p>
    );
  }
  return (
    <>
      <Alert
        title={`${user.email} isn’t verified yet`}
        action={
          <Button
            variant="secondary"
            pending={sending.isPending}
            pendingText="Sending…"
            onClick={() => {
              sending.mutate();
            }}
          >
            Send the link again
          </Button>
        }
      >
        Use the link in our email to verify it. Until then, we can’t tell which purchases are yours. Everything else
        works.
      </Alert>
      {sending.isSuccess && (
        <Alert tone="success" announce="polite">
          We’ve emailed a new link to {user.email}. It works for a day.
        </Alert>
      )}
      {sending.isError && <Alert tone="danger">{problemOf(sending.error)}</Alert>}
    </>
  );
}

function problemOf(error: unknown): string {
  if (error instanceof RequestError && error.status === 429) {
    return `You’ve asked for several links. Please wait ${formatWait(error)}, and look in your spam folder.`;
  }
  return 'We couldn’t send the link. Please try again in a moment.';
}
