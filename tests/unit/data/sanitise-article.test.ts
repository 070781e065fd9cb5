import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { sanitiseArticle } from '#data/articles/sanitise-article.later.ts';
import { demoPosts } from '../../../scripts/seed/posts.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';
import { HOSTILE_HTML } from '../../support/hostile-html.ts';
import { anyText } from '../domain/any-text.ts';
import { expectInert } from './expect-inert.ts';

const { DOMParser } = new JSDOM().window;
const bodyOf = (html: string) => new DOMParser().parseFromString(`<body>${html}`, 'text/html').body;

describe('a photograph in an article', () => {
  const address = '/media/0123456789abcdef01234567-1280.webp#w=2560&h=1920&x=30&a=Une%20barque';
  const shown = async (attributes: string) => {
    const html = `<img src="${address.replaceAll('&', '&amp;')}" ${attributes}>`;
    const image = bodyOf(await sanitiseArticle(html)).querySelector('img');
    return ['src', 'alt', 'width', 'height', 'loading', 'referrerpolicy'].map((name) =>
      image?.getAttribute(name),
    );
  };

  it('a photo in an article gets its dimensions, and the photo’s own alternative text if the article gives none', async () => {
    const known = ['2560', '1920', 'lazy', null];
    expect(await shown('')).toEqual([address, 'Une barque', ...known]);
    expect(await shown('alt=""')).toEqual([address, 'Une barque', ...known]);
    expect(await shown('alt="Le port" width="10"')).toEqual([address, 'Le port', ...known]);
  });
});

describe('the article sanitiser on the server', () => {
  it('the server’s article sanitiser runs without a browser', () => {
    expect(import.meta.env.SSR).toBe(true);
    expect('window' in globalThis).toBe(false);
  });

  it('the article sanitiser makes hostile HTML inert, and leaves its own output unchanged', async () => {
    for (const html of HOSTILE_HTML) {
      const clean = await sanitiseArticle(html);
      const body = bodyOf(clean);
      expectInert(body);
      // Parsing the result again gives the same HTML, which rules out mutation XSS.
      expect(body.innerHTML, html).toBe(clean);
      expect(await sanitiseArticle(clean), html).toBe(clean);
    }
  });

  it('the article sanitiser makes hostile HTML inert also when it stands between harmless paragraphs', async () => {
    const clean = await sanitiseArticle(HOSTILE_HTML.map((html) => `<p>a</p>${html}`).join('\n'));
    expectInert(bodyOf(clean));
  });

  it('the article sanitiser makes any string inert', async () => {
    const piece = fc.oneof(
      // biome-ignore format: short words fill their lines.
      fc.constantFrom(
        '<', '>', '</', '"', "'", '=', '&', '`', '<!--', '-->', ' ', '<p>', '<a href=',
        'javascript:', 'onerror', '<svg>', '<math>', '<style>', '<table>', '<img src=',
      ),
      fc.constantFrom(...HOSTILE_HTML),
      anyText({ maxLength: 8 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        expectInert(bodyOf(await sanitiseArticle(pieces.join(''))));
      }),
      fuzzRuns(100),
    );
  });
});

