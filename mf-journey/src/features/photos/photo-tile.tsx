import type { ReactNode } from 'react';
import type { Photo } from '@hearthway/contracts/journey';
import { IconButton, PencilIcon, TrashIcon } from '@hearthway/web-kit';
import { captionOf } from './photo-text.js';
import { Thumbnail } from './thumbnail.js';
import css from './photos.module.css';

export interface PhotoActions {
  readonly onView: (photo: Photo) => void;
  readonly onCaption: (photo: Photo) => void;
  readonly onDelete: (photo: Photo) => void;
}

interface PhotoTileProps extends PhotoActions {
  readonly photo: Photo;
  /** Its place among the others, from 1: names that cameras give say little. */
  readonly place: number;
  readonly isOpen: boolean;
}

export function PhotoTile({ photo, place, isOpen, onView, onCaption, onDelete }: PhotoTileProps): ReactNode {
  const caption = captionOf(photo);
  const name = `photo ${place}, ${caption}`;
  return (
    <li className={css['tile']}>
      <button
        type="button"
        className={css['view']}
        aria-label={`View ${name}`}
        onClick={() => {
          onView(photo);
        }}
      >
        <Thumbnail photo={photo} />
      </button>
      <p className={css['caption']} title={caption} data-written={photo.note !== ''}>
        {caption}
      </p>
      {isOpen && (
        <div className={css['actions']}>
          <IconButton
            label={`${photo.note === '' ? 'Add' : 'Change'} the caption of ${name}`}
            icon={<PencilIcon size={18} />}
            onClick={() => {
              onCaption(photo);
            }}
          />
          <IconButton
            label={`Delete ${name}`}
            icon={<TrashIcon size={18} />}
            onClick={() => {
              onDelete(photo);
            }}
          />
        </div>
      )}
    </li>
  );
}
