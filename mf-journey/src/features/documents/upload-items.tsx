import type { ReactNode } from 'react';
import { documentLimits, documentRefusals, type DocumentUpload } from '@hearthway/contracts/journey';
import { Button, PauseIcon, PlayIcon, ProgressBar, XIcon } from '@hearthway/web-kit';
import { Actions, Item } from '../page-parts/index.js';
import { bytesText } from './bytes.js';
import type { SendingFile, Uploader } from './uploader.js';
import css from './uploads.module.css';

const states = { waiting: 'Waiting', sending: 'Uploading', paused: 'Paused', failed: 'Stopped' } as const;

export interface SendingProps {
  readonly file: SendingFile;
  readonly uploader: Pick<Uploader<never>, 'goOn' | 'pause' | 'giveUp'>;
}

/** A file that this page sends. */
export function Sending({ file, uploader }: SendingProps): ReactNode {
  const { key, name, bytes, sent, state, problem } = file;
  const canGoOn = state === 'paused' || (state === 'failed' && bytes > 0 && bytes <= documentLimits.fileBytes);
  return (
    <Item
      name={name}
      end={
        <Actions>
          {canGoOn && (
            <Button variant="quiet" size="small" icon={<PlayIcon size={16} />} onClick={() => uploader.goOn(key)}>
              Go on
            </Button>
          )}
          {(state === 'sending' || state === 'waiting') && (
            <Button variant="quiet" size="small" icon={<PauseIcon size={16} />} onClick={() => uploader.pause(key)}>
              Pause
            </Button>
          )}
          <Button variant="quiet" size="small" icon={<XIcon size={16} />} onClick={() => void uploader.giveUp(key)}>
            Cancel
          </Button>
        </Actions>
      }
      below={<ProgressBar label={`${name}: ${states[state]}`} value={sent} max={Math.max(bytes, 1)} />}
    >
      <p role="status">
        {states[state]}, {bytesText(sent)} of {bytesText(bytes)}
        {problem !== '' && `. ${problem}`}
      </p>
    </Item>
  );
}

export interface ArrivedProps {
  readonly upload: Pick<DocumentUpload, 'id' | 'name' | 'state' | 'refusal' | 'received' | 'bytes'>;
  readonly ending: boolean;
  readonly onEnd: (id: string) => void;
}

/** A file that is being checked, was refused, or stopped half way. */
export function Arrived({ upload, ending, onEnd }: ArrivedProps): ReactNode {
  const { id, name, state, refusal, received, bytes } = upload;
  return (
    <Item
      name={name}
      end={
        state !== 'checking' && (
          <Button variant="quiet" size="small" icon={<XIcon size={16} />} pending={ending} onClick={() => onEnd(id)}>
            {state === 'refused' ? 'Dismiss' : 'Give up'}
          </Button>
        )
      }
    >
      {state === 'checking' && <p role="status">Checking the file…</p>}
      {state === 'refused' && (
        <p role="status" className={css['problem']}>
          {refusal ? documentRefusals[refusal] : 'We couldn’t take this file.'}
        </p>
      )}
      {state === 'receiving' && (
        <p>
          {bytesText(received)} of {bytesText(bytes)} arrived. Choose the same file again to go on.
        </p>
      )}
    </Item>
  );
}
