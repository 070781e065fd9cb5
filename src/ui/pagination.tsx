type PageLinksProps = {
  label: string;
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
};

/** Renders links to all pages of a long list, each of which the server renders; nothing for a single page. */
export function Pagination({ label, page, pages, hrefOf }: PageLinksProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="mt-8 border-t border-rule pt-5">
      <ul className="flex flex-wrap gap-x-2">
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              href={hrefOf(number)}
              aria-current={number === page ? 'page' : undefined}
              className="inline-flex min-h-11 min-w-11 items-center justify-center text-ui aria-[current=page]:font-medium aria-[current=page]:text-accent"
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
