import type { ReactNode } from 'react';
import type { EnvelopeSource } from '@hearthway/contracts/journey';
import { Button, type ButtonProps } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useNewEnvelope } from './use-envelopes.js';

interface HaveItSignedProps extends Pick<ButtonProps, 'variant' | 'size' | 'disabled'> {
  readonly source: EnvelopeSource;
  /** Asked before the page is left. */
  readonly leave?: (act: () => void) => void;
}

const now = (act: () => void): void => {
  act();
};

/** Straight into an envelope. */
export function HaveItSigned({ source, leave = now, ...button }: HaveItSignedProps): ReactNode {
  const { toast } = usePlatform();
  const { create, isPending } = useNewEnvelope();
  return (
    <Button
      {...button}
      pending={isPending}
      pendingText="Preparing…"
      onClick={() => {
        leave(() => {
          create([source], ({ message: description }) => {
            toast({ title: 'This can’t be signed here', description, tone: 'destructive' });
          });
        });
      }}
    >
      Have it signed
    </Button>
  );
}
