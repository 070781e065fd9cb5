// @vitest-environment jsdom

import { getSchema } from '@tiptap/react';
import { describe, expect, it } from 'vitest';
import { toDocument, toHtml } from '#admin/features/articles/article-document.ts';
import { ARTICLE_EXTENSIONS } from '#admin/features/articles/article-extensions.ts';
import { posts } from '#scripts/seed/posts.ts';
import { HOSTILE_HTML } from '../../../support/hostile-html.ts';
import { expectInert } from '../../data/expect-inert.ts';

const schema = getSchema(ARTICLE_EXTENSIONS);
const throughEditor = (html: string) => toHtml(toDocument(schema, html));
const namesIn = (html: string) =>
  toDocument(schema, html).content.content.map(({ type }) => type.name);

describe('what the editor supports', () => {
  it.each(posts.map(({ id, content }) => [id, content]))(
    '%s comes out byte for byte',
    (_, html) => {
      expect(throughEditor(html)).toBe(html);
      expect(namesIn(html)).not.toContain('keptHtml');
    },
  );

  it.each([
    '<h2>Titre</h2>\n<h3>Sous-titre</h3>\n<h4>Encore</h4>',
    '<p>Un <strong>mot</strong>, un <em lang="en">word</em>, H<sub>2</sub>O, 1<sup>er</sup>.<br>Puis.</p>',
    '<p>Un <abbr title="Organisation des Nations unies">ONU</abbr>, <q>dit-il</q>, en <time datetime="2026-05">mai</time>, <small>à peu près</small>.</p>',
    '<p><a title="Voir" href="https://example.com/x?y=1&amp;z=2">b</a> et <a href="/blog">c</a></p>',
    '<ol reversed="" start="3">\n<li>deux</li>\n</ol>',
    '<ul>\n<li><p>a</p><table><tbody><tr><td>b</td></tr></tbody></table></li>\n</ul>',
    '<blockquote><p>«\u202fIci.\u202f»</p><p><cite>Joseph</cite></p></blockquote>',
    '<figure><img src="/art/a.webp" alt="Un lac"></figure>',
    '<img src="/art/a.webp" alt="" width="3" height="2">',
    '<p>a</p>\n<hr>\n<p>b</p>',
    '',
  ])('%s is unchanged', (html) => {
    expect(throughEditor(html)).toBe(html);
    expect(namesIn(html)).not.toContain('keptHtml');
  });

  it.each([
    ['Du texte seul &amp; rien d’autre', '<p>Du texte seul &amp; rien d’autre</p>'],
    ['<p><em><b>a</b></em></p>', '<p><strong><em>a</em></strong></p>'],
    [
      '<ul><li><p>un</p></li><li>deux<ul><li>trois</li></ul></li></ul>',
      '<ul>\n<li>un</li>\n<li>deux<ul>\n<li>trois</li>\n</ul></li>\n</ul>',
    ],
    ['<h1>Un titre</h1>', '<h2>Un titre</h2>'],
    ['<p>  a\n  b </p>\n\n<p></p>', '<p>a b</p>'],
  ])('%s becomes %s', (html, written) => {
    expect(throughEditor(html)).toBe(written);
    expect(namesIn(html)).not.toContain('keptHtml');
  });
});

describe('what the editor does not support is kept', () => {
  it.each([
    '<table><caption>Prix</caption><thead><tr><th scope="col">Mois</th></tr></thead><tbody><tr><td colspan="2">mai</td></tr></tbody></table>',
    '<dl><dt>Quand</dt><dd>En <time datetime="2026-05">mai</time></dd></dl>',
    '<pre>a\n  b</pre>',
    '<figure><blockquote><p>a</p></blockquote><figcaption>b</figcaption></figure>',
    '<p>Un <img src="/art/a.webp" alt="b"> dans la ligne</p>',
    '<p><code>a <a href="/blog">b</a></code></p>',
  ])('%s', (html) => {
    expect(throughEditor(`<p>avant</p>\n${html}\n<p>après</p>`)).toBe(
      `<p>avant</p>\n${html}\n<p>après</p>`,
    );
    expect(namesIn(html)).toEqual(['keptHtml']);
  });
});

describe('hostile HTML', () => {
  it.each(HOSTILE_HTML)('%s becomes inert', (html) => {
    const container = document.createElement('div');
    container.innerHTML = throughEditor(html);
    for (const link of container.querySelectorAll('a')) link.setAttribute('rel', 'noopener');
    expectInert(container);
  });
});
