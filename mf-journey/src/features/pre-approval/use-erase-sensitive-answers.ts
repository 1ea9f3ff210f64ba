import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { sendSensitiveAnswersErasure, preApprovalInfoKey } from './api.js';

/** Erases citizenship and marital status, then refetches the answers wherever they are shown. */
export function useEraseSensitiveAnswers({ onErased }: { onErased: () => void }) {
  const { session } = usePlatform();
  const userId = useUser()?.id;
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => sendSensitiveAnswersErasure(session),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: preApprovalInfoKey(userId) });
      onErased();
    },
  });
}
