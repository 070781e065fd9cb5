import * as v from 'valibot';
import { FIGURE_ACTIONS } from '#domain/figures/figure.ts';

export const PERIODS = [30, 90, 365] as const;

/** The URL search of the figures: a period, and the figure that ranks the records. */
export const FiguresSearch = v.object({
  days: v.fallback(v.optional(v.picklist(PERIODS)), undefined),
  by: v.fallback(v.optional(v.picklist(FIGURE_ACTIONS)), undefined),
});
export type FiguresSearch = v.InferOutput<typeof FiguresSearch>;
