import type { PageHead } from '#data/seo-head.ts';
import { type CataloguePage, readPage } from '#domain/site/catalogue.ts';

/** The head of a page of a long list: each but the first has an address and a title of its own. */
export function headOfPage(
  head: PageHead,
  { search }: { search: object },
  { pages }: CataloguePage<unknown>,
): PageHead {
  const page = Math.min(readPage(search), pages);
  if (page === 1) return head;
  const seo = { ...head.seo, title: `${head.seo.title} – page ${page}` };
  return { ...head, seo, path: `${head.path}?page=${page}` };
}
