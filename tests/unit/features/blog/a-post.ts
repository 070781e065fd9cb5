import * as v from 'valibot';
import { BlogPost, type BlogPostSummary, toBlogPostSummary } from '#domain/blog/blog-post.ts';

type Fields = Partial<v.InferInput<typeof BlogPost>>;

/** An article as it is read, with what a test says of it and the domain's defaults for the rest. */
export function aPost(fields: Fields = {}): BlogPost {
  return v.parse(BlogPost, { id: 'train', title: 'Le train de nuit', ...fields });
}

/** What a list holds of it. */
export function aSummary(fields: Fields = {}): BlogPostSummary {
  return toBlogPostSummary(aPost(fields));
}
