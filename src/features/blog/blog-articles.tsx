import { ARTICLE_CATEGORIES, type ArticleCategory } from '#domain/blog/article-categories.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import { PostGrid } from './post-grid.tsx';
import { PostListState } from './post-list-state.tsx';

type BlogArticlesProps = {
  /** The category as the URL has it. */
  category: ArticleCategory | undefined;
  /** Asks for the URL to be replaced. */
  onCategory: (category: ArticleCategory | undefined) => void;
};

/** All the articles, by category: the section that « Retour au blog » leads to. */
export function BlogArticles({ category, onCategory }: BlogArticlesProps) {
  return (
    <section
      id="articles"
      tabIndex={-1}
      aria-labelledby="articles-title"
      className="pt-11 pb-19 focus-visible:outline-none md:pt-18 md:pb-28"
    >
      <VisuallyHidden as="h2">
        <span id="articles-title">Tous les articles</span>
      </VisuallyHidden>
      <PostListState>
        {(posts) => {
          const present = new Set(posts.map((post) => post.category));
          return (
            <CategoryTabs
              posts={posts}
              categories={ARTICLE_CATEGORIES.filter((name) => present.has(name))}
              category={category}
              onCategory={onCategory}
              className="page-margins"
            >
              {(shown) => <PostGrid posts={shown} />}
            </CategoryTabs>
          );
        }}
      </PostListState>
    </section>
  );
}
