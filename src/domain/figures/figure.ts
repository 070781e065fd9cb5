/** What is counted of a hotel; of an article only that it is read. */
export const FIGURE_ACTIONS = ['read', 'saved', 'shared', 'followed'] as const;
export type FigureAction = (typeof FIGURE_ACTIONS)[number];

export const FIGURE_KINDS = ['hotel', 'article'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** Something done once with a record, by nobody in particular. */
export type Figure =
  | { kind: 'hotel'; id: string; action: FigureAction }
  | { kind: 'article'; id: string; action: 'read' };

/** Where the browser sends it. */
export const FIGURES_API = '/api/figures';

/**
 * localStorage: an administrator has signed in with this browser, whose visits are not counted. Not
 * among the other storage keys, which every first view holds.
 */
export const NOT_COUNTED_KEY = 'notCounted';
