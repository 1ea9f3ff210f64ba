import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';

/** Skips the `pointer-events` check: these tests load no stylesheets, and it is jsdom's slowest step. */
export const setupUser = (): UserEvent =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
