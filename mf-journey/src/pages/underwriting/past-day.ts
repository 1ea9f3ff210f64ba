/** Shown for a day on which something can’t have happened yet. */
export const notYet = 'It isn’t this day yet at the home. Choose an earlier day.';
