import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { destinationQueries } from '#data/queries/destination-queries.ts';
import { readCachedFirst } from '#data/queries/query-client.ts';
import { seoHead } from '#data/seo-head.ts';
import type { Destination } from '#domain/destination/destination.ts';
import { parsePhoto } from '#domain/media/photo.ts';
import { destinationSeo } from '#domain/seo/entity-seo.ts';
import { DEFAULT_BANNER_IMAGE } from '#domain/site/brand.ts';
import { destinationPath } from '#domain/site/record-paths.ts';
import { parseDestinationParagraphs } from '#domain/text/paragraphs.ts';
import { DestinationTextAndHotels } from '#features/destinations/destination-hotels.tsx';
import { PageLoadError } from '#features/shell/load-error.tsx';
import { missingRecordHead } from '#features/shell/missing-head.ts';
import { HeroPicture } from '#features/shell/page-hero.tsx';
import { type MissingRecordTexts, RecordNotFound } from '#features/shell/record-not-found.tsx';
import { Icon } from '#ui/icon.tsx';
import { LimitedHtml } from '#ui/limited-html.tsx';

const MISSING: MissingRecordTexts = {
  title: 'Destination non trouvée',
  back: { to: '/destinations', children: 'Voir toutes les destinations' },
};

export const Route = createFileRoute('/_site/destinations/$slug')({
  loader: async ({ context: { queryClient }, params }) => {
    const destination = await readCachedFirst(queryClient, destinationQueries.bySlug(params.slug));
    if (!destination) throw notFound();
    const hotels = queryClient.prefetchQuery(destinationQueries.hotels(destination.id));
    // The server's HTML must contain the hotels; in browsers, the page shows a loading message.
    if (import.meta.env.SSR) await hotels;
    return { seo: destinationSeo(destination), path: destinationPath(params.slug) };
  },
  head: ({ loaderData, match }) =>
    loaderData ? seoHead(loaderData) : missingRecordHead(MISSING.title, match.status),
  component: DestinationRoute,
  errorComponent: ({ error }) => <PageLoadError error={error} missing={MISSING} />,
  notFoundComponent: () => (
    <RecordNotFound
      {...MISSING}
      text="Elle a quitté nos cartes, ou n’y a jamais figuré. Les autres n’ont pas bougé."
    />
  ),
});

function DestinationRoute() {
  const { slug } = Route.useParams();
  const { data: destination } = useSuspenseQuery(destinationQueries.bySlug(slug));
  if (!destination) throw notFound();
  return (
    <div key={destination.id} className="destination pb-19 md:pb-28">
      <DestinationHero destination={destination} />
      <DestinationTextAndHotels destinationId={destination.id}>
        <DestinationDescription description={destination.description} />
      </DestinationTextAndHotels>
    </div>
  );
}

function DestinationHero({ destination }: { destination: Destination }) {
  const { destination_name: name, subtitle } = destination;
  const banner = destination.banner_image ?? DEFAULT_BANNER_IMAGE;
  return (
    <header>
      <div className="page-margins pt-3 md:pt-5 print:hidden">
        <Link
          to="/destinations"
          className="inline-flex min-h-11 items-center gap-2.5 text-small font-medium"
        >
          <Icon name="arrow-left" size={18} />
          Toutes les destinations
        </Link>
      </div>
      <div className="page-grid items-baseline-last gap-y-4 pt-4 pb-7.5 md:pt-9 md:pb-11">
        <h1 className="title text-page-wide wrap-anywhere md:col-span-6 md:col-start-2">{name}</h1>
        {subtitle !== null && (
          <p className="standfirst text-ink-2 md:col-span-4 md:col-start-9">{subtitle}</p>
        )}
      </div>
      {/* Hides the frame of a banner that failed to load. */}
      <div className="page-margins not-has-[img]:hidden">
        <HeroPicture
          src={banner}
          alt={parsePhoto(banner)?.alt ?? (subtitle === null ? name : `${name}, ${subtitle}`)}
          sizes="100vw"
          className="aspect-4/3 md:aspect-auto md:h-[clamp(24rem,100dvh-24rem,43vw)]"
          boxClass="mr-(--bleed) max-md:ml-(--bleed)"
          fallbackSrc={null}
          loading="Chargement de la destination…"
        />
      </div>
    </header>
  );
}

function DestinationDescription({ description }: { description: string | null }) {
  const paragraphs = parseDestinationParagraphs(description ?? '');
  if (paragraphs.length === 0) return null;
  return (
    <section
      aria-label="Présentation"
      className="reading-text drop-cap md:col-span-8 md:col-start-4"
    >
      <LimitedHtml nodes={paragraphs} />
    </section>
  );
}
