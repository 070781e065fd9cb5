import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { getPost } from '#data/read-blog-posts.ts';
import { readPublished } from '#data/read-published.ts';
import { sanitiseArticle } from '#data/sanitise-article.ts';
import { BlogPost } from '#domain/blog/blog-post.ts';

vi.mock('#data/read-published.ts', () => ({ readPublished: vi.fn() }));
vi.mock('#data/sanitise-article.ts', { spy: true });

const stored = (content?: string) => v.parse(BlogPost, { id: 'train', title: 'Le train', content });

beforeEach(() => {
  vi.clearAllMocks();
});

test('the content of an article is sanitised', async () => {
  vi.mocked(readPublished).mockResolvedValue(
    stored('<h2>Quai 7</h2><p onclick="alert(1)">Minuit<script>alert(1)</script></p>'),
  );
  expect(await getPost('train')).toEqual(stored('<h2>Quai 7</h2><p>Minuit</p>'));
  expect(readPublished).toHaveBeenCalledExactlyOnceWith(BlogPost, 'blog_posts', 'train');
});

test('an article without content, or a missing one, needs no sanitising', async () => {
  vi.mocked(readPublished).mockResolvedValueOnce(stored()).mockResolvedValueOnce(null);
  expect(await getPost('train')).toEqual(stored());
  expect(await getPost('inconnu')).toBeNull();
  expect(sanitiseArticle).not.toHaveBeenCalled();
});
