import { useRef, useState, type ReactNode } from 'react';
import { signingLimits } from '@hearthway/contracts/journey';
import { Button, Dialog, TextField } from '@hearthway/web-kit';

interface TextDialogProps {
  readonly label: string;
  readonly value: string;
  readonly onUse: (value: string) => void;
  readonly onClose: () => void;
}

/** What a text field holds. On a phone, the page has no room to type in. */
export function TextDialog({ label, value, onUse, onClose }: TextDialogProps): ReactNode {
  const [typed, setTyped] = useState(value);
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      size="small"
      title={label}
      initialFocus={inputRef}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="field-text">
            Use this
          </Button>
        </>
      }
    >
      <form
        id="field-text"
        onSubmit={(event) => {
          event.preventDefault();
          onUse(typed.trim());
        }}
      >
        <TextField
          ref={inputRef}
          label={label}
          reserveError={false}
          value={typed}
          maxLength={signingLimits.textCharacters}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
          }}
        />
      </form>
    </Dialog>
  );
}
