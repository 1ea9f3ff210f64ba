import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button, StarIcon, useFocusAfter, VisuallyHidden } from '@hearthway/web-kit';
import css from './impressions.module.css';

const scale = [1, 2, 3, 4, 5] as const;

interface StarFieldProps {
  readonly room: string;
  readonly stars: number | undefined;
  readonly onRate: (stars: number | undefined) => void;
}

/** A room's stars, each the size of a thumb. */
export function StarField({ room, stars, onRate }: StarFieldProps): ReactNode {
  const name = useId();
  const labelId = useId();
  const groupRef = useRef<HTMLDivElement>(null);
  useFocusAfter(stars !== undefined, () => groupRef.current?.querySelector('input') ?? null);
  return (
    <div ref={groupRef} role="group" aria-labelledby={labelId}>
      <div className={css['room']}>
        <span id={labelId} className={css['room-name']}>
          {room}
        </span>
        {stars !== undefined && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              onRate(undefined);
            }}
          >
            Clear<VisuallyHidden> the rating of {room}</VisuallyHidden>
          </Button>
        )}
      </div>
      <StarInputs
        inputOf={(value) => ({
          name,
          checked: value === stars,
          onChange() {
            onRate(value);
          },
        })}
      />
    </div>
  );
}

interface StarInputsProps {
  readonly inputOf: (value: number) => ComponentProps<'input'>;
}

/** Radio buttons, filled up to the chosen one. */
export function StarInputs({ inputOf }: StarInputsProps): ReactNode {
  return (
    <div className={css['stars']}>
      {scale.map((value) => (
        <label key={value} className={css['star']}>
          <input {...inputOf(value)} type="radio" value={value} aria-label={`${value} of 5 stars`} />
          <StarIcon size={28} />
        </label>
      ))}
    </div>
  );
}
