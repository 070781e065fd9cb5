/** What the server needs of the site's build for a page's first view; the build writes it as JSON. */
export type FirstView = {
  stylesheet: string;
  sheet: readonly SheetNode[];
  /** The addresses of the scripts that each route needs to be hydrated, by its id. */
  scripts: Readonly<Record<string, readonly string[]>>;
};

export type SheetNode =
  | {
      kind: 'rule';
      text: string;
      /** For each of its selectors, what the page must have for it to match: see `pageTokens`. */
      selectors: readonly (readonly string[])[];
    }
  | { kind: 'group'; head: string; nodes: readonly SheetNode[] }
  /** Needed when a rule names it: keyframes, or a registered property. */
  | { kind: 'named'; name: string; text: string }
  | { kind: 'always'; text: string };
