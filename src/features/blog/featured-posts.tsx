import { type ArticleCategory, presentHomeCategories } from '#domain/blog/article-categories.ts';
import type { BlogPostSummary } from '#domain/blog/blog-post.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import { LeadCard } from './lead-card.tsx';
import { leadPost } from './lead-post.ts';
import { PostListState } from './post-list-state.tsx';
import { SmallCard } from './small-card.tsx';

/** How many posts stand beside the lead. */
const BESIDE = 3;

type FeaturedPostsProps = {
  /** Roman numeral of the section. */
  numeral: string;
  /** The category as the URL has it. */
  category: ArticleCategory | undefined;
  /** Asks for the URL to be replaced. */
  onCategory: (category: ArticleCategory | undefined) => void;
};

/** « Le journal » of the home page: one article large, three beside it, by category. */
export function FeaturedPosts({ numeral, category, onCategory }: FeaturedPostsProps) {
  return (
    <section id="journal" aria-labelledby="journal-title" className="section-space">
      <SectionHeading
        id="journal-title"
        numeral={numeral}
        title="Le journal"
        note="Guides, récits et conseils de celles et ceux qui dorment ailleurs pour de bon."
      />
      <PostListState>
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
        {others.slice(0, BESIDE).map((post) => (
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
