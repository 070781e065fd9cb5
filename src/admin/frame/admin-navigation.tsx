import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ADMIN_PAGES } from './admin-pages.ts';

const MENU =
  'menu w-full flex-row flex-nowrap overflow-x-auto border-b border-rule p-0 px-1.5 text-body [--focus-offset:-3px] [--menu-active-bg:transparent] lg:sticky lg:top-0 lg:flex-col lg:overflow-visible lg:border-0 lg:px-0 lg:py-6';
const ITEM =
  'min-h-12.5 content-center border-b-2 border-transparent px-3.5 whitespace-nowrap text-ink-2 aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink lg:min-h-11 lg:border-b-0 lg:border-l-3 lg:px-6.5';

export function AdminNavigation() {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes.
  useEffect(() => {
    // Scrolls the current page, which may be out of sight, to the middle.
    const current = list.current?.querySelector<HTMLElement>('li:has([aria-current=page])');
    if (current)
      list.current?.scrollTo(current.offsetLeft - (innerWidth - current.offsetWidth) / 2, 0);
  }, [pathname]);
  return (
    <nav aria-label="Administration" className="min-w-0 bg-paper lg:border-r lg:border-rule">
      <ul ref={list} className={MENU}>
        {ADMIN_PAGES.map(({ section, label }) => (
          <li key={section}>
            <Link
              to={section === '' ? '/admin' : '/admin/$section'}
              params={{ section }}
              activeOptions={{ exact: section === '', includeSearch: false }}
              className={ITEM}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
