import { oneOf, readText, searchReader } from '#admin/features/list/list-search.ts';
import { PAGE_SLUGS, type SeoPage } from '#domain/seo/site-pages.ts';
import { foldText } from '#domain/text/fold-text.ts';

/** The URL search: text, and the page being edited. */
export const readSeoSearch = searchReader({ q: readText, page: oneOf(PAGE_SLUGS) });
export type SeoSearch = ReturnType<typeof readSeoSearch>;

/** The pages whose name or slug contains the text. */
export function searchPages(pages: readonly SeoPage[], q = ''): SeoPage[] {
  const wanted = foldText(q.trim());
  return pages.filter(({ name, slug }) => foldText(`${name}\n/${slug}`).includes(wanted));
}
