import { criticalStyles } from './critical-styles.ts';
import type { FirstView } from './first-view.ts';

const STYLESHEET_TAG = /<link rel="stylesheet"[^>]*>/;

/**
 * Inlines the styles that a rendered page uses, so that nothing blocks the first paint. Attributes of
 * <html> tell the boot script what to load after the hero: the full stylesheet and the scripts.
 * @param routes ids of the page's matched routes
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
