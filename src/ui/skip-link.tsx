import type { ReactNode } from 'react';

type SkipLinkProps = { href?: string | undefined; children?: ReactNode };

/** The first link of a page, hidden until focused. */
export function SkipLink({ href = '#contenu', children = 'Aller au contenu' }: SkipLinkProps) {
  return (
    <a href={href} className="button button-ink fixed top-2 left-2 z-50 not-focus:sr-only">
      {children}
    </a>
  );
}
