import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps, useLocation } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { destinationQueries } from '#data/queries/destination-queries.ts';
import { hotelIndexPageQuery } from '#data/queries/hotel-queries.later.ts';
import { groupHotelsByRegion } from '#domain/hotel/hotel-filter.later.ts';
import { parsePageNumber } from '#domain/site/pagination.ts';
import { Pagination } from '#ui/pagination.tsx';

/**
 * Lists all destinations and, on several pages, all hotels: without JavaScript, the page's list with filters shows only
 * the first hotels.
 */
export function DestinationsAndHotelsIndex() {
  const requestedPage = useLocation({ select: ({ search }) => parsePageNumber(search) });
  const { data: destinations = [] } = useQuery(destinationQueries.active());
  const { data: index } = useQuery(hotelIndexPageQuery(requestedPage));
  const { records = [], page = 1, pages = 1 } = index ?? {};
  if (records.length === 0 && destinations.length === 0) return null;
  return (
    <nav id="index" aria-labelledby="index-title" className="page-margins pb-19 md:pb-28">
      <h2 id="index-title" className="title text-sub">
        Index
      </h2>
      {destinations.length > 0 && (
        <IndexGroup title="Destinations">
          {destinations.map(({ id, destination_name: name, destination_slug: slug }) => (
            <IndexLink key={id} to="/destinations/$slug" params={{ slug }}>
              {name}
            </IndexLink>
          ))}
        </IndexGroup>
      )}
      {groupHotelsByRegion(records).map((group) => (
        <IndexGroup key={group.region} title={group.region ?? 'Ailleurs'}>
          {group.hotels.map(({ id, name }) => (
            <IndexLink key={id} to="/hotels/$id" params={{ id }}>
              {name}
            </IndexLink>
          ))}
        </IndexGroup>
      ))}
      <Pagination
        label="Pages de l’index"
        page={page}
        pages={pages}
        hrefOf={(number) => `/destinations?page=${number}#index`}
      />
    </nav>
  );
}

function IndexGroup({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <div className="mt-5 grid items-baseline gap-x-8 border-t border-rule pt-5 md:grid-cols-4 [h2+&]:border-ink">
      <h3 id={titleId} className="small-caps py-2 text-gold-text">
        {title}
      </h3>
      <ul aria-labelledby={titleId} className="columns-2 gap-x-8 md:col-span-3 lg:columns-3">
        {children}
      </ul>
    </div>
  );
}

function IndexLink(link: Pick<LinkProps, 'to' | 'params' | 'children'>) {
  return (
    <li className="break-inside-avoid">
      <Link {...link} className="block py-2 text-ui wrap-anywhere" />
    </li>
  );
}
