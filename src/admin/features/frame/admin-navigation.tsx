import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ADMIN_PAGES } from './admin-pages.ts';

/** Where one is may be out of sight: it goes to the middle of the row. */
function showCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector('[aria-current=page]')?.getBoundingClientRect();
  if (!list || !current) return;
  const row = list.getBoundingClientRect();
  list.scrollLeft += current.left + current.width / 2 - (row.left + row.width / 2);
}

/** Where one can go: a column, or on a phone a row that scrolls. */
export function AdminNavigation() {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the page changes.
  useEffect(() => showCurrent(list.current), [pathname]);
  return (
    <nav aria-label="Administration" className="admin-navigation">
      <ul ref={list}>
        {ADMIN_PAGES.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} activeOptions={{ exact: to === '/admin', includeSearch: false }}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
