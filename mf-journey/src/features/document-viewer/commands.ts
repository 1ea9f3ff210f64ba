/** What the page asks of the frame. */
export type FrameCommand =
  | { readonly kind: 'go'; readonly to: 'first' | 'previous' | 'next' | 'last' }
  | { readonly kind: 'scroll'; readonly to: 'up' | 'down' | 'left' | 'right' }
  | { readonly kind: 'zoom'; readonly to: 'in' | 'out' | 'fit' }
  | { readonly kind: 'print' }
  | { readonly kind: 'stop-printing' };

const byKey: ReadonlyMap<string, FrameCommand> = new Map<string, FrameCommand>([
  ['PageDown', { kind: 'go', to: 'next' }],
  ['PageUp', { kind: 'go', to: 'previous' }],
  ['Home', { kind: 'go', to: 'first' }],
  ['End', { kind: 'go', to: 'last' }],
  ['ArrowUp', { kind: 'scroll', to: 'up' }],
  ['ArrowDown', { kind: 'scroll', to: 'down' }],
  ['ArrowLeft', { kind: 'scroll', to: 'left' }],
  ['ArrowRight', { kind: 'scroll', to: 'right' }],
  ['+', { kind: 'zoom', to: 'in' }],
  ['=', { kind: 'zoom', to: 'in' }],
  ['-', { kind: 'zoom', to: 'out' }],
  ['0', { kind: 'zoom', to: 'fit' }],
]);

export type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** The same keys work in the page and in the frame. Others, such as the browser’s own zoom, are not ours. */
export function commandOfKey({ key, altKey, ctrlKey, metaKey }: PressedKey): FrameCommand | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'p' ? { kind: 'print' } : undefined;
  return byKey.get(key);
}
