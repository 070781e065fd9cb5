import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';
import type { Plugin, Rolldown } from 'vite';
import type { FirstView, SheetNode } from '../../src/app/first-view.ts';

/** Selectors of later states, whose rules wait for the whole stylesheet. */
const LATER = /:(?:hover|active|disabled|popover-open|modal)\b|::(?:backdrop|selection)|\[open\]/;
/** `:not(…)` with nested parentheses, as deep as the stylesheet has them. */
const NOT = /:not\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)/g;
const FUNCTION = /:(?:not|is|where|has|host|lang|nth-[\w-]+)\([^()]*\)/g;
const GROUPS = new Set(['layer', 'media', 'supports', 'container', 'starting-style']);

function without(pattern: RegExp, text: string): string {
  const rest = text.replace(pattern, '');
  return rest === text ? text : without(pattern, rest);
}

const unescapeName = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, hex?: string, character = '') =>
    hex === undefined ? character : String.fromCodePoint(Number.parseInt(hex, 16)),
  );

/** Returns what a page must contain for a selector to match; null if the selector can only match later. */
function needsOf(selector: string): string[] | null {
  if (LATER.test(without(NOT, selector))) return null;
  const plain = without(FUNCTION, selector);
  const needs: string[] = [];
  const rest = plain
    .replace(/\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi, (_, name: string) => {
      needs.push(`.${unescapeName(name)}`);
      return '';
    })
    .replace(/\[([\w-]+)(?:[~|^$*]?=(?:"[^"]*"|[^\]\s]*)[^\]]*)?\]/g, (_, name: string) => {
      needs.push(`[${name}`);
      return '';
    })
    .replace(/::?[\w-]+/g, '')
    .replace(/#(?:\\.|[\w-])+/g, '');
  return [...needs, ...(rest.match(/[a-z][\w-]*/gi) ?? []).map((tag) => tag.toLowerCase())];
}

function readRule(rule: Rule): SheetNode[] {
  const selectors = rule.selectors.map(needsOf).filter((needs) => needs !== null);
  return selectors.length > 0 ? [{ kind: 'rule', text: rule.toString(), selectors }] : [];
}

function readAtRule(rule: AtRule): SheetNode[] {
  const text = rule.nodes === undefined ? `${rule.toString()};` : rule.toString();
  if (rule.nodes !== undefined && GROUPS.has(rule.name)) {
    return [{ kind: 'group', head: `@${rule.name} ${rule.params}`, nodes: readNodes(rule.nodes) }];
  }
  if (['property', 'keyframes'].includes(rule.name)) {
    return [{ kind: 'named', name: rule.params, text }];
  }
  // Loading fonts would compete with the hero; the fallback faces need no file.
  return rule.name === 'font-face' && text.includes('url(') ? [] : [{ kind: 'always', text }];
}

function readNodes(nodes: readonly ChildNode[]): SheetNode[] {
  return nodes.flatMap((node) => {
    if (node.type === 'rule') return readRule(node);
    return node.type === 'atrule' ? readAtRule(node) : [];
  });
}

/** Parses a built stylesheet into nodes, from which the server selects (`criticalStyles`). */
export const readStylesheet = (css: string): SheetNode[] => readNodes(parse(css).nodes);

const PAGE = /src[\\/]routes[\\/](.*)\.tsx\?tsr-split=component/;

const routeId = (file: string) =>
  `/${file.replaceAll(/[\\.]/g, '/').replace(/(?<=\/|^)index$/, '')}`;

/** Returns the scripts that each route needs for hydration, the entry's first. */
function scriptsByRoute(bundle: Rolldown.OutputBundle): FirstView['scripts'] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const reach = (roots: readonly string[]) => {
    const reached = new Set(roots);
    for (const name of reached) {
      const file = bundle[name];
      if (file?.type === 'chunk') for (const imported of file.imports) reached.add(imported);
    }
    return [...reached].map((name) => `/${name}`);
  };
  const entries = chunks.filter((chunk) => chunk.isEntry).map(({ fileName }) => fileName);
  const pages = chunks.flatMap(({ fileName, moduleIds }) =>
    moduleIds.flatMap((id) => {
      const [, file] = PAGE.exec(id) ?? [];
      return file === undefined ? [] : [[routeId(file), reach([...entries, fileName])] as const];
    }),
  );
  return Object.fromEntries(pages);
}

/** Writes the server's data for each page's first view beside the manifest, where it is not public. */
export function firstView(): Plugin {
  return {
    name: 'first-view',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
        const [stylesheet = ''] =
          entry?.type === 'chunk' ? (entry.viteMetadata?.importedCss ?? []) : [];
        const file = bundle[stylesheet];
        if (file?.type !== 'asset') this.error('The entry has no stylesheet.');
        const firstView: FirstView = {
          stylesheet: `/${file.fileName}`,
          sheet: readStylesheet(file.source.toString()),
          scripts: scriptsByRoute(bundle),
        };
        this.emitFile({
          type: 'asset',
          fileName: '.vite/first-view.json',
          source: JSON.stringify(firstView),
        });
      },
    },
  };
}
