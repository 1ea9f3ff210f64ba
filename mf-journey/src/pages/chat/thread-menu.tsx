import { useRef, useState, type ReactNode } from 'react';
import { deleteChatThread, getChatThread, listChatThreads, type ChatThread } from '@hearthway/contracts/journey';
import {
  Button,
  ConfirmDialog,
  Dialog,
  DownloadIcon,
  EllipsisIcon,
  IconButton,
  PencilIcon,
  saveFile,
  TrashIcon,
  useFocusAfter,
} from '@hearthway/web-kit';
import { callOperation, operationMutation } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { formatShortDay } from '../../features/local-time/index.js';
import { conversationMarkdown, fileNameOf } from './conversation-markdown.js';
import { RenameDialog } from './rename-dialog.js';
import css from './thread-list.module.css';

interface ThreadMenuProps {
  readonly thread: ChatThread;
  readonly onDeleted: (threadId: string) => void;
}

/** Renames, downloads, or deletes a conversation. */
export function ThreadMenu({ thread, onDeleted }: ThreadMenuProps): ReactNode {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<'menu' | 'rename' | 'delete'>();
  const close = (): void => {
    setOpened(undefined);
  };
  // A dialog that was opened from the menu has nothing to return the focus to.
  useFocusAfter(opened !== undefined, () => buttonRef.current);
  return (
    <>
      <IconButton
        ref={buttonRef}
        label={`More for “${thread.title}”`}
        icon={<EllipsisIcon size={18} />}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened('menu');
        }}
      />
      {opened === 'menu' && <Menu thread={thread} onClose={close} onOpen={setOpened} />}
      {opened === 'rename' && <RenameDialog thread={thread} onClose={close} />}
      {opened === 'delete' && <DeleteDialog thread={thread} onClose={close} onDeleted={onDeleted} />}
    </>
  );
}

interface MenuProps {
  readonly thread: ChatThread;
  readonly onClose: () => void;
  readonly onOpen: (dialog: 'rename' | 'delete') => void;
}

function Menu({ thread, onClose, onOpen }: MenuProps): ReactNode {
  const { toast } = usePlatform();
  const { request } = useCaller();
  const download = useMutation({
    // Not from the cache, which may not have the last answer.
    mutationFn: () => callOperation(request, getChatThread, { params: { threadId: thread.id } }),
    onSuccess(conversation) {
      saveFile(fileNameOf(conversation.thread), 'text/markdown', conversationMarkdown(conversation));
      onClose();
    },
    onError() {
      toast({ title: 'We couldn’t download it', description: 'Please try again.', tone: 'destructive' });
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
        <Button
          variant="secondary"
          icon={<PencilIcon size={18} />}
          onClick={() => {
            onOpen('rename');
          }}
        >
          Rename
        </Button>
        <Button
          variant="secondary"
          icon={<DownloadIcon size={18} />}
          pending={download.isPending}
          pendingText="Downloading…"
          onClick={() => {
            download.mutate();
          }}
        >
          Download
        </Button>
        <Button
          variant="secondary"
          icon={<TrashIcon size={18} />}
          onClick={() => {
            onOpen('delete');
          }}
        >
          Delete
        </Button>
      </div>
    </Dialog>
  );
}

interface DeleteDialogProps extends ThreadMenuProps {
  readonly onClose: () => void;
}

function DeleteDialog({ thread, onClose, onDeleted }: DeleteDialogProps): ReactNode {
  const deletion = useMutation({
    ...operationMutation(useCaller(), deleteChatThread, { changes: listChatThreads }),
    onSuccess() {
      onClose();
      onDeleted(thread.id);
    },
  });
  return (
    <ConfirmDialog
      title={`Delete “${thread.title}”?`}
      description="What you saved from it, such as events, stays. You can’t undo this."
      onClose={onClose}
      keepText="Keep conversation"
      confirmText="Delete conversation"
      pendingText="Deleting…"
      failureTitle="We couldn’t delete this conversation"
      action={deletion}
      onConfirm={() => {
        deletion.mutate({ params: { threadId: thread.id } });
      }}
    />
  );
}
