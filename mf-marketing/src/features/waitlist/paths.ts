// Of the contracts' operations, which would bring their schemas along; tests hold them together.
export const formPath = '/waitlist';
export const countPath = '/api/waitlist/count';
