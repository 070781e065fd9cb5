/** The actions counted for a hotel; of an article only `read` is. */
export const FIGURE_ACTIONS = ['read', 'saved', 'shared', 'followed'] as const;
export type FigureAction = (typeof FIGURE_ACTIONS)[number];

export const FIGURE_KINDS = ['hotel', 'article'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** One action on a record, without any trace of who did it. */
export type Figure =
  | { kind: 'hotel'; id: string; action: FigureAction }
  | { kind: 'article'; id: string; action: 'read' };

export const FIGURES_API = '/api/figures';

/**
 * localStorage key set when an administrator signs in: visits of that browser are not counted. Not
 * in storage-keys.ts, which every first view loads.
 */
export const NOT_COUNTED_KEY = 'notCounted';