describe('the article sanitiser', () => {
  it.each([
    '<h2>Titre</h2><h3>Sous-titre</h3><h4>Encore</h4>',
    '<p>Un <strong>mot</strong>, un <em lang="en">word</em>, H<sub>2</sub>O, 1<sup>er</sup>.<br>Puis.</p>',
    '<ul><li>un</li></ul><ol start="3" reversed=""><li>deux</li></ol>',
    '<blockquote><p>«\u202fIci.\u202f»</p><cite>Joseph</cite></blockquote>',
    '<table><caption>Prix</caption><thead><tr><th scope="col">Mois</th></tr></thead><tbody><tr><td colspan="2">mai</td></tr></tbody></table>',
    '<dl><dt>Quand</dt><dd>En <time datetime="2026-05">mai</time></dd></dl><hr>',
    'Du texte seul &amp; rien d’autre',
    '',
  ])('the article sanitiser leaves %j unchanged', async (html) => {
    expect(await sanitiseArticle(html)).toBe(html);
  });

  it('the article sanitiser maps headings to h2, h3 and h4, below the page’s own title', async () => {
    expect(await sanitiseArticle('<h1>Un <em>titre</em></h1><h5>a</h5><h6>b</h6>')).toBe(
      '<h2>Un <em>titre</em></h2><h4>a</h4><h4>b</h4>',
    );
  });

  it('the article sanitiser accepts https links and links within this site, with rel="noopener"', async () => {
    expect(
      await sanitiseArticle(
        '<a href="/destinations?region=Asie#liste">a</a><a href="https://example.com/x?y=1&amp;z=2">b</a>',
      ),
    ).toBe(
      '<a href="/destinations?region=Asie#liste" rel="noopener">a</a><a href="https://example.com/x?y=1&amp;z=2" rel="noopener">b</a>',
    );
  });

  it('the article sanitiser turns links with an unsafe URL into text', async () => {
    expect(
      await sanitiseArticle(
        '<p><a href="javascript:alert(1)">un <b>lien</b></a> <a>deux</a> <a href="#x">trois</a></p>',
      ),
    ).toBe('<p>un <b>lien</b> deux trois</p>');
  });

  it('the article sanitiser makes images lazy, keeps only valid sizes, and sends no referrer to other sites', async () => {
    expect(
      await sanitiseArticle(
        '<figure><img src="/art/article-marche-1280.webp" alt="Un marché" width="1280" height="853"><figcaption>Huit heures.</figcaption></figure>',
      ),
    ).toBe(
      '<figure><img src="/art/article-marche-1280.webp" alt="Un marché" width="1280" height="853" loading="lazy" decoding="async"><figcaption>Huit heures.</figcaption></figure>',
    );
    expect(
      await sanitiseArticle(
        '<img src="https://images.example/a.jpg" width="100%" height="-1" loading="eager">',
      ),
    ).toBe(
      '<img src="https://images.example/a.jpg" alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer">',
    );
  });

  it('footnote marks of an article link to their notes, and notes back to the marks', async () => {
    const html = await sanitiseArticle(
      '<p>Bleu[1], <em>or[2]</em>[1], [3] et <code>[1]</code>.</p><p>Fin.</p><p><strong>[1]</strong> Repeint.</p>\n<p>[2] Voir [1].</p>',
    );
    const body = bodyOf(html);
    const [text, end, section, ...others] = body.children;
    expect([end?.textContent, section?.ariaLabel ?? section?.getAttribute('aria-label')]).toEqual([
      'Fin.',
      'Notes',
    ]);
    expect(others).toEqual([]);
    expect(text?.textContent).toBe('Bleu1, or21, [3] et [1].');
    expect(section?.textContent).toBe('1. Repeint.2. Voir 1.');
    const links = [...body.querySelectorAll('a')];
    const targets = links.map((link) => link.getAttribute('href') ?? '');
    expect(targets).toEqual(['#note-1', '#note-2', '#note-1', '#appel-1', '#appel-2', '#note-1']);
    for (const target of targets) expect(body.querySelectorAll(target)).toHaveLength(1);
  });

  it.each([
    '<p>Bleu.</p><p>[1] Sans appel.</p>',
    '<p>Bleu[1].</p><p>Sans note.</p>',
    '<p>[1] Au début.</p><p>Bleu[1].</p>',
  ])('the footnote marks of %s do not become links', async (html) => {
    const shown = await sanitiseArticle(html);
    expect(bodyOf(shown).textContent).toBe(bodyOf(html).textContent);
    expect(shown).not.toContain('<a');
  });

  it.each([
    ['Le ponton. © Jeanne Roy', 'Le ponton.<small>© Jeanne Roy</small>'],
    ['Vue © Ana, plan © Luc', 'Vue<small>© Ana, plan © Luc</small>'],
    ['© Jeanne Roy', '© Jeanne Roy'],
    ['Le <em>ponton</em>. © Jeanne Roy', 'Le <em>ponton</em>. © Jeanne Roy'],
  ])('the credit in the article caption « %s » is marked up as %s', async (caption, shown) => {
    const html = `<figure><figcaption>${caption}</figcaption></figure>`;
    expect(await sanitiseArticle(html)).toBe(`<figure><figcaption>${shown}</figcaption></figure>`);
  });

  it('the article sanitiser drops images without a URL, or with a URL relative to the page', async () => {
    expect(await sanitiseArticle('<p>a<img src="photo.jpg"><img alt="rien">b</p>')).toBe(
      '<p>ab</p>',
    );
  });

  it('the article sanitiser drops styles, ids and data attributes, but no text of unknown elements', async () => {
    expect(
      await sanitiseArticle(
        '<div class="x" style="color:red" id="y" data-z="1"><p align="center"><font color="red">Mot</font></p></div>',
      ),
    ).toBe('<p>Mot</p>');
  });

  it('the article sanitiser drops scripts, styles, SVG and form controls with their content', async () => {
    expect(
      await sanitiseArticle(
        '<p>a<script>b</script><style>c</style><svg><text>d</text></svg><select><option>e</option></select><button>f</button></p>',
      ),
    ).toBe('<p>a</p>');
  });

  it('the article sanitiser drops nothing of the demo articles', async () => {
    for (const post of demoPosts) {
      // Notes have a test of their own.
      const content = post.content.replaceAll('[1]', '');
      const [before, after] = [bodyOf(content), bodyOf(await sanitiseArticle(content))];
      expectInert(after);
      expect(after.textContent).toBe(before.textContent);
      for (const tag of ['h2', 'h3', 'li', 'blockquote', 'figcaption', 'img[width]', 'a[href]']) {
        expect(after.querySelectorAll(tag)).toHaveLength(before.querySelectorAll(tag).length);
      }
    }
  });
});
