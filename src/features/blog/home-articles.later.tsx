import { postQueries } from '#data/queries/post-queries.ts';
import type { BlogPostSummary } from '#domain/blog/blog-post.ts';
import { HOME_POSTS_PER_CATEGORY, moveLeadArticleFirst } from '#domain/blog/post-list.later.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import { ArticleCard } from './article-card.tsx';
import { ArticlesByCategory, useArticleCategoryParam } from './articles-by-category.tsx';

export function HomeArticles() {
  const category = useArticleCategoryParam();
  return (
    <section id="journal" aria-labelledby="journal-title" className="pt-19 md:pt-28">
      <SectionHeading
        id="journal-title"
        numeral="II"
        title="Le journal"
        note="Guides, récits et conseils de celles et ceux qui dorment ailleurs pour de bon."
      />
      <ArticlesByCategory query={postQueries.home()} className="page-margins mt-6 md:mt-10">
        {({ records, categories }) => {
          const chosen = categories.find((name) => name === category);
          const posts = chosen ? records.filter((post) => post.category === chosen) : records;
          return <FeaturedRow posts={posts} />;
        }}
      </ArticlesByCategory>
    </section>
  );
}

function FeaturedRow({ posts }: { posts: readonly BlogPostSummary[] }) {
  const [lead, ...smaller] = moveLeadArticleFirst(posts);
  if (lead === undefined) return null;
  return (
    <div className="gap-x-[clamp(1rem,2.2222vw,2rem)] pt-6.5 md:pt-11 lg:grid lg:grid-cols-12">
      <div className="lg:col-span-7">
        <ArticleCard key={lead.id} post={lead} variant="lead" />
      </div>
      <ul className="lg:col-span-5 lg:pl-4">
        {smaller.slice(0, HOME_POSTS_PER_CATEGORY - 1).map((post) => (
          <li
            key={post.id}
            className="border-rule max-lg:mt-7 max-lg:border-t max-lg:pt-8.5 lg:py-6.5 lg:first:pt-0 lg:not-first:border-t"
          >
            <ArticleCard post={post} variant="small" />
          </li>
        ))}
      </ul>
    </div>
  );
}
