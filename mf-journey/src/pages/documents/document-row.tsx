import type { ReactNode } from 'react';
import { documentTypes, type BuyerDocument } from '@hearthway/contracts/journey';
import { Badge, Button, CircleAlertIcon, VisuallyHidden } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { DownloadVersion, reasonNotToShow } from '../../features/document-viewer/index.js';
import { bytesText, PickFiles, useDocumentChange, useUploader } from '../../features/documents/index.js';
import { DocumentSignature } from '../../features/envelopes/index.js';
import { Buttons, Row, RowNote, RowTitle } from '../../features/rows/index.js';
import css from './documents.module.css';

/** What opens a dialog. */
export interface DocumentActions {
  readonly onView: (document: BuyerDocument, versionId: string) => void;
  readonly onDetails: (document: BuyerDocument) => void;
  readonly onShare: (document: BuyerDocument) => void;
}

interface DocumentRowProps extends DocumentActions {
  readonly document: BuyerDocument;
  /** Where the words that the buyer looked for are in its text. */
  readonly excerpt?: string | undefined;
  /** Where it belongs, if the list doesn’t say. */
  readonly place?: string | undefined;
}

/** A document: what it is, what to look at, and what to do with it. */
export function DocumentRow({
  document,
  excerpt = '',
  place,
  onView,
  onDetails,
  onShare,
}: DocumentRowProps): ReactNode {
  const { name, tags, note, versions, datedOn } = document;
  const [newest] = versions;
  if (!newest) return null;
  const reason = reasonNotToShow(newest);
  return (
    <Row
      beside={
        <Buttons>
          {reason === undefined ? (
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                onView(document, newest.id);
              }}
            >
              Open <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          ) : (
            <DownloadVersion document={document} version={newest} what={name} size="small" />
          )}
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              onShare(document);
            }}
          >
            Share <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              onDetails(document);
            }}
          >
            Details <VisuallyHidden>of {name}</VisuallyHidden>
          </Button>
        </Buttons>
      }
    >
      <RowTitle as="p">{name}</RowTitle>
      <p className={css['facts']}>
        {place !== undefined && <span>{place}</span>}
        <span>
          {documentTypes[newest.type].name}, {bytesText(newest.bytes)}
          {newest.pages !== null && `, ${newest.pages} ${newest.pages === 1 ? 'page' : 'pages'}`}
        </span>
        {datedOn !== null && <span>Dated {formatDay(datedOn)}</span>}
        {versions.length > 1 && <span>{versions.length} versions</span>}
        <DocumentSignature document={document} />
        {tags.map((tag) => (
          <Badge key={tag} className={css['tag']}>
            {tag}
          </Badge>
        ))}
      </p>
      {note !== '' && <RowNote>{note}</RowNote>}
      {excerpt !== '' && <p className={css['excerpt']}>{excerpt}</p>}
      {newest.dangers.length > 0 && <RowNote>{reason}</RowNote>}
      <Hints document={document} />
    </Row>
  );
}

/** What the text of the file made us wonder, with the words. The buyer decides. */
function Hints({ document }: { readonly document: BuyerDocument }): ReactNode {
  const { dismissHints, isPending } = useDocumentChange();
  const uploader = useUploader();
  const { id, name, slot, hintsSeen, versions } = document;
  const hints = hintsSeen ? [] : (versions[0]?.hints ?? []).filter(({ kind }) => kind !== 'date');
  if (hints.length === 0) return null;
  return (
    <div className={css['hints']}>
      {hints.map(({ kind, text, basedOn }) => (
        <p key={kind} className={css['hint']}>
          <CircleAlertIcon size={18} />
          <span>
            <b>{text}</b>
            {basedOn !== '' && <> The file says “{basedOn}”.</>}
          </span>
        </p>
      ))}
      <Buttons>
        <Button
          variant="secondary"
          size="small"
          pending={isPending}
          onClick={() => {
            dismissHints(document);
          }}
        >
          Looks fine<VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
        <PickFiles
          variant="quiet"
          size="small"
          multiple={false}
          what={name}
          onFiles={(files) => {
            uploader.add(files, { slot, subject: null, documentId: id });
          }}
        >
          Replace
        </PickFiles>
      </Buttons>
    </div>
  );
}
