import userEvent, { type UserEvent } from '@testing-library/user-event';

export const setupUser = (): UserEvent => userEvent.setup({ delay: null });
