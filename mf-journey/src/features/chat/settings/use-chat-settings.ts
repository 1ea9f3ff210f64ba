import {
  getChatSettings,
  type ChatContextChoices,
  type ChatRetention,
  type ChatSettings,
} from '@hearthway/contracts/journey';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { chatSettingsQuery, sendContexts, sendRetention } from '../api.js';

export function useChatSettings() {
  const { session } = usePlatform();
  const user = useUser();
  return useQuery({ ...chatSettingsQuery(session, user?.id), enabled: Boolean(user) });
}

/** Shows a choice at once, and takes it back if it couldn’t be saved. One change runs at a time, so that the last one wins. */
export function useChatChoice() {
  const { session, toast } = usePlatform();
  const user = useUser();
  const client = useQueryClient();
  const { queryKey } = chatSettingsQuery(session, user?.id);
  const change = (part: (settings: ChatSettings) => Partial<ChatSettings>): void => {
    client.setQueryData(
      queryKey,
      (settings: ChatSettings | undefined) => settings && { ...settings, ...part(settings) },
    );
  };
  const saving = useMutation({
    scope: { id: getChatSettings.path },
    mutationFn: (choice: Partial<Pick<ChatSettings, 'contexts' | 'retention'>>) => send(choice),
    async onMutate(choice) {
      await client.cancelQueries({ queryKey });
      change(() => choice);
    },
    onSuccess(settings) {
      if (settings) client.setQueryData(queryKey, settings);
    },
    async onError() {
      toast({ title: 'We couldn’t save your choice', description: 'Please try again.', tone: 'destructive' });
      await client.invalidateQueries({ queryKey });
    },
  });
  const send = ({ contexts, retention }: Partial<Pick<ChatSettings, 'contexts' | 'retention'>>) => {
    if (contexts) return sendContexts(session, contexts);
    return retention ? sendRetention(session, retention) : Promise.resolve(undefined);
  };
  return {
    grant: (contexts: ChatContextChoices) => {
      saving.mutate({ contexts });
    },
    keepFor: (retention: ChatRetention) => {
      saving.mutate({ retention });
    },
    /** Of the list of what Mia remembers. */
    change,
  };
}
