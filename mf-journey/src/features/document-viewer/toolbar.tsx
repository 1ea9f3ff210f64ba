import type { ReactNode } from 'react';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  classNames,
  IconButton,
  PrinterIcon,
  WidthIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from '@hearthway/web-kit';
import type { FrameCommand } from './commands.js';
import css from './document-viewer.module.css';
import type { Frame } from './use-frame.js';

interface ToolbarProps extends Pick<Frame, 'shown' | 'printing'> {
  readonly download: ReactNode;
  readonly onCommand: Frame['send'];
}

export function Toolbar({ shown, printing, download, onCommand }: ToolbarProps): ReactNode {
  const { page = 1, pages = 1, percent } = shown ?? {};
  const button = (label: string, icon: ReactNode, command: FrameCommand, isOff = false): ReactNode => (
    <IconButton
      label={label}
      icon={icon}
      // Stays in place when it has led to the first or last page.
      aria-disabled={!shown || isOff}
      onClick={() => {
        if (shown && !isOff) onCommand(command);
      }}
    />
  );
  return (
    <div role="group" aria-label="Document" className={css['toolbar']}>
      {pages > 1 && (
        <div className={css['group']}>
          {button('Previous page', <ChevronLeftIcon size={20} />, { kind: 'go', to: 'previous' }, page === 1)}
          <span aria-live="polite" className={css['count']}>
            Page {page} of {pages}
          </span>
          {button('Next page', <ChevronRightIcon size={20} />, { kind: 'go', to: 'next' }, page === pages)}
        </div>
      )}
      <div className={css['group']}>
        {button('Zoom out', <ZoomOutIcon size={20} />, { kind: 'zoom', to: 'out' })}
        <span aria-live="polite" className={classNames(css['count'], css['percent'])}>
          {percent === undefined ? '' : `${percent}%`}
        </span>
        {button('Zoom in', <ZoomInIcon size={20} />, { kind: 'zoom', to: 'in' })}
        {button('Fit width', <WidthIcon size={20} />, { kind: 'zoom', to: 'fit' })}
      </div>
      <div className={css['group']}>
        {printing && printing !== 'failed' ? (
          <>
            <span role="status" className={css['count']}>
              Preparing page {printing.ready + 1} of {printing.pages}…
            </span>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                onCommand({ kind: 'stop-printing' });
              }}
            >
              Cancel
            </Button>
          </>
        ) : (
          button('Print', <PrinterIcon size={20} />, { kind: 'print' })
        )}
        {download}
      </div>
      {printing === 'failed' && (
        <p role="alert" className={css['count']}>
          We couldn’t prepare it for printing. Download it and print it from your device.
        </p>
      )}
    </div>
  );
}
