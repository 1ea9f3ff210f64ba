import { useState, type ReactNode } from 'react';
import { documentRefusals, type DocumentUpload } from '@hearthway/contracts/journey';
import {
  Alert,
  Button,
  CircleAlertIcon,
  PauseIcon,
  PlayIcon,
  ProgressBar,
  VisuallyHidden,
  XIcon,
  type ButtonProps,
} from '@hearthway/web-kit';
import { Buttons, Row, RowNote, Rows, RowTitle } from '../rows/index.js';
import { bytesText } from './bytes-text.js';
import { isFileOf } from './file-checks.js';
import { PickFiles } from './pick-files.js';
import type { SendingFile, Uploader } from './uploader.js';
import css from './uploads.module.css';

const states = {
  waiting: 'Waiting for its turn',
  sending: 'Uploading',
  offline: 'Goes on once you’re back online',
  paused: 'Paused',
  failed: 'Stopped',
  refused: 'Not uploaded',
} as const satisfies Record<SendingFile['state'], string>;

type ArrivedUpload = Pick<DocumentUpload, 'id' | 'name' | 'state' | 'refusal' | 'received' | 'bytes'>;

interface UploadRowsProps<Upload extends ArrivedUpload> extends Pick<SendingProps, 'uploader'> {
  /** What this page sends. */
  readonly files: readonly SendingFile[];
  /** The service’s others. */
  readonly uploads: readonly Upload[];
  /** The upload that is just given up or dismissed. */
  readonly endingId: string | undefined;
  readonly onEnd: (uploadId: string) => void;
  /** The buyer chose the same file again. Missing where no upload stops half way. */
  readonly onGoOn?: (upload: Upload, file: File) => void;
}

/** Files that this page sends, that are being checked, that stopped half way, or that weren’t taken. */
export function UploadRows<Upload extends ArrivedUpload>({
  files,
  uploader,
  uploads,
  endingId,
  onEnd,
  onGoOn,
}: UploadRowsProps<Upload>): ReactNode {
  const [wrongId, setWrongId] = useState<string>();
  const wrong = uploads.find(({ id }) => id === wrongId);
  if (files.length + uploads.length === 0) return null;
  return (
    <>
      {wrong && (
        <Alert tone="danger" title="That’s another file">
          Choose “{wrong.name}” with {bytesText(wrong.bytes)}, or cancel it and upload the other one.
        </Alert>
      )}
      <Rows>
        {files.map((file) => (
          <Sending key={file.key} file={file} uploader={uploader} />
        ))}
        {uploads.map((upload) => (
          <Arrived
            key={upload.id}
            upload={upload}
            ending={upload.id === endingId}
            onEnd={onEnd}
            {...(onGoOn && {
              onFile: (file: File) => {
                const isSame = isFileOf(upload, file);
                setWrongId(isSame ? undefined : upload.id);
                if (isSame) onGoOn(upload, file);
              },
            })}
          />
        ))}
      </Rows>
    </>
  );
}

interface SendingProps {
  readonly file: SendingFile;
  readonly uploader: Pick<Uploader<never>, 'goOn' | 'pause' | 'giveUp'>;
}

/** A file that this page sends. */
function Sending({ file, uploader }: SendingProps): ReactNode {
  const { key, name, bytes, sent, state, problem } = file;
  const isGoing = state === 'sending' || state === 'waiting' || state === 'offline';
  return (
    <Row
      beside={
        <Buttons>
          {state !== 'refused' && (
            // The same button, so that it keeps the focus.
            <Action
              text={isGoing ? 'Pause' : state === 'failed' ? 'Try again' : 'Resume'}
              what={name}
              icon={isGoing ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
              onClick={() => {
                if (isGoing) uploader.pause(key);
                else uploader.goOn(key);
              }}
            />
          )}
          <Action
            text={state === 'refused' ? 'Dismiss' : 'Cancel'}
            what={name}
            icon={<XIcon size={16} />}
            onClick={() => void uploader.giveUp(key)}
          />
        </Buttons>
      }
    >
      <RowTitle as="p">{name}</RowTitle>
      {state === 'refused' ? (
        <Problem>{problem}</Problem>
      ) : (
        <>
          <Bar name={name} arrived={sent} bytes={bytes} />
          <RowNote>
            {states[state]}, {bytesText(sent)} of {bytesText(bytes)}
          </RowNote>
          {problem !== '' && <Problem>{problem}</Problem>}
        </>
      )}
    </Row>
  );
}

interface ArrivedProps {
  readonly upload: ArrivedUpload;
  readonly ending: boolean;
  readonly onEnd: (id: string) => void;
  /** Goes on with the chosen file, if it’s the same. Not needed for one that was refused. */
  readonly onFile?: (file: File) => void;
}

/** A file that is being checked, was refused, or stopped half way: here before a reload, or on another device. */
function Arrived({ upload, ending, onEnd, onFile }: ArrivedProps): ReactNode {
  const { id, name, state, refusal, received, bytes } = upload;
  return (
    <Row
      beside={
        state !== 'checking' && (
          <Buttons>
            {state === 'receiving' && onFile && (
              <PickFiles
                variant="secondary"
                size="small"
                multiple={false}
                what={name}
                onFiles={([file]) => {
                  if (file) onFile(file);
                }}
              >
                Choose it again
              </PickFiles>
            )}
            <Action
              text={state === 'refused' ? 'Dismiss' : 'Cancel'}
              what={name}
              icon={<XIcon size={16} />}
              pending={ending}
              onClick={() => {
                onEnd(id);
              }}
            />
          </Buttons>
        )
      }
    >
      <RowTitle as="p">{name}</RowTitle>
      {state === 'checking' && <RowNote>Checking the file…</RowNote>}
      {state === 'refused' && <Problem>{documentRefusals[refusal ?? 'not-checked']}</Problem>}
      {state === 'receiving' && (
        <>
          <Bar name={name} arrived={received} bytes={bytes} />
          <RowNote>
            Stopped at {bytesText(received)} of {bytesText(bytes)}. Choose the same file, and it goes on from there.
          </RowNote>
        </>
      )}
    </Row>
  );
}

interface BarProps {
  readonly name: string;
  readonly arrived: number;
  readonly bytes: number;
}

function Bar({ name, arrived, bytes }: BarProps): ReactNode {
  return (
    <div className={css['bar']}>
      <ProgressBar
        size="small"
        label={`Upload of ${name}`}
        value={arrived}
        max={bytes}
        valueText={`${bytesText(arrived)} of ${bytesText(bytes)}`}
      />
    </div>
  );
}

interface ActionProps extends Pick<ButtonProps, 'icon' | 'pending' | 'onClick'> {
  readonly text: string;
  readonly what: string;
}

function Action({ text, what, ...rest }: ActionProps): ReactNode {
  return (
    <Button variant="quiet" size="small" {...rest}>
      {text} <VisuallyHidden>{what}</VisuallyHidden>
    </Button>
  );
}

function Problem({ children }: { readonly children: string }): ReactNode {
  return (
    <p role="alert" className={css['problem']}>
      <CircleAlertIcon size={16} />
      {children}
    </p>
  );
}
