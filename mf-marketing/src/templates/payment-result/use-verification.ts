import type { ProductType } from '@hearthway/contracts/commerce';
import type { Platform } from '@hearthway/contracts/platform';
import { paymentTexts } from '@hearthway/contracts/texts';
import { useEffect, useState } from 'react';
import type { Verification } from './verify.js';

export type Progress = { readonly kind: 'loading' } | Exclude<Verification, { kind: 'elsewhere' }>;

/**
 * What became of the payment that the address names, and the way to ask anew. A payment for the other product moves the
 * address to that product's page, which asks for itself; this one keeps loading until it is replaced.
 */
export function useVerification(
  { session }: Platform,
  product: ProductType,
): [progress: Progress, askAgain: () => void] {
  const [progress, setProgress] = useState<Progress>({ kind: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const asking = new AbortController();
    const sessionId = new URLSearchParams(location.search).get('session_id');
    verificationOf(sessionId, product, session.request, asking.signal).then(
      (verification) => {
        if (verification.kind !== 'elsewhere') setProgress(verification);
        else if (!asking.signal.aborted) history.replaceState(history.state, '', verification.path + location.search);
      },
      (error: unknown) => {
        if (asking.signal.aborted) return;
        console.warn('The payment was not looked up', error);
        setProgress({ kind: 'failed', message: paymentTexts.unreachable, canChange: true });
      },
    );
    return () => {
      asking.abort();
    };
  }, [session, product, round]);
  return [
    progress,
    () => {
      setProgress({ kind: 'loading' });
      setRound((asked) => asked + 1);
    },
  ];
}

async function verificationOf(
  sessionId: string | null,
  product: ProductType,
  transport: Platform['session']['request'],
  signal: AbortSignal,
): Promise<Verification> {
  if (!sessionId) return { kind: 'failed', message: paymentTexts.noSession, canChange: false };
  const { verify } = await import(/* webpackChunkName: "commerce-calls" */ './verify.js');
  return verify({ transport, sessionId, product, signal, pause });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
