import { criticalStyles } from './critical-styles.ts';
import type { FirstView } from './first-view.ts';

const STYLESHEET_TAG = /<link rel="stylesheet"[^>]*>/;

/**
 * A rendered page with the styles that it uses, so that nothing blocks its first paint. It names what
 * the boot script loads when the hero has painted: the whole stylesheet with the fonts, and the scripts.
 * @param routes the ids of the routes that the page consists of
 */
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
