/** The buyer of the nth row and its position among theirs, if each buyer has ten. */
export const ofTen = (index: number) => ({ userId: `buyer-${Math.floor(index / 10)}`, place: index % 10 });

/** Each call deletes a different buyer whose ten rows still exist. */
export const leavingBuyer = (turn: number): string => `buyer-${99 - (turn % 90)}`;
