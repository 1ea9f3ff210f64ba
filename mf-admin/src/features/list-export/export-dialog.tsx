import type { ReactNode } from 'react';
import { exportList, exportRequest, type ExportList } from '@hearthway/contracts/commerce';
import { FormDialog, saveFile, TextArea } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { callOperation } from '@hearthway/web-kit/http';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useAdminSession } from '../../session/index.js';

interface ExportDialogProps {
  readonly list: ExportList;
  readonly label: string;
  readonly onClose: () => void;
}

/** Asks for a reason before downloading a whole list. */
export function ExportDialog({ list, label, onClose }: ExportDialogProps): ReactNode {
  const { toast } = usePlatform();
  const { request } = useAdminSession();
  const form = useContractForm({
    schema: exportRequest,
    defaultValues: { list, reason: '' },
    refusedField: 'reason',
    async send(body, signal) {
      const { fileName, rows, csv } = await callOperation(request, exportList, { body }, { signal });
      saveFile(fileName, 'text/csv;charset=utf-8', csv);
      toast({ title: 'File saved', description: `${fileName}, ${rows} ${rows === 1 ? 'row' : 'rows'}.` });
      onClose();
    },
  });
  return (
    <FormDialog
      title="Download CSV"
      description={`Every row of ${label}, with full email addresses. We log the download with your username and reason.`}
      form={form}
      submitText="Download"
      pendingText="Preparing…"
      onClose={onClose}
    >
      <TextArea {...form.field('reason')} label="What is the file for?" rows={3} required />
    </FormDialog>
  );
}
