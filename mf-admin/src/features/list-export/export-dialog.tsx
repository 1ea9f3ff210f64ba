import { useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { exportList, exportReasonLimits, type ExportList } from '@hearthway/contracts/commerce';
import { Alert, Button, Dialog, TextArea } from '@hearthway/web-kit';
import { callOperation } from '@hearthway/web-kit/http';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { useAdminSession } from '../../session/index.js';
import { saveFile } from './save-file.js';

interface ExportDialogProps {
  readonly list: ExportList;
  readonly label: string;
  readonly onClose: () => void;
}

const { minimum, maximum } = exportReasonLimits;
const tooShort = `Say in at least ${minimum} characters what the file is for.`;

/** Asks what a whole list is wanted for before it is handed out as a file. */
export function ExportDialog({ list, label, onClose }: ExportDialogProps): ReactNode {
  const { toast } = usePlatform();
  const { request } = useAdminSession();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useId();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (given: string) => callOperation(request, exportList, { body: { list, reason: given } }),
  });

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isPending) return;
    const isTooShort = reason.trim().length < minimum;
    setProblem(isTooShort ? tooShort : '');
    if (isTooShort) {
      field.current?.focus();
      return;
    }
    mutate(reason.trim(), {
      onSuccess: ({ fileName, rows, csv }) => {
        saveFile(fileName, 'text/csv;charset=utf-8', csv);
        toast({ title: 'File saved', description: `${fileName}, ${rows} ${rows === 1 ? 'row' : 'rows'}.` });
        onClose();
      },
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Download CSV"
      description={`Every row of ${label}, with addresses in full. The download is recorded with your username and your reason.`}
      initialFocus={field}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} pending={isPending} pendingText="Preparing…">
            Download
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        {error && <Alert tone="danger">{error.message || 'The file could not be made. Please try again.'}</Alert>}
        <TextArea
          ref={field}
          label="What is the file for?"
          rows={3}
          maxLength={maximum}
          value={reason}
          error={problem}
          required
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
