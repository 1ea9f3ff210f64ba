import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';

/**
 * Somebody at a page. Whether a style keeps the pointer off is not looked up: no style sheet is loaded in these tests, and
 * jsdom takes longer for that than for all else.
 */
export const newPerson = (): UserEvent =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
