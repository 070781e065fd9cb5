import { useEffect } from 'react';
import { BRAND } from '#domain/site/brand.ts';

/** The window's title: the page, then where one is. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | Administration | ${BRAND}`;
  }, [title]);
}
