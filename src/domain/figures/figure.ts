/** The actions counted for a hotel; for an article, only `read` is counted. */
export const FIGURE_ACTIONS = ['read', 'saved', 'shared', 'followed'] as const;
export type FigureAction = (typeof FIGURE_ACTIONS)[number];

export const FIGURE_KINDS = ['hotel', 'article'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

export const FIGURES_API = '/api/figures';

/** localStorage key set in administrators' browsers, whose visits are not counted. */
export const NOT_COUNTED_KEY = 'notCounted';
