/** Build output that the server needs to render a page's first view, stored as JSON. */
export type FirstView = {
  stylesheet: string;
  sheet: readonly SheetNode[];
  /** URLs of the scripts needed for hydration, by route id. */
  scripts: Readonly<Record<string, readonly string[]>>;
};

export type SheetNode =
  | {
      kind: 'rule';
      text: string;
      /** For each selector, the tokens that the page must contain to match: see `pageTokens`. */
      selectors: readonly (readonly string[])[];
    }
  | { kind: 'group'; head: string; nodes: readonly SheetNode[] }
  /** Keyframes or a registered property, kept only if a rule names it. */
  | { kind: 'named'; name: string; text: string }
  | { kind: 'always'; text: string };
