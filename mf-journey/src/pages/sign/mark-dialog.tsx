import { useState, type ReactNode } from 'react';
import { signingLimits, type Drawing } from '@hearthway/contracts/journey';
import { Button, Dialog, Tabs, TextField } from '@hearthway/web-kit';
import { parts } from '../../features/page-parts/index.js';
import { Buttons } from '../../features/rows/index.js';
import type { Mark } from './answers.js';
import { DrawPad } from './draw-pad.js';
import css from './sign.module.css';

interface MarkDialogProps {
  readonly kind: 'signature' | 'initials';
  /** What is used now, or offered. */
  readonly mark: Mark;
  readonly onUse: (mark: Mark) => void;
  readonly onClose: () => void;
}

/** How someone signs: typed or drawn. It is used in all of their fields of this kind. */
export function MarkDialog({ kind, mark, onUse, onClose }: MarkDialogProps): ReactNode {
  const [way, setWay] = useState<string>(mark.drawing ? 'draw' : 'type');
  const [typed, setTyped] = useState(mark.text);
  const [drawing, setDrawing] = useState<Drawing>(mark.drawing ?? []);
  const text = typed.trim();
  const isReady = text !== '' && (way === 'type' || drawing.length > 0);
  const field = (
    <TextField
      label={kind === 'signature' ? 'Your name' : 'Your initials'}
      reserveError={false}
      value={typed}
      maxLength={signingLimits.textCharacters}
      autoComplete={kind === 'signature' ? 'name' : 'off'}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
      }}
    />
  );
  return (
    <Dialog
      open
      title={kind === 'signature' ? 'Your signature' : 'Your initials'}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="mark" disabled={!isReady}>
            Use this
          </Button>
        </>
      }
    >
      <form
        id="mark"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) onUse(way === 'draw' ? { text, drawing } : { text });
        }}
      >
        <Tabs
          label="How to sign"
          value={way}
          onValueChange={setWay}
          items={[
            {
              value: 'type',
              label: 'Type',
              content: (
                <div className={css['way']}>
                  {field}
                  <p className={css['paper']} aria-hidden="true">
                    {text}
                  </p>
                </div>
              ),
            },
            {
              value: 'draw',
              label: 'Draw',
              content: (
                <div className={css['way']}>
                  <DrawPad label={`Draw your ${kind} here`} drawing={drawing} onDraw={setDrawing} />
                  <Buttons>
                    <Button
                      variant="quiet"
                      size="small"
                      disabled={drawing.length === 0}
                      onClick={() => {
                        setDrawing([]);
                      }}
                    >
                      Clear
                    </Button>
                  </Buttons>
                  {field}
                </div>
              ),
            },
          ]}
        />
      </form>
      <p className={parts['note']}>It has the same effect as on paper. You can change it until you sign.</p>
    </Dialog>
  );
}
