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

const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>"']+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=>"']+)(?:="([^"]*)")?/g;

/** Returns the tokens that selectors can match in HTML: `a` for a tag, `.a` for a class, `[a` for an attribute. */
function pageTokens(html: string): Set<string> {
  const tokens = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    tokens.add(tag.toLowerCase());
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      tokens.add(`[${name.toLowerCase()}`);
      if (name === 'class') for (const item of value.split(/\s+/)) tokens.add(`.${decoded(item)}`);
    }
  }
  return tokens;
}

const ENTITIES: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" };
const decoded = (text: string) =>
  text.replace(/&(amp|gt|lt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');

/** Returns the CSS rules that the page's HTML uses; the fonts come with the full stylesheet. */
export function criticalStyles(sheet: readonly SheetNode[], html: string): string {
  const tokens = pageTokens(html);
  const keep = (nodes: readonly SheetNode[]): SheetNode[] =>
    nodes.flatMap((node): SheetNode[] => {
      if (node.kind === 'rule') {
        const matches = node.selectors.some((needs) => needs.every((need) => tokens.has(need)));
        return matches ? [node] : [];
      }
      if (node.kind !== 'group') return [node];
      const kept = keep(node.nodes);
      return kept.length > 0 ? [{ ...node, nodes: kept }] : [];
    });
  const kept = keep(sheet);
  const rules = write(kept, () => false);
  return write(kept, (name) => rules.includes(name));
}

function write(nodes: readonly SheetNode[], isNamed: (name: string) => boolean): string {
  return nodes
    .map((node) => {
      if (node.kind === 'group') return `${node.head}{${write(node.nodes, isNamed)}}`;
      return node.kind !== 'named' || isNamed(node.name) ? node.text : '';
    })
    .join('');
}

const STYLESHEET_TAG = /<link rel="stylesheet"[^>]*>/;

/** Inlines the used styles; attributes of <html> tell the boot script what to load later. */
export function withFirstView(
  page: string,
  { stylesheet, sheet, scripts }: FirstView,
  routes: readonly string[],
): string {
  const needed = new Set(routes.flatMap((route) => scripts[route] ?? []));
  return page
    .replace(
      STYLESHEET_TAG,
      (tag) => `<style>${criticalStyles(sheet, page)}</style><noscript>${tag}</noscript>`,
    )
    .replace(
      /<html [^>]*/,
      (tag) => `${tag} data-stylesheet="${stylesheet}" data-scripts="${[...needed].join(' ')}"`,
    );
}
