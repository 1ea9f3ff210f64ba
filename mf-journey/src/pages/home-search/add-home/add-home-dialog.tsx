import { useState, type ComponentType, type ReactNode } from 'react';
import { Dialog, ErrorState, LoadingText, Skeleton, Tabs } from '@hearthway/web-kit';
import { lazyPart, type Load } from '@hearthway/web-kit/slice';
import { addWays, type AddWay } from './add-ways.js';
import { NewHomeForm } from './new-home-form.js';

export interface AddHomeDialogProps {
  /** The tab that is open at first. */
  readonly way: AddWay;
  /** Also once homes were saved. */
  readonly onClose: () => void;
}

interface WayProps {
  readonly onSaved: () => void;
}

const onDemand = (load: Load<WayProps>): ComponentType<WayProps> =>
  lazyPart(load, {
    waiting: (
      <>
        <LoadingText>Loading</LoadingText>
        <Skeleton shape="block" />
      </>
    ),
    failed: (retry) => <ErrorState headingLevel={3} onRetry={retry} />,
  });

const parts: Readonly<Record<AddWay, ComponentType<WayProps>>> = {
  type: NewHomeForm,
  paste: onDemand(async () => (await import('./paste-listing.js')).PasteListing),
  import: onDemand(async () => (await import('./import-file.js')).ImportFile),
};

/** Three ways to add homes. Each keeps what was entered while the buyer looks at another one. */
export function AddHomeDialog({ way, onClose }: AddHomeDialogProps): ReactNode {
  // The others are loaded once they are chosen.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(['type', way]));
  return (
    <Dialog open size="large" title="Add a home" onClose={onClose}>
      <Tabs
        label="How to add a home"
        fullWidth
        keepPanels
        defaultValue={way}
        onValueChange={(chosen) => {
          setOpened(new Set([...opened, chosen]));
        }}
        items={(Object.keys(addWays) as AddWay[]).map((value) => {
          const Part = parts[value];
          return { value, label: addWays[value], content: opened.has(value) && <Part onSaved={onClose} /> };
        })}
      />
    </Dialog>
  );
}
