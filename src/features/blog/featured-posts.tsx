import { useId } from 'react';
import { type ArticleCategory, presentHomeCategories } from '#domain/blog/article-categories.ts';
import type { BlogPostSummary } from '#domain/blog/blog-post.ts';
import { HOME_POSTS, leadPost } from '#domain/blog/lead-post.ts';
import { Badge } from '#ui/badge.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import { PostListState } from './post-list-state.tsx';
import { PostPicture } from './post-parts.tsx';
import { PostText } from './post-text.tsx';

type FeaturedPostsProps = {
  numeral: string;
  category: ArticleCategory | undefined;
  onCategory: (category: ArticleCategory | undefined) => void;
};

export function FeaturedPosts({ numeral, category, onCategory }: FeaturedPostsProps) {
  return (
    <section id="journal" aria-labelledby="journal-title" className="section-space">
      <SectionHeading
        id="journal-title"
        numeral={numeral}
        title="Le journal"
        note="Guides, récits et conseils de celles et ceux qui dorment ailleurs pour de bon."
      />
      <PostListState isEnough={({ of }) => of === 'home'}>
        {(posts) => (
          <CategoryTabs
            posts={posts}
            categories={presentHomeCategories(posts)}
            category={category}
            onCategory={onCategory}
            className="page-margins mt-6 md:mt-10"
          >
            {(shown) => <FeaturedRow posts={shown} />}
          </CategoryTabs>
        )}
      </PostListState>
    </section>
  );
}

function FeaturedRow({ posts }: { posts: readonly BlogPostSummary[] }) {
  const [lead, others] = leadPost(posts);
  if (lead === undefined) return null;
  return (
    <div className="gap-x-[clamp(1rem,2.2222vw,2rem)] pt-6.5 md:pt-11 lg:grid lg:grid-cols-12">
      <div className="lg:col-span-7">
        <LeadCard key={lead.id} post={lead} />
      </div>
      <ul className="lg:col-span-5 lg:pl-4">
        {others.slice(0, HOME_POSTS - 1).map((post) => (
          <li
            key={post.id}
            className="border-rule max-lg:mt-7 max-lg:border-t max-lg:pt-8.5 lg:py-6.5 lg:first:pt-0 lg:not-first:border-t"
          >
            <SmallCard post={post} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function LeadCard({ post }: { post: BlogPostSummary }) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className="relative">
      <div className="relative mb-5.5">
        <PostPicture
          post={post}
          sizes="(width >= 90rem) 46.5rem, (width >= 64rem) 54vw, 92vw"
          className="aspect-7/5 md:aspect-[743/470]"
        />
        {post.featured && <Badge>Article Vedette</Badge>}
      </div>
      <PostText
        post={post}
        titleId={titleId}
        titleClass="lead-title mt-1"
        excerptClass="mt-3.5 mb-4 line-clamp-3 max-w-152 text-note"
        arrow
      />
    </article>
  );
}

function SmallCard({ post }: { post: BlogPostSummary }) {
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className="relative flex flex-row-reverse justify-between gap-4 md:gap-8 lg:max-xl:gap-4"
    >
      <PostPicture
        post={post}
        sizes="(width >= 48rem) 278px, 192px"
        className="aspect-auto h-32 w-24 flex-none md:h-46.25 md:w-37 lg:max-xl:h-32 lg:max-xl:w-24"
      />
      <div className="min-w-0">
        <PostText
          post={post}
          titleId={titleId}
          titleClass="small-title mt-1.5"
          excerptClass="mt-1.5 -mb-1 line-clamp-2 text-small"
          badge
        />
      </div>
    </article>
  );
}
