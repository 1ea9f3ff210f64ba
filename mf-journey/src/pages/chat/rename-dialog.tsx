import { useId, useRef, type ReactNode } from 'react';
import {
  chatLimits,
  chatThreadName,
  listChatThreads,
  renameChatThread,
  type ChatThread,
} from '@hearthway/contracts/journey';
import { Alert, Button, Dialog, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { operationMutation } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';

interface RenameDialogProps {
  readonly thread: ChatThread;
  readonly onClose: () => void;
}

export function RenameDialog({ thread, onClose }: RenameDialogProps): ReactNode {
  const formId = useId();
  const titleRef = useRef<HTMLInputElement>(null);
  const renaming = useMutation(operationMutation(useCaller(), renameChatThread, { changes: listChatThreads }));
  const { field, onSubmit, pending, refusal } = useContractForm({
    schema: chatThreadName,
    defaultValues: { title: thread.title },
    async send(body) {
      await renaming.mutateAsync({ params: { threadId: thread.id }, body });
      onClose();
    },
  });
  const { ref: fieldRef, ...title } = field('title');
  return (
    <Dialog
      open
      size="small"
      title="Rename conversation"
      onClose={onClose}
      initialFocus={titleRef}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={pending} pendingText="Saving…">
            Save
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={onSubmit}>
        {refusal && (
          <Alert tone="danger" announce="assertive" title="We couldn’t rename it">
            {refusal}
          </Alert>
        )}
        <TextField
          {...title}
          ref={(element) => {
            fieldRef(element);
            titleRef.current = element;
          }}
          label="Name"
          maxLength={chatLimits.titleCharacters}
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
