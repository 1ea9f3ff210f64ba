import { useState, type ReactNode } from 'react';
import type { ExportList } from '@hearthway/contracts/commerce';
import { Button, DownloadIcon } from '@hearthway/web-kit';
import { ExportDialog } from './export-dialog.js';

interface ExportButtonProps {
  readonly list: ExportList;
  /** The list's title on the page. */
  readonly label: string;
}

export function ExportButton({ list, label }: ExportButtonProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<DownloadIcon size={16} />}
        aria-label={`Download CSV of ${label}`}
        onClick={() => setIsOpen(true)}
      >
        Download CSV
      </Button>
      {isOpen && <ExportDialog list={list} label={label} onClose={() => setIsOpen(false)} />}
    </>
  );
}
