import * as v from 'valibot';
import { formatTagList } from '#domain/admin/typed-values.ts';
import { BlogPost } from '#domain/blog/blog-post.ts';
import { toBlogPostInput } from '#domain/blog/blog-post-input.ts';

/** What the fields of the editor hold. */
export type ArticleValues = {
  title: string;
  excerpt: string;
  content: string;
  image: string;
  category: string;
  author: string;
  read_time: string;
  tags: string;
  seo_title: string;
  seo_description: string;
  seo_keywords: string;
  featured: boolean;
  published: boolean;
};

/** The editor of a new article. */
export const EMPTY_ARTICLE: ArticleValues = {
  title: '',
  excerpt: '',
  content: '',
  image: '',
  category: '',
  author: '',
  read_time: '',
  tags: '',
  seo_title: '',
  seo_description: '',
  seo_keywords: '',
  featured: false,
  published: true,
};

/** An article as the fields hold it; its content to the letter. */
export function toArticleValues(post: BlogPost): ArticleValues {
  const { tags, featured, published, ...texts } = toBlogPostInput(post);
  return {
    title: texts.title,
    excerpt: texts.excerpt ?? '',
    content: texts.content ?? '',
    image: texts.image ?? '',
    category: texts.category ?? '',
    author: texts.author ?? '',
    read_time: texts.read_time ?? '',
    tags: formatTagList(tags),
    seo_title: texts.seo_title ?? '',
    seo_description: texts.seo_description ?? '',
    seo_keywords: texts.seo_keywords ?? '',
    featured,
    published,
  };
}

/** A stored document as the fields hold it; null when it cannot be read. */
export function storedArticleValues(stored: Record<string, unknown>): ArticleValues | null {
  const post = v.safeParse(BlogPost, stored);
  return post.success ? toArticleValues(post.output) : null;
}
