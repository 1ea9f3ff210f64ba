import type { ReactNode } from 'react';
import {
  chatLimits,
  chatThreadName,
  listChatThreads,
  renameChatThread,
  type ChatThread,
} from '@hearthway/contracts/journey';
import { FormDialog, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { operationMutation } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';

interface RenameDialogProps {
  readonly thread: ChatThread;
  readonly onClose: () => void;
}

export function RenameDialog({ thread, onClose }: RenameDialogProps): ReactNode {
  const renaming = useMutation(operationMutation(useCaller(), renameChatThread, { changes: listChatThreads }));
  const form = useContractForm({
    schema: chatThreadName,
    defaultValues: { title: thread.title },
    async send(body) {
      await renaming.mutateAsync({ params: { threadId: thread.id }, body });
      onClose();
    },
  });
  return (
    <FormDialog
      size="small"
      title="Rename conversation"
      form={form}
      submitText="Save"
      pendingText="Saving…"
      refusalTitle="We couldn’t rename it"
      onClose={onClose}
    >
      <TextField {...form.field('title')} label="Name" maxLength={chatLimits.titleCharacters} autoComplete="off" />
    </FormDialog>
  );
}
