import { useCallback } from 'react';
import { wizardTexts } from '@hearthway/contracts/texts';
import { RequestError } from '@hearthway/web-kit/http';
import { usePlatform } from '@hearthway/web-kit/slice';

export function hasSessionEnded(error: unknown): boolean {
  return error instanceof RequestError && error.status === 401;
}

export function useAskToSignIn(): () => void {
  const { toast, navigate } = usePlatform();
  return useCallback(() => {
    toast(wizardTexts.authenticationRequired);
    navigate('/auth');
  }, [toast, navigate]);
}
