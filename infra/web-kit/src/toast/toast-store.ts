export interface ToastAction {
  label: string;
  onSelect: () => void;
}

export interface ToastInput {
  title: string;
  description?: string | undefined;
  /** `destructive` for failures. */
  tone?: 'normal' | 'destructive' | undefined;
  /** Defaults to 5000. `Infinity`: until it's closed. */
  durationMs?: number | undefined;
  action?: ToastAction | undefined;
}

export interface Toast extends ToastInput {
  id: number;
}

/** Holds at most one toast; a new one replaces it. */
export interface ToastStore {
  readonly show: (input: ToastInput) => number;
  /** Without an id, dismisses the current toast. */
  readonly dismiss: (id?: number) => void;
  readonly current: () => Toast | null;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createToastStore(): ToastStore {
  let shown: Toast | null = null;
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (toast: Toast | null): void => {
    shown = toast;
    for (const listener of listeners) listener();
  };
  return {
    show(input) {
      lastId += 1;
      set({ ...input, id: lastId });
      return lastId;
    },
    dismiss(id) {
      if (shown && (id === undefined || id === shown.id)) set(null);
    },
    current: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
