import { useEffect } from 'react';
import type { DocumentSlotKey } from '@hearthway/contracts/journey';
import { useLocation } from 'react-router-dom';

/** The id of a slot's element, which the other pages link to. */
export const slotElementId = (key: DocumentSlotKey): string => `slot-${key}`;

/** Opens the section that a slot is in, and moves the focus to its name. */
export function goToSlot(elementId: string): void {
  const element = document.getElementById(elementId);
  element?.closest('details')?.setAttribute('open', '');
  element?.scrollIntoView({ block: 'center' });
  element?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}

/** Goes to the slot that the address names. */
export function useSlotOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') goToSlot(hash.slice(1));
  }, [hash]);
}
