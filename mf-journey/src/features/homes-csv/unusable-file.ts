/** A file that no homes can be read from. Its message tells the buyer why, and what to do. */
export class UnusableFile extends Error {}
