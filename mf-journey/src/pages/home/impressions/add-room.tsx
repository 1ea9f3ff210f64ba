import { useEffect, useId, type ReactNode } from 'react';
import { homeLimits, roomRating, type RoomRating } from '@hearthway/contracts/journey';
import { Alert, Button, CircleAlertIcon, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import * as z from 'zod/mini';
import { StarInputs } from './star-field.js';
import css from './impressions.module.css';

interface AddRoomProps {
  /** Rooms that are already in the list. */
  readonly rooms: readonly string[];
  readonly onAdd: (rating: RoomRating) => void;
}

/** A room of the buyer's own, with its stars. */
export function AddRoom({ rooms, onAdd }: AddRoomProps): ReactNode {
  const starsId = useId();
  const errorId = useId();
  const { field, methods, onSubmit, refusal } = useContractForm({
    schema: roomFormOf(rooms),
    defaultValues: { room: '', stars: '' },
    send: onAdd,
  });
  useEffect(() => {
    methods.setFocus('room');
  }, [methods]);
  const { error, ...stars } = field('stars');
  return (
    <form noValidate className={css['add']} onSubmit={onSubmit}>
      {refusal && <Alert tone="danger">{refusal}</Alert>}
      <TextField {...field('room')} label="Which room?" autoComplete="off" reserveError={false} />
      <div role="group" aria-labelledby={starsId}>
        <p id={starsId} className={css['room-name']}>
          Your stars
        </p>
        <StarInputs inputOf={() => ({ ...stars, 'aria-describedby': error ? errorId : undefined })} />
        {error && (
          <p id={errorId} className={css['error']}>
            <CircleAlertIcon size={16} />
            {error}
          </p>
        )}
      </div>
      <Button type="submit" variant="secondary">
        Add room
      </Button>
    </form>
  );
}

const noStars = 'Please choose the stars';
const { room: roomName } = roomRating.shape;

function roomFormOf(rooms: readonly string[]) {
  const taken = new Set(rooms.map((room) => room.toLowerCase()));
  return z.object({
    room: roomName.check(
      z.refine((room) => !taken.has(room.toLowerCase()), 'This room is in the list already'),
      z.refine(() => rooms.length < homeLimits.ratings, `You can rate up to ${homeLimits.ratings} rooms`),
    ),
    stars: z.pipe(z.string({ error: noStars }).check(z.regex(/^[1-5]$/, noStars)), z.transform(Number)),
  });
}
