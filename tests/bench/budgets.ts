import type { AdminInteraction } from './admin-interact.ts';
import type { FilterSpeed } from './filter-speed.ts';
import type { FirstView } from './first-view.ts';
import type { FormSpeed } from './form-load.ts';
import type { Interaction } from './interact.ts';
import type { PageWeight } from './page-weight.ts';
import { PAGE_NAMES, type PageName, type Subject } from './pages.ts';
import type { RenderSpeed } from './render-load.ts';
import type { SecondView } from './second-view.ts';

export type Metric =
  | keyof PageWeight
  | keyof FirstView
  | keyof SecondView
  | keyof RenderSpeed
  | keyof FormSpeed
  | keyof FilterSpeed
  | keyof Interaction
  | keyof AdminInteraction;

export type Budget = {
  label: string;
  unit?: string;
  /** Target for every page, and its budget unless `today` names a worse value; null if only reported. */
  goal: number | null;
  /** Set if more is better. */
  isLeast?: true;
  /**
   * Budgets of the pages that miss the goal, at today's measured values: tighten them with each
   * gain, and remove them at the goal.
   */
  today?: Partial<Record<Subject, number>>;
};

/** JavaScript of a first view, gzipped, in bytes. */
export const JS_MAX = 125_000;

function onAll(value: number): Partial<Record<PageName, number>> {
  return Object.fromEntries(PAGE_NAMES.map((name) => [name, value]));
}

/** Sizes in bytes (gzipped, as the CDN sends them), times in milliseconds on Lighthouse's phone. */
export const BUDGETS: Record<Metric, Budget> = {
  html: {
    label: 'HTML with its styles',
    unit: 'B',
    goal: 20_000,
    today: {
      home: 31_450,
      destinations: 28_000,
      hotel: 26_250,
      destination: 24_300,
      article: 27_450,
      holiday: 25_400,
    },
  },
  css: { label: 'CSS file for print', unit: 'B', goal: 1_800 },
  js: {
    label: 'JavaScript until quiet',
    unit: 'B',
    goal: JS_MAX,
    today: {
      intro: 127_900,
      home: 127_300,
      destinations: 137_750,
      hotel: 136_500,
      destination: 135_000,
      article: 132_750,
      holiday: 132_350,
    },
  },
  scriptFiles: {
    label: 'script files',
    goal: 8,
    today: {
      destinations: 10,
      hotel: 10,
      destination: 9,
      article: 10,
    },
  },
  scriptWaves: { label: 'waves of scripts until hydrated', goal: 1 },
  fonts: { label: 'fonts', unit: 'B', goal: 60_000 },
  images: {
    label: 'images',
    unit: 'B',
    goal: 150_000,
    today: { home: 180_000, destinations: 203_000 },
  },
  film: { label: 'film', unit: 'B', goal: null },
  total: {
    label: 'total without film',
    unit: 'B',
    goal: 300_000,
    today: { home: 415_000, destinations: 442_000, hotel: 352_000, destination: 330_000 },
  },
  requests: { label: 'requests', goal: null },
  blocking: { label: 'render-blocking requests', goal: 0 },

  // Machines differ: times are compared with the floors of the same run.
  fcp: { label: 'FCP', unit: 'ms', goal: null },
  lcp: { label: 'LCP', unit: 'ms', goal: null },
  lcpRatio: {
    label: 'LCP, times the floor’s',
    goal: 1.15,
    today: { intro: 1.2, hotel: 1.25, destination: 1.25 },
  },
  tti: { label: 'TTI', unit: 'ms', goal: null },
  ttiRatio: { label: 'TTI, times the React floor’s', goal: 1.3 },
  tbt: { label: 'TBT', unit: 'ms', goal: null },
  tbtRatio: { label: 'TBT, times the React floor’s', goal: 1.5 },
  cls: { label: 'CLS', goal: 0.01 },
  performance: {
    label: 'score: performance',
    goal: 100,
    isLeast: true,
    today: onAll(97),
  },
  accessibility: { label: 'score: accessibility', goal: 100, isLeast: true },
  bestPractices: { label: 'score: best practices', goal: 100, isLeast: true },
  // The intro is excluded from indexing on purpose, which Lighthouse counts as a fault.
  seo: { label: 'score: SEO', goal: 100, isLeast: true, today: { intro: 60 } },

  warm: { label: 'second view: content', unit: 'ms', goal: 1500 },
  offline: { label: 'second view offline: content', unit: 'ms', goal: 400, today: onAll(1000) },

  requestsPerSecond: { label: 'render: requests a second', goal: 150, isLeast: true },
  p95: { label: 'render: p95', unit: 'ms', goal: 60 },
  coldStart: { label: 'render: cold start', unit: 'ms', goal: 1500 },

  formsOfNetwork: { label: 'forms at once, one network: p95', unit: 'ms', goal: 1000 },
  formsOfAddress: { label: 'forms at once, one address: p95', unit: 'ms', goal: 3000 },
  formsOfAll: { label: 'forms at once, all different: p95', unit: 'ms', goal: 1000 },
  formsLost: { label: 'forms at once: lost', goal: 0 },
  formsStored: { label: 'subscriptions of one address', goal: 1 },

  typing: { label: 'INP: typing in the filter', unit: 'ms', goal: 100 },
  menu: { label: 'INP: the menu', unit: 'ms', goal: 100 },
  tab: { label: 'INP: a tab', unit: 'ms', goal: 100 },
  heart: { label: 'INP: the heart', unit: 'ms', goal: 100 },
  lightbox: { label: 'INP: the lightbox', unit: 'ms', goal: 100 },
  link: { label: 'INP: the next page', unit: 'ms', goal: 100 },
  list: { label: 'INP: opening a list of 1,000', unit: 'ms', goal: 150 },
  search: { label: 'INP: searching it', unit: 'ms', goal: 200 },
  selectAll: { label: 'INP: selecting all', unit: 'ms', goal: 150 },
  editing: { label: 'INP: typing in the editor', unit: 'ms', goal: 150 },
  saving: { label: 'INP: saving', unit: 'ms', goal: 150 },

  firstKeystroke: { label: 'filter, 5,000 hotels: first keystroke', unit: 'ms', goal: 50 },
  keystroke: { label: 'filter, 5,000 hotels: each keystroke', unit: 'ms', goal: 4 },
};

/** Returns a measurement's budget; null if the value is only reported. */
export function budgetOf(metric: Metric, subject: Subject): number | null {
  const { goal, today } = BUDGETS[metric];
  return subject === 'floor' || subject === 'reactFloor' ? null : (today?.[subject] ?? goal);
}

/** Returns true if a value breaks its budget; a missing value, NaN, does. */
export function isBroken(metric: Metric, subject: Subject, value: number): boolean {
  const budget = budgetOf(metric, subject);
  if (budget === null) return false;
  return BUDGETS[metric].isLeast ? !(value >= budget) : !(value <= budget);
}
