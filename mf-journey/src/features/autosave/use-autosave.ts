import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Toast } from '@hearthway/contracts/platform';
import type { RequestError } from '@hearthway/web-kit/http';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';

/** What the service has. */
export interface Kept<Value> {
  readonly version: number;
  readonly value: Value;
}

interface AutosaveOptions<Value> {
  /** As it was read. A newer one is taken over while nothing was changed here. */
  readonly stored: Kept<Value>;
  /** Changes that version, and returns the new one. */
  readonly save: (change: Kept<Value>) => Promise<number>;
  /** Reads it again, after a conflict. */
  readonly read: () => Promise<Kept<Value> | undefined>;
  readonly onSaved?: (saved: Kept<Value>) => void;
  /** Of the error if it was changed elsewhere. */
  readonly conflictCode: string;
  /** Why this value can’t be saved yet. */
  readonly problemWith?: (value: Value) => string | undefined;
  /** Said if the page is left with a change that isn’t saved. */
  readonly unsaved: { readonly title: string; readonly changedElsewhere: string };
}

export type AutosaveStatus = 'saved' | 'waiting' | 'saving' | 'failed' | 'invalid' | 'conflict';

/** Long enough to take several taps as one change. */
const pauseMilliseconds = 700;

const tryAgain = 'Check your connection, then try again.';

/**
 * A value while the buyer edits it. It is saved soon after each change, one save at a time, as a change to the version
 * that was read. If it was changed elsewhere, nothing is saved until the buyer chooses a version. After the page is left,
 * a toast says what can’t be saved.
 */
export function useAutosave<Value>(options: AutosaveOptions<Value>) {
  const { stored, save: store, read, onSaved, conflictCode, problemWith, unsaved } = options;
  const { toast } = usePlatform();
  const [value, setValue] = useState(stored.value);
  /** Once saved, its value is the same object as the one shown. */
  const [base, setBase] = useState(stored);
  const [newer, setNewer] = useState<Kept<Value>>();
  /** What wasn’t saved when the page was left. */
  const left = useRef<Value>(undefined);
  const isDiscarded = useRef(false);
  const sayUnsaved = (description: string, action?: Toast['action']): void => {
    toast({ title: unsaved.title, description, tone: 'destructive', ...(action && { action }) });
  };
  const saving = useMutation<number, RequestError, Kept<Value>>({
    mutationFn: store,
    onSuccess(version, { value: saved }) {
      setBase({ version, value: saved });
      onSaved?.({ version, value: saved });
      if (left.current && left.current !== saved) saving.mutate({ version, value: left.current });
    },
    async onError(error, { value: refused, version }) {
      if (error.code !== conflictCode) {
        const lost = left.current;
        if (!lost) return;
        const again = (): void => {
          saving.mutate({ version, value: lost });
        };
        sayUnsaved(reasonOf(error) ?? tryAgain, { label: 'Try again', onSelect: again });
        return;
      }
      const current = await read().catch(() => undefined);
      // An earlier save arrived, and only its answer was lost.
      if (current && JSON.stringify(current.value) === JSON.stringify(refused)) {
        setBase({ version: current.version, value: refused });
        return;
      }
      setNewer(current);
      if (left.current) sayUnsaved(unsaved.changedElsewhere);
    },
  });
  const invalid = problemWith?.(value);
  const status: AutosaveStatus = newer
    ? 'conflict'
    : saving.isPending
      ? 'saving'
      : value === base.value
        ? 'saved'
        : invalid !== undefined
          ? 'invalid'
          : saving.isError && saving.variables.value === value
            ? 'failed'
            : 'waiting';

  // Fetched again while nothing was changed here.
  if (status === 'saved' && stored.version > base.version) {
    setBase(stored);
    setValue(stored.value);
  }

  const save = (): void => {
    if (status === 'waiting' || status === 'failed') saving.mutate({ version: base.version, value });
  };
  useSaveSoon(status, value, save);
  useSaveOnHiding(status, save);
  useLeaving((isLeaving) => {
    left.current = isLeaving && status !== 'saved' && status !== 'invalid' ? value : undefined;
    if (!isLeaving || isDiscarded.current) return;
    if (status === 'conflict') sayUnsaved(unsaved.changedElsewhere);
    else if (invalid !== undefined && status === 'invalid') sayUnsaved(invalid);
    else save();
  });

  return {
    value,
    version: base.version,
    status,
    update: setValue,
    /** Why it isn’t saved, where that is known. */
    problem: invalid ?? (saving.error ? reasonOf(saving.error) : undefined),
    /** Saves now; also retries after a failure. */
    save,
    /** What was saved elsewhere, if the status is `conflict`. */
    newer: newer?.value,
    /** It was deleted: what isn’t saved is lost for good. */
    discard: (): void => {
      isDiscarded.current = true;
    },
    keepMine: (): void => {
      if (newer) setBase(newer);
      setNewer(undefined);
      // The earlier version was refused, not this one.
      saving.reset();
    },
    takeNewer: (): void => {
      if (!newer) return;
      setBase(newer);
      setValue(newer.value);
      setNewer(undefined);
    },
  };
}

/** What the service said is wrong; `undefined` if it couldn’t say. */
const reasonOf = ({ status, details, message }: RequestError): string | undefined =>
  details[0]?.message ?? (status >= 400 && status < 500 ? message : undefined);

function useSaveSoon(status: AutosaveStatus, value: unknown, save: () => void): void {
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    if (status !== 'waiting') return undefined;
    const pause = setTimeout(saveNow, pauseMilliseconds);
    return () => {
      clearTimeout(pause);
    };
  }, [status, value]);
}

/** Saves pending changes when the tab is hidden, and asks before the browser drops anything unsaved. */
function useSaveOnHiding(status: AutosaveStatus, save: () => void): void {
  const saveNow = useEffectEvent(save);
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (status !== 'saved') event.preventDefault();
  });
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent): void => {
      ask(event);
    };
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, []);
}

/** Says when the page is opened, and when it is left for another one. */
function useLeaving(say: (isLeaving: boolean) => void): void {
  const sayNow = useEffectEvent(say);
  useEffect(() => {
    sayNow(false);
    return () => {
      sayNow(true);
    };
  }, []);
}
