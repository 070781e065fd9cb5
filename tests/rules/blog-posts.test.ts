import { describe } from 'vitest';
import { ARTICLE_CATEGORIES } from '#domain/blog/article-categories.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import {
  AUTHOR_MAX,
  CONTENT_MAX,
  EXCERPT_MAX,
  READ_TIME_MAX,
  SEO_DESCRIPTION_MAX,
  SEO_KEYWORDS_MAX,
  SEO_TITLE_MAX,
  TITLE_MAX,
} from '#domain/site/limits.ts';
import { rulesProject } from '../support/rules.ts';
import { describeFields, describePublication, describeStamps } from './describe-fields.ts';
import { BLOG_POST } from './documents.ts';
import {
  choiceCases,
  flagCases,
  imageCases,
  listCases,
  planCases,
  textCases,
} from './field-cases.ts';

const collection = COLLECTIONS.blogPosts;
const subject = { project: rulesProject(collection), collection, valid: BLOG_POST };

describe('blog_posts', () => {
  describeStamps(subject);
  describePublication(subject);
  describeFields(subject, [
    ...textCases({ title: TITLE_MAX }, true),
    ...textCases({
      excerpt: EXCERPT_MAX,
      content: CONTENT_MAX,
      author: AUTHOR_MAX,
      read_time: READ_TIME_MAX,
      seo_title: SEO_TITLE_MAX,
      seo_description: SEO_DESCRIPTION_MAX,
      seo_keywords: SEO_KEYWORDS_MAX,
    }),
    ...choiceCases('category', [...ARTICLE_CATEGORIES, null]),
    ...imageCases('image'),
    ...listCases('tags', []),
    ...flagCases('featured', 'published'),
    ...planCases(),
  ]);
});
