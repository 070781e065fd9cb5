import { describe } from 'vitest';
import { ARTICLE_CATEGORIES } from '#domain/blog/article-categories.ts';
import { BlogPostInput } from '#domain/blog/blog-post-input.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import {
  AUTHOR_MAX,
  CONTENT_MAX,
  EXCERPT_MAX,
  READ_TIME_MAX,
  TITLE_MAX,
} from '#domain/site/limits.ts';
import { posts } from '#scripts/seed/posts.ts';
import { rulesProject } from '../support/rules.ts';
import { describeDemoContent, describeFields, describeTimestamps } from './describe-fields.ts';
import { describeShownReads, describeWriters } from './describe-roles.ts';
import {
  choiceCases,
  flagCases,
  imageCases,
  lineCases,
  multilineCases,
  seoCases,
  textListCases,
} from './field-cases.ts';

const subject = {
  project: rulesProject(COLLECTIONS.blogPosts),
  collection: COLLECTIONS.blogPosts,
  schema: BlogPostInput,
  valid: {
    title: 'Une nuit en wagon-lit',
    excerpt: 'Ce que l’on entend entre deux gares.',
    content: '<h2>Le quai</h2>\n<p>Il est vingt-deux heures.</p>',
    image: '/art/article-train-de-nuit-1280.webp',
    category: 'Spa & Bien-être',
    author: 'Agathe Morel',
    read_time: '5 min',
    featured: false,
    tags: ['train', 'nuit'],
    seo_title: 'Une nuit en wagon-lit',
    seo_description: 'Récit d’une nuit en train.',
    seo_keywords: 'train de nuit, récit',
    published: true,
  },
};

describe('blog_posts', () => {
  describeWriters(subject);
  describeShownReads(subject, 'published', ['created_at desc', 'title asc']);
  describeTimestamps(subject);
  describeDemoContent(subject, posts);
  describeFields(subject, [
    ...lineCases('title', TITLE_MAX, true),
    ...multilineCases('excerpt', EXCERPT_MAX),
    ...multilineCases('content', CONTENT_MAX),
    ...imageCases('image'),
    ...choiceCases('category', ARTICLE_CATEGORIES, false),
    ...lineCases('author', AUTHOR_MAX),
    ...lineCases('read_time', READ_TIME_MAX),
    ...flagCases('featured'),
    ...textListCases('tags', null),
    ...seoCases(),
    ...flagCases('published'),
  ]);
});
