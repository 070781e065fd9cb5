import * as v from 'valibot';
import { BlogPost, BlogPostSummary } from '#domain/blog/blog-post.ts';

type Fields = Partial<v.InferInput<typeof BlogPost>>;

/** Builds an article with the given fields and the domain's defaults. */
export function aPost(fields: Fields = {}): BlogPost {
  return v.parse(BlogPost, { id: 'train', title: 'Le train de nuit', ...fields });
}

export function aPostSummary(fields: Fields = {}): BlogPostSummary {
  return v.parse(BlogPostSummary, aPost(fields));
}
