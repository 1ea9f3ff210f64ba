/** The buyer of the nth row, and its place among theirs, if each has ten. */
export const ofTen = (index: number) => ({ userId: `buyer-${Math.floor(index / 10)}`, place: index % 10 });

/** Each turn deletes a different buyer, whose ten rows are still there. */
export const leavingBuyer = (turn: number): string => `buyer-${99 - (turn % 90)}`;
