import { useRef, useState, type ReactNode } from 'react';
import { usualRooms, type HomeImpressions } from '@hearthway/contracts/journey';
import { Alert, Button, PlusIcon } from '@hearthway/web-kit';
import { withRating } from '../../../features/impressions/index.js';
import { AddRoom } from './add-room.js';
import { StarField } from './star-field.js';
import css from './impressions.module.css';

interface RatingsProps {
  readonly values: HomeImpressions;
  /** Why the ratings can't be saved as they are. */
  readonly problem: string | undefined;
  readonly onRate: (rated: HomeImpressions) => void;
}

/** The usual rooms, and those that the buyer added. */
export function Ratings({ values, problem, onRate }: RatingsProps): ReactNode {
  const [isAdding, setIsAdding] = useState(false);
  const addRef = useRef<HTMLButtonElement>(null);
  const isUsual = (room: string): boolean => usualRooms.some((usual) => usual.toLowerCase() === room.toLowerCase());
  const rooms = [...usualRooms, ...values.ratings.map(({ room }) => room).filter((room) => !isUsual(room))];
  const starsOf = (room: string) => values.ratings.find((one) => one.room.toLowerCase() === room.toLowerCase())?.stars;
  const close = (): void => {
    setIsAdding(false);
    addRef.current?.focus();
  };
  return (
    <div className={css['ratings']}>
      <h3>Rate the rooms</h3>
      {problem && <Alert tone="warning" announce="polite" title={problem} />}
      {rooms.map((room) => (
        <StarField
          key={room}
          room={room}
          stars={starsOf(room)}
          onRate={(stars) => {
            onRate(withRating(values, room, stars));
            // A room of the buyer’s own is gone without its rating.
            if (stars === undefined && !isUsual(room)) addRef.current?.focus();
          }}
        />
      ))}
      <Button
        ref={addRef}
        variant="secondary"
        icon={<PlusIcon size={18} />}
        aria-expanded={isAdding}
        onClick={() => {
          setIsAdding(!isAdding);
        }}
      >
        Add another room
      </Button>
      {isAdding && (
        <AddRoom
          rooms={rooms}
          onAdd={({ room, stars }) => {
            onRate(withRating(values, room, stars));
            close();
          }}
        />
      )}
    </div>
  );
}
