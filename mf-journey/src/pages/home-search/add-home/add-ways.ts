/** In the order of the dialog's tabs. */
export const addWays = { type: 'Type it', paste: 'Paste a listing', import: 'Import a file' } as const;
export type AddWay = keyof typeof addWays;
