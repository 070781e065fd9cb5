import { readText, searchReader } from '#admin/features/list/list-search.ts';

/** The periods of the figures, in days up to today. */
export const PERIODS = [30, 90, 365] as const;

/** Reads the URL search of the page of figures; 30 days unless it names another period. */
export const readFiguresSearch = searchReader({
  jours: (value) => PERIODS.find((days) => String(days) === readText(value)),
});
