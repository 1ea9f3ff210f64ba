import type { ProductType } from '@hearthway/contracts/commerce';
import type { Platform } from '@hearthway/contracts/platform';
import { paymentTexts } from '@hearthway/contracts/texts';
import { useEffect, useState } from 'react';
import type { Verification } from './verify.js';

export type Progress = { readonly kind: 'loading' } | Exclude<Verification, { kind: 'other-product' }>;

/**
 * Looks up the payment in the URL, and again on request. A payment for the other product changes the URL to that
 * product's page; this one keeps loading until it is replaced.
 */
export function useVerification(
  { session, navigate }: Platform,
  product: ProductType,
): [progress: Progress, checkAgain: () => void] {
  const [progress, setProgress] = useState<Progress>({ kind: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const sessionId = new URLSearchParams(location.search).get('session_id');
    verificationOf(sessionId, product, session.request, controller.signal).then(
      (verification) => {
        if (verification.kind !== 'other-product') setProgress(verification);
        else if (!controller.signal.aborted) navigate(verification.path + location.search, { replace: true });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        console.warn('The payment was not looked up', error);
        setProgress({ kind: 'failed', message: paymentTexts.unreachable, canChange: true });
      },
    );
    return () => {
      controller.abort();
    };
  }, [session, navigate, product, round]);
  return [
    progress,
    () => {
      setProgress({ kind: 'loading' });
      setRound((current) => current + 1);
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
