import { changeChatSettings, getChatSettings, type ChatSettings } from '@hearthway/contracts/journey';
import type { OperationInput } from '@hearthway/contracts/operation';
import { operationMutation, operationQuery } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation, useQuery } from '@tanstack/react-query';

export function useChatSettings() {
  return useQuery(operationQuery(useCaller(), getChatSettings));
}

type Change = OperationInput<typeof changeChatSettings>['body'];

/** Shows a choice at once, and takes it back if it can’t be saved. */
export function useChatSettingsChange() {
  const { toast } = usePlatform();
  const caller = useCaller();
  const { queryKey } = operationQuery(caller, getChatSettings);
  const { mutate } = useMutation({
    ...operationMutation(caller, changeChatSettings),
    mutationKey: queryKey,
    // Runs one save at a time, so that the last choice wins.
    scope: { id: changeChatSettings.path },
    async onMutate({ body }, { client }) {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before) => before && changed(before, body));
    },
    onSuccess(settings, _input, _shown, { client }) {
      // Newer choices are already shown.
      if (client.isMutating({ mutationKey: queryKey }) === 1) client.setQueryData(queryKey, settings);
    },
    async onError(_error, _input, _shown, { client }) {
      toast({ title: 'We couldn’t save your choice', description: 'Please try again.', tone: 'destructive' });
      await client.invalidateQueries({ queryKey });
    },
  });
  return (change: Change) => {
    mutate({ body: change });
  };
}

function changed(settings: ChatSettings, { contexts = {}, retention = settings.retention }: Change): ChatSettings {
  return { ...settings, retention, contexts: Object.assign({ ...settings.contexts }, contexts) };
}
