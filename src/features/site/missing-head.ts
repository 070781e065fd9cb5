import type { LinkProps } from '@tanstack/react-router';
import { isOnline } from '#data/online.ts';
import { BRAND } from '#domain/site/brand.ts';

/** Texts for a record that does not exist, or cannot be read offline because it was never opened. */
export type Missing = {
  title: string;
  unopened: string;
  /** Title if loading failed; `title` unless given. */
  unread?: string;
  back: LinkProps & { children: string };
};

export const notFoundHead = (title: string) => ({
  meta: [{ title: `${title} | ${BRAND}` }, { name: 'robots', content: 'noindex' }],
});

export const missingHead = ({ title, unopened }: Missing, status: string) =>
  notFoundHead(status === 'error' && !isOnline() ? unopened : title);
