import { useState, type ReactNode } from 'react';
import { chatLimits, chatThreadName, listChatThreads, type ChatThread } from '@hearthway/contracts/journey';
import {
  Button,
  Dialog,
  DownloadIcon,
  EllipsisIcon,
  IconButton,
  PencilIcon,
  saveFile,
  TextField,
  TrashIcon,
} from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { RequestError } from '@hearthway/web-kit/http';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fetchThreadExport, sendThreadDeletion, sendThreadTitle } from '../../features/chat/index.js';
import { formatShortDay } from '../../features/local-time/index.js';
import { FormDialog, QuestionDialog } from '../../features/dialogs/index.js';
import css from './thread-list.module.css';

export interface ThreadMenuProps {
  readonly thread: ChatThread;
  readonly onDeleted: (threadId: string) => void;
}

/** Renames, saves, or deletes a conversation. */
export function ThreadMenu({ thread, onDeleted }: ThreadMenuProps): ReactNode {
  const [opened, setOpened] = useState<'menu' | 'rename' | 'delete'>();
  const close = (): void => {
    setOpened(undefined);
  };
  return (
    <>
      <IconButton
        label={`More for “${thread.title}”`}
        icon={<EllipsisIcon size={18} />}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened('menu');
        }}
      />
      {opened === 'menu' && (
        <Menu
          thread={thread}
          onClose={close}
          onRename={() => {
            setOpened('rename');
          }}
          onDelete={() => {
            setOpened('delete');
          }}
        />
      )}
      {opened === 'rename' && <RenameDialog thread={thread} onClose={close} />}
      {opened === 'delete' && <DeleteDialog thread={thread} onClose={close} onDeleted={onDeleted} />}
    </>
  );
}

interface MenuProps {
  readonly thread: ChatThread;
  readonly onClose: () => void;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

function Menu({ thread, onClose, onRename, onDelete }: MenuProps): ReactNode {
  const { session, toast } = usePlatform();
  const saving = useMutation({
    mutationFn: () => fetchThreadExport(session, thread.id),
    onSuccess({ fileName, markdown }) {
      saveFile(fileName, 'text/markdown', markdown);
      onClose();
    },
    onError() {
      toast({ title: 'We couldn’t save this conversation', description: 'Please try again.', tone: 'destructive' });
    },
  });
  return (
    <Dialog
      open
      size="small"
      title={thread.title}
      description={
        thread.expiresAt === null
          ? 'Kept until you delete it.'
          : `Kept until ${formatShortDay(new Date(thread.expiresAt))}.`
      }
      onClose={onClose}
    >
      <div className={css['menu']}>
        <Button variant="secondary" icon={<PencilIcon size={18} />} onClick={onRename}>
          Rename
        </Button>
        <Button
          variant="secondary"
          icon={<DownloadIcon size={18} />}
          pending={saving.isPending}
          pendingText="Saving…"
          onClick={() => {
            saving.mutate();
          }}
        >
          Save as a file
        </Button>
        <Button variant="secondary" icon={<TrashIcon size={18} />} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </Dialog>
  );
}

function RenameDialog({ thread, onClose }: { readonly thread: ChatThread; readonly onClose: () => void }): ReactNode {
  const { session } = usePlatform();
  const client = useQueryClient();
  const form = useContractForm({
    schema: chatThreadName,
    defaultValues: { title: thread.title },
    fieldOf: { 'body.title': 'title' },
    async send({ title }) {
      await sendThreadTitle(session, thread.id, title);
      await client.invalidateQueries({ queryKey: [listChatThreads.path] });
      onClose();
    },
  });
  return (
    <FormDialog title="Rename conversation" form={form} onClose={onClose}>
      <TextField {...form.field('title')} label="Name" maxLength={chatLimits.titleCharacters} autoComplete="off" />
    </FormDialog>
  );
}

interface DeleteDialogProps extends ThreadMenuProps {
  readonly onClose: () => void;
}

function DeleteDialog({ thread, onClose, onDeleted }: DeleteDialogProps): ReactNode {
  const { session } = usePlatform();
  const client = useQueryClient();
  const deletion = useMutation({
    async mutationFn() {
      try {
        await sendThreadDeletion(session, thread.id);
      } catch (error) {
        // It was deleted in another window.
        if (!(error instanceof RequestError && error.code === 'chat-thread.not-found')) throw error;
      }
    },
    async onSuccess() {
      onClose();
      onDeleted(thread.id);
      await client.invalidateQueries({ queryKey: [listChatThreads.path] });
    },
  });
  return (
    <QuestionDialog
      title={`Delete “${thread.title}”?`}
      no="Keep it"
      yes="Delete it"
      tone="danger"
      pending={deletion.isPending}
      error={deletion.isError ? { title: 'We couldn’t delete it', text: 'Please try again.' } : undefined}
      onClose={onClose}
      onYes={() => {
        deletion.mutate();
      }}
    >
      <p>The whole conversation is deleted for good. What you confirmed in it, such as events, stays.</p>
    </QuestionDialog>
  );
}
