import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { adjacentPostsQuery, hotelsOfPostQuery } from '#data/queries/post-queries.later.ts';
import type { BlogPost, BlogPostSummary } from '#domain/blog/blog-post.ts';
import { GpxButton } from '#features/map/gpx-button.later.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { TitleWithUnbrokenCompounds } from '#ui/title-text.tsx';

/**
 * Renders the hotels that an article names, and the links to other articles; a slow or failed query does not delay the
 * article.
 */
export function ArticleRelatedContent({ post }: { post: BlogPost }) {
  return (
    <>
      <NamedHotels post={post} />
      <NeighbourPosts id={post.id} />
    </>
  );
}

function NamedHotels({ post }: { post: BlogPost }) {
  const { data: hotels = [] } = useQuery(hotelsOfPostQuery(post));
  if (hotels.length === 0) return null;
  return (
    <section aria-labelledby="dans-ce-recit" className="page-grid pt-19 md:pt-28">
      <div className="max-w-158 md:col-span-8 md:col-start-3 lg:col-span-7 lg:col-start-4">
        <h2 id="dans-ce-recit" className="title text-sub">
          Dans ce récit
        </h2>
        <ul className="mt-5 border-t border-ink">
          {hotels.map(({ id, name, location, image }) => (
            <li key={id} className="relative flex items-center gap-5 border-b border-rule py-4">
              <Picture
                src={image}
                alt=""
                sizes="96px"
                className="aspect-auto h-18 w-24 flex-none"
              />
              <span className="grow wrap-anywhere">
                <Link
                  to="/hotels/$id"
                  params={{ id }}
                  className="title text-small-title block wrap-anywhere after:absolute after:inset-0"
                >
                  {name}
                </Link>
                <span className="text-small text-ink-2">{location}</span>
              </span>
            </li>
          ))}
        </ul>
        <GpxButton hotels={hotels} />
      </div>
    </section>
  );
}

function NeighbourPosts({ id }: { id: string }) {
  const { data: neighbours } = useQuery(adjacentPostsQuery(id));
  const { previous, next } = neighbours ?? {};
  if (!previous && !next) return null;
  return (
    <nav aria-label="Autres articles" className="page-grid gap-y-9 pt-19 md:pt-28">
      {previous && <Neighbour rel="prev" label="Article précédent" post={previous} />}
      {next && <Neighbour rel="next" label="Article suivant" post={next} />}
    </nav>
  );
}

type NeighbourProps = { rel: 'prev' | 'next'; label: string; post: BlogPostSummary };

/**
 * Renders a link to a neighbouring article; for the next article, it is mirrored, with the picture at the right edge.
 */
function Neighbour({ rel, label, post }: NeighbourProps) {
  const place = rel === 'prev' ? 'md:col-start-1' : 'md:col-start-7 md:flex-row-reverse';
  return (
    <p className={`relative flex gap-5 border-t border-ink pt-6.5 md:col-span-6 md:gap-8 ${place}`}>
      <Picture
        src={post.image}
        alt=""
        sizes="(width >= 48rem) 278px, 192px"
        className="aspect-auto h-32 w-24 flex-none md:h-46.25 md:w-37"
      />
      <span className="grow wrap-anywhere">
        <span className="block text-small text-ink-2">{label}</span>
        <Link
          to="/blog/$id"
          params={{ id: post.id }}
          rel={rel}
          className="title text-small-title mt-1 block text-balance wrap-anywhere after:absolute after:inset-0"
        >
          <TitleWithUnbrokenCompounds title={post.title} />
        </Link>
      </span>
    </p>
  );
}
