/**
 * The longest list that a page holds as a whole, in records. Of a longer one it holds the part that it
 * shows, and the browser reads the whole when a visitor asks for more.
 */
export const CATALOGUE_MAX = 500;

/** Records in the part of a long list. */
export const PART_LENGTH = 60;
