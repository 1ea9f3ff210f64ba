import type { DocumentSlotKey } from '@hearthway/contracts/journey';

export const slotElementId = (key: DocumentSlotKey): string => `slot-${key}`;

/** Opens the section that a slot is in, and moves the focus to its name. */
export function goToSlot(key: DocumentSlotKey): void {
  const element = document.getElementById(slotElementId(key));
  element?.closest('details')?.setAttribute('open', '');
  element?.scrollIntoView({ block: 'center' });
  element?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
