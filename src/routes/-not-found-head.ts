import { BRAND } from '#domain/site/brand.ts';

/** The head of a page for something that does not exist. */
export const notFoundHead = (title: string) => ({
  meta: [{ title: `${title} | ${BRAND}` }, { name: 'robots', content: 'noindex' }],
});
