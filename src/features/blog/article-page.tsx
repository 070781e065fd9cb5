import { Link } from '@tanstack/react-router';
import type { BlogPost } from '#domain/blog/blog-post.ts';
import { HeroPicture } from '#features/site/page-hero.tsx';
import { Icon } from '#ui/icon.tsx';
import { ArticleBody } from './article-body.tsx';
import type { PlateText } from './article-plate.ts';
import { NeighbourPosts } from './neighbour-posts.tsx';
import { PostMeta } from './post-meta.tsx';

type ArticlePageProps = { post: BlogPost; plate: PlateText };

export function ArticlePage({ post, plate }: ArticlePageProps) {
  return (
    <div className="pb-19 md:pb-28">
      <article>
        <ArticleHeader post={post} />
        <ArticlePlate image={post.image} alt={plate.alt} />
        <ArticleBody post={post} caption={plate.caption} />
      </article>
      <NeighbourPosts id={post.id} />
    </div>
  );
}

function ArticleHeader({ post }: { post: BlogPost }) {
  return (
    <header className="page-grid pt-5 md:pt-6">
      <p className="md:col-span-full">
        <Link
          to="/blog"
          hash="articles"
          className="inline-flex min-h-11 items-center gap-2.5 text-action font-medium"
        >
          <Icon name="arrow-left" size={18} />
          Retour au blog
        </Link>
      </p>
      <div className="mt-5 md:col-span-10 md:col-start-2 md:mt-9">
        {post.category !== null && <p className="text-ui text-accent">{post.category}</p>}
        <h1 className="page-title-wide mt-2.5 max-md:text-[2.5rem] md:mt-4 wrap-anywhere">
          {post.title}
        </h1>
        <PostMeta post={post} className="mt-5 text-ui md:mt-6" />
      </div>
    </header>
  );
}

function ArticlePlate({ image, alt }: { image: string | null; alt: string }) {
  return (
    <div className="page-margins mt-6.5 md:mt-14">
      <HeroPicture
        src={image}
        alt={alt}
        sizes="(width >= 48rem) 95vw, 100vw"
        className="aspect-[13/10] md:aspect-auto md:h-[min(43vw,38.75rem)]"
        boxClass="bleed-right max-md:bleed-left"
        loading="Chargement de l’article…"
      />
    </div>
  );
}
