import { describe } from 'vitest';
import { ARTICLE_CATEGORIES } from '#domain/blog/article-categories.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { CONTENT_MAX, EXCERPT_MAX } from '#domain/site/limits.ts';
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
    ...textCases({ title: 200 }, true),
    ...textCases({
      excerpt: EXCERPT_MAX,
      content: CONTENT_MAX,
      author: 120,
      read_time: 40,
      seo_title: 120,
      seo_description: 320,
      seo_keywords: 500,
    }),
    ...choiceCases('category', [...ARTICLE_CATEGORIES, null]),
    ...imageCases('image'),
    ...listCases('tags', null),
    ...flagCases('featured', 'published'),
    ...planCases(),
  ]);
});
