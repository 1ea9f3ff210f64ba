import { useState, type ReactNode } from 'react';
import { homeLimits, usualRooms, type AssessedHome, type HomeImpressions } from '@hearthway/contracts/journey';
import { Alert, Button, Card, TextArea, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import * as z from 'zod/mini';
import { useImpressions } from '../../features/homes/index.js';
import css from './home-detail.module.css';

/** Notes and room ratings. They are kept on this device first, so that they also work without a connection. */
export function Impressions({ home, userId }: { home: AssessedHome; userId: string }): ReactNode {
  const [state, editor] = useImpressions(userId, home);
  const values: HomeImpressions = state.draft?.values ?? { notes: state.home.notes, ratings: state.home.ratings };
  const isConflict = state.saveState === 'conflict' && state.draft !== undefined;
  return (
    <Card as="section" aria-labelledby="notes" className={css['card']}>
      <h2 id="notes">Your notes</h2>
      <p className={css['hint']}>Only you can see them.</p>
      {isConflict && (
        <Alert tone="warning" announce="polite" title="These notes changed on another device">
          <p>Nothing is lost until you choose. The other version:</p>
          <blockquote className={css['other']}>{state.home.notes || '(empty)'}</blockquote>
          <div className={css['actions']}>
            <Button size="small" onClick={editor.keepBoth}>
              Keep both
            </Button>
            <Button size="small" variant="secondary" onClick={editor.keepMine}>
              Keep mine
            </Button>
            <Button size="small" variant="secondary" onClick={editor.takeNewer}>
              Use the other
            </Button>
          </div>
        </Alert>
      )}
      <TextArea
        label="Notes"
        value={values.notes}
        rows={6}
        maxLength={homeLimits.notesLength}
        reserveError={false}
        onChange={({ target }) => {
          editor.edit({ ...values, notes: target.value });
        }}
        onBlur={() => void editor.flush()}
      />
      <Ratings
        values={values}
        onChange={(ratings) => {
          editor.edit({ ...values, ratings });
        }}
      />
      <p role="status" className={css['hint']}>
        {statusText(state)}
      </p>
    </Card>
  );
}

function statusText({ saveState, isStored, draft }: ReturnType<typeof useImpressions>[0]): string {
  if (!isStored) return 'This browser can’t keep your notes offline. Stay on this page until they’re saved.';
  if (saveState === 'saving') return 'Saving…';
  if (saveState === 'unreachable') return 'Saved on this device. We’ll send it when you’re back online.';
  if (saveState === 'failed') return 'Saved on this device. We’ll try again in a moment.';
  if (saveState === 'refused')
    return 'Saved on this device only. Something in it isn’t accepted: shorten it and try again.';
  if (draft) return 'Saved on this device';
  return saveState === 'saved' ? 'Saved' : '';
}

interface RatingsProps {
  readonly values: HomeImpressions;
  readonly onChange: (ratings: HomeImpressions['ratings']) => void;
}

function Ratings({ values: { ratings }, onChange }: RatingsProps): ReactNode {
  const [added, setAdded] = useState<readonly string[]>([]);
  const rooms = [...new Set([...usualRooms, ...ratings.map(({ room }) => room), ...added])];
  const rate = (room: string, stars: number): void => {
    const others = ratings.filter((rating) => rating.room !== room);
    onChange(stars === 0 ? others : [...others, { room, stars }]);
  };
  return (
    <>
      <h3>Rate the rooms</h3>
      {rooms.map((room) => (
        <Stars
          key={room}
          room={room}
          stars={ratings.find((rating) => rating.room === room)?.stars ?? 0}
          onRate={rate}
        />
      ))}
      <AddRoom
        rooms={rooms}
        onAdd={(room) => {
          setAdded([...added, room]);
        }}
      />
    </>
  );
}

interface AddRoomProps {
  readonly rooms: readonly string[];
  readonly onAdd: (room: string) => void;
}

function AddRoom({ rooms, onAdd }: AddRoomProps): ReactNode {
  const form = useContractForm({
    schema: z.strictObject({
      room: z.string().check(
        z.trim(),
        z.check(({ value, issues }) => {
          const message = roomProblem(value, rooms);
          if (message !== undefined) issues.push({ code: 'custom', message, input: value });
        }),
      ),
    }),
    defaultValues: { room: '' },
    send({ room }) {
      onAdd(room);
      form.methods.reset();
    },
  });
  return (
    <form noValidate className={css['add-room']} onSubmit={form.onSubmit}>
      <TextField {...form.field('room')} label="Another room" optional maxLength={40} />
      <Button type="submit" variant="secondary">
        Add room
      </Button>
    </form>
  );
}

function roomProblem(room: string, rooms: readonly string[]): string | undefined {
  if (room === '') return 'Please enter a room';
  const known = rooms.find((other) => other.toLowerCase() === room.toLowerCase());
  if (known !== undefined) return `${known} is already in the list`;
  return rooms.length < homeLimits.ratings ? undefined : `You can rate up to ${homeLimits.ratings} rooms`;
}

interface StarsProps {
  readonly room: string;
  /** 0 without a rating. */
  readonly stars: number;
  readonly onRate: (room: string, stars: number) => void;
}

function Stars({ room, stars, onRate }: StarsProps): ReactNode {
  return (
    <fieldset className={css['rating']}>
      <legend>{room}</legend>
      {[1, 2, 3, 4, 5].map((value) => (
        <label key={value} className={css['star']}>
          <input
            type="radio"
            name={`rating-${room}`}
            checked={value === stars}
            aria-label={`${value} of 5`}
            onChange={() => {
              onRate(room, value);
            }}
          />
          <span aria-hidden="true">{value}</span>
        </label>
      ))}
      {stars > 0 && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Clear the rating of ${room}`}
          onClick={() => {
            onRate(room, 0);
          }}
        >
          Clear
        </Button>
      )}
    </fieldset>
  );
}
