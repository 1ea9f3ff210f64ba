import { useRef, useState, type ReactNode } from 'react';
import {
  acceptedPhotos,
  documentLimits,
  documentRefusals,
  photoLimits,
  type Photo,
} from '@hearthway/contracts/journey';
import { Alert, Button, PlusIcon } from '@hearthway/web-kit';
import { useKeptFocus } from '../../use-kept-focus.js';
import { DocumentViewer } from '../document-viewer/index.js';
import { PickFiles, TakePhoto } from '../documents/index.js';
import { CaptionDialog } from './caption-dialog.js';
import { captionOf } from './photo-text.js';
import { PhotoTile } from './photo-tile.js';
import { PhotoUploads } from './photo-uploads.js';
import type { PhotosProps } from './photos-props.js';
import { usePhotoDeletion, usePhotosOf } from './use-photos.js';
import { WaitingPhotos } from './waiting-photos.js';
import css from './photos.module.css';

interface Opened {
  readonly kind: 'view' | 'caption';
  readonly photo: Photo;
}

/** The photos of one thing: seen, added, captioned, and deleted. */
export function Photos({ subject, of, hint, inOneRow = false, isOpen = true }: PhotosProps): ReactNode {
  const groupRef = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const [hasOthers, setHasOthers] = useState(false);
  const { list, photos, ...uploads } = usePhotosOf(subject);
  const remove = usePhotoDeletion();
  useKeptFocus(groupRef);
  const close = (): void => {
    setOpened(undefined);
  };
  const add = (files: readonly File[]): void => {
    const taken = files.filter(isPicture);
    setHasOthers(taken.length < files.length);
    uploads.add(taken);
  };
  const count = (photos?.length ?? 0) + uploads.sending.length + uploads.arrived.length;
  return (
    <div ref={groupRef} role="group" aria-label={`Photos of ${of}`} tabIndex={-1} className={css['photos']}>
      {isOpen && count < photoLimits.perSubject && (
        <div className={css['buttons']}>
          <PickFiles
            variant="secondary"
            size="small"
            icon={<PlusIcon size={18} />}
            accept={acceptedPhotos}
            what={`of ${of}`}
            onFiles={add}
          >
            Add photos
          </PickFiles>
          <TakePhoto variant="secondary" size="small" what={`of ${of}`} onFiles={add} />
        </div>
      )}
      {isOpen && count >= photoLimits.perSubject && (
        <p className={css['note']}>
          {photoLimits.perSubject} photos are the most we keep here. Delete some to make room for others.
        </p>
      )}
      {hasOthers && <Alert tone="danger" announce="assertive" title={documentRefusals['not-a-photo']} />}
      {list.isError && (
        <div className={photos ? undefined : css['area']}>
          <p role="alert" className={css['note']}>
            {photos
              ? 'We can’t reach our service right now. These are the photos that we last loaded.'
              : 'We couldn’t load the photos. Check your connection and try again.'}
          </p>
          <Button
            variant="secondary"
            size="small"
            pending={list.isFetching}
            pendingText="Trying…"
            onClick={() => void list.refetch()}
          >
            Try again
          </Button>
        </div>
      )}
      {!photos && !list.isError && <WaitingPhotos />}
      {photos?.length === 0 && <p className={css['area']}>{hint}</p>}
      {photos && photos.length > 0 && (
        <ul className={inOneRow ? css['row'] : css['grid']}>
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              place={index + 1}
              isOpen={isOpen}
              onView={(viewed) => {
                setOpened({ kind: 'view', photo: viewed });
              }}
              onCaption={(changed) => {
                setOpened({ kind: 'caption', photo: changed });
              }}
              onDelete={remove}
            />
          ))}
        </ul>
      )}
      <PhotoUploads {...uploads} onEnded={() => void list.refetch()} />
      {opened?.kind === 'view' && (
        <DocumentViewer
          document={titled(opened.photo)}
          versionId={opened.photo.versions[0]?.id ?? ''}
          onClose={close}
        />
      )}
      {opened?.kind === 'caption' && <CaptionDialog photo={opened.photo} onClose={close} />}
    </div>
  );
}

/** The caption is its title, and the name of the file that is downloaded. */
const titled = (photo: Photo): Photo => ({
  ...photo,
  name: captionOf(photo).slice(0, documentLimits.nameCharacters),
});

const endings = acceptedPhotos.split(',');

/** As far as its name and type tell; the service opens it. */
const isPicture = ({ name, type }: File): boolean =>
  type.startsWith('image/') || endings.some((ending) => name.toLowerCase().endsWith(ending));
