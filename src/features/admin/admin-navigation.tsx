import { Link } from '@tanstack/react-router';
import { ADMIN_PAGES } from './admin-pages.ts';

/** Where one can go: a column, or on a phone a row that scrolls. */
export function AdminNavigation() {
  return (
    <nav aria-label="Administration" className="admin-navigation">
      <ul>
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
