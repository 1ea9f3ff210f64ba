import { useEffect, useRef, useState, type ReactNode } from 'react';
import { revealEmail } from '@hearthway/contracts/commerce';
import type { OperationInput, OperationReply } from '@hearthway/contracts/operation';
import { Button } from '@hearthway/web-kit';
import { callOperation, operationKey, type RequestError } from '@hearthway/web-kit/http';
import { useQuery } from '@tanstack/react-query';
import { useAdminSession } from '../../session/index.js';
import css from './masked-email.module.css';

export interface MaskedEmailProps {
  readonly entry: OperationInput<typeof revealEmail>['body'];
  /** The masked address; empty if it was erased. */
  readonly masked: string;
  /** The person's name, for screen readers. */
  readonly owner: string;
}

/** An address that can be revealed until the session ends. The service logs each reveal. */
export function MaskedEmail({ entry, masked, owner }: MaskedEmailProps): ReactNode {
  const { request } = useAdminSession();
  const { data, error, isFetching, refetch } = useQuery<OperationReply<typeof revealEmail>, RequestError>({
    queryKey: operationKey({}, revealEmail, { body: entry }),
    // Not aborted when the row is left: the reveal is already in the audit, so its answer is worth keeping.
    queryFn: () => callOperation(request, revealEmail, { body: entry }),
    enabled: false,
    retry: false,
  });
  const [wasAsked, setWasAsked] = useState(false);
  const shown = useRef<HTMLSpanElement>(null);
  // The address replaces the focused button; focusing it also reads it out.
  useEffect(() => {
    if (wasAsked && data) shown.current?.focus();
  }, [wasAsked, data]);

  if (!masked) return <span className={css['erased']}>Erased</span>;
  if (data) {
    return (
      <span ref={shown} tabIndex={-1} className={css['shown']}>
        {data.email}
      </span>
    );
  }
  const reveal = (): void => {
    setWasAsked(true);
    void refetch();
  };
  return (
    <span className={css['masked']}>
      <span className={css['address']}>{masked}</span>
      <Button
        variant="quiet"
        size="small"
        pending={isFetching}
        aria-label={`Reveal the email of ${owner}`}
        onClick={reveal}
        className={css['reveal']}
      >
        Reveal
      </Button>
      {error && !isFetching && (
        <span role="alert" className={css['error']}>
          {error.message || 'We couldn’t show it. Please try again.'}
        </span>
      )}
    </span>
  );
}
