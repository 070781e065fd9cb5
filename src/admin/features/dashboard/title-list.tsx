import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Title } from '#admin/data/titles.ts';
import { recordLink } from '#admin/kit/record-link.ts';

type TitleListProps = { titles: readonly Title[]; stateOf: (title: Title) => ReactNode };

/** Records by their titles, with links to where they are edited. */
export const TitleList = ({ titles, stateOf }: TitleListProps) => (
  <ul>
    {titles.map((title) => (
      <li key={`${title.section}/${title.id}`} className="border-b border-rule">
        <Link
          {...recordLink(title.section, title.id)}
          className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2"
        >
          <span>
            <span className="font-medium">{title.label}</span>{' '}
            <span className="text-small text-ink-2">{title.note}</span>
          </span>
          <span className="text-small text-ink-2">{stateOf(title)}</span>
        </Link>
      </li>
    ))}
  </ul>
);
