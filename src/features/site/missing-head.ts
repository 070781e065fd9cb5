import type { LinkProps } from '@tanstack/react-router';
import { isOnline } from '#data/online.ts';
import { BRAND } from '#domain/site/brand.ts';

/** What stands where there is no such record, or where it was never opened and there is no network. */
export type Missing = {
  title: string;
  unopened: string;
  /** The title where reading it failed, if another. */
  unread?: string;
  back: LinkProps & { children: string };
};

export const notFoundHead = (title: string) => ({
  meta: [{ title: `${title} | ${BRAND}` }, { name: 'robots', content: 'noindex' }],
});

export const missingHead = ({ title, unopened }: Missing, status: string) =>
  notFoundHead(status === 'error' && !isOnline() ? unopened : title);
