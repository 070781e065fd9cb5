// @vitest-environment jsdom

import { getSchema } from '@tiptap/react';
import { expect, it } from 'vitest';
import { toDocument, toHtml } from '#admin/features/rich-text/document.ts';
import { EXTENSIONS } from '#admin/features/rich-text/extensions.ts';
import { posts } from '#scripts/seed/posts.ts';
import { HOSTILE_HTML } from '../../../support/hostile-html.ts';
import { expectInert } from '../../data/expect-inert.ts';

const schema = getSchema(EXTENSIONS);

/** Returns the HTML that the visual editor saves; null when the editor refuses to open the text. */
function throughEditor(html: string): string | null {
  const document = toDocument(schema, html);
  return document && toHtml(document);
}

it.each(posts.map(({ id, content }) => [id, content]))(
  'the visual editor saves the demo article %s unchanged byte for byte',
  (_, html) => expect(throughEditor(html)).toBe(html),
);

it.each([
  '<h2>Titre</h2>\n<h3>Sous-titre</h3>\n<h4>Encore</h4>',
  '<p>Un <strong>mot</strong>, un <em>autre</em>, <s>trois</s>.<br>Puis.</p>',
  '<p><a href="https://example.com/x?y=1&amp;z=2" title="Voir">b</a> et <a href="/blog">c</a></p>',
  '<ol start="3">\n<li>deux<ul>\n<li>trois</li>\n</ul></li>\n</ol>',
  '<blockquote><p>«\u202fIci.\u202f»</p><p>Joseph</p></blockquote>',
  '<figure><img src="/art/a.webp" alt="Un lac" width="3" height="2"><figcaption>Le soir</figcaption></figure>',
  '<figure><img src="/art/a.webp"></figure>\n<hr>',
  '',
])('the visual editor saves %s unchanged', (html) => expect(throughEditor(html)).toBe(html));

it.each([
  ['Du texte seul &amp; rien d’autre', '<p>Du texte seul &amp; rien d’autre</p>'],
  ['<p><em><b>a</b> c</em></p>', '<p><strong><em>a</em></strong><em> c</em></p>'],
  ['<h1 class="a">Un titre</h1>', '<h2>Un titre</h2>'],
  ['<div style="a"><p>a</p></div>', '<p>a</p>'],
  ['<p>  a\n  b </p>\n\n<p>&nbsp;</p><p><br></p><p>c</p>', '<p>a b</p>\n<p>c</p>'],
])('the visual editor saves %s as %s', (html, saved) => expect(throughEditor(html)).toBe(saved));

it.each([
  '<pre>a\n  b</pre>',
  '<p>1<sup>er</sup></p>',
  '<p>Un <img src="/art/a.webp" alt="b"> dans la ligne</p>',
  '<figure><blockquote><p>a</p></blockquote><figcaption>b</figcaption></figure>',
  '<p><em>a</em></p><figure><img src="/art/a.webp" alt=""><figcaption>Le <em>soir</em></figcaption></figure>',
  '<p><code>a <a href="/blog">b</a></code></p>',
  '<p lang="en">a</p>',
  '<p>a <a href="javascript:alert(1)">b</a></p>',
  '<p>a</p><script>alert(1)</script>',
  '<p>a</p><iframe src="https://example.com"></iframe>',
  '<table><tbody><tr><td>a</td></tr></tbody></table>',
])('the visual editor refuses to open %s', (html) => expect(throughEditor(html)).toBeNull());

it('hostile HTML runs no script in the visual editor', () => {
  for (const html of HOSTILE_HTML) {
    const container = document.createElement('div');
    container.innerHTML = throughEditor(html) ?? '';
    for (const link of container.querySelectorAll('a')) link.setAttribute('rel', 'noopener');
    expectInert(container);
  }
});
