import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { beforeAll, expect, it, vi } from 'vitest';
import type { LetterBlock, LetterContent } from '#domain/newsletter/letter.ts';
import { SETTINGS_DOC_ID } from '#domain/settings/site-settings.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { splitIntoChunks } from '#domain/text/split-into-chunks.ts';
import { composeLetterMailTemplate } from '../../functions/src/mail/letter-mail.ts';
import { HOSTILE_HTML } from '../support/hostile-html.ts';
import { UNSUPPORTED_IN_MAILS, unstyledTexts, unsupportedIn } from '../support/mail-clients.ts';
import { typographyFaults } from '../support/typography.ts';
import { emptyDatabase, SITE } from './call.ts';

const db = emptyDatabase();
const PHOTO = '/media/0123456789abcdef01234567-1280.webp#w=2560&h=1920&a=Une%20terrasse';
const ART = '/art/article-train-de-nuit-1280.webp';

beforeAll(async () => {
  vi.stubEnv('SITE_URL', 'https://www.example.org');
  const { hotels, blogPosts, settings } = COLLECTIONS;
  const lac = { name: 'Lac Blanc', location: 'Suisse', region: 'Europe', image: PHOTO };
  const description = `${'Un palace au bord du lac. '.repeat(20)}<script>alert(1)</script>`;
  await db.doc(`${hotels}/lac`).set({ ...lac, description, published: true });
  await db.doc(`${hotels}/brouillon`).set({ ...lac, name: 'Anse Rose', published: false });
  await db.doc(`${blogPosts}/nuit`).set({ title: 'Une nuit', image: ART, published: true });
  const address = { publisher_name: 'La Maison SAS', publisher_address: '3, rue du Port, Sète' };
  await db.doc(`${settings}/${SETTINGS_DOC_ID}`).set(address);
});

const block = (fields: Partial<LetterBlock>): LetterBlock => ({
  path: '',
  text: '',
  picture: '',
  ...fields,
});
const FULL: LetterContent = {
  subject: 'Quatre maisons pour novembre',
  preheader: 'Des feux de bois',
  opening: `<p>Chère lectrice, <strong>cher</strong> <em>lecteur</em>,</p><h2>Ce mois-ci</h2><ul><li><p>Un lac.</p><p>Sans vague.</p></li></ul><ol start="3"><li>Un train</li></ol><blockquote><p>Il fait bon.</p></blockquote><figure><img src="${ART}"><figcaption>Le Nocturne</figcaption></figure><h3>Prix</h3><table><tr><th>Mois</th><td>Novembre</td></tr></table><p><a href="/hotels/lac#avis">Ici</a>, <a href="https://www.example.org/blog">là</a>, <a href="https://example.com/a">ailleurs</a></p>`,
  blocks: [
    block({ path: '/hotels/lac' }),
    block({ path: '/blog/nuit', text: 'Nos mots.\n\nEn deux parties.' }),
    block({ text: 'Un jeu.', picture: 'https://example.com/jeu.jpg' }),
  ],
  closing: 'À bientôt',
};
async function written(changes: Partial<LetterContent> = {}) {
  const letter = { ...FULL, ...changes };
  const { mail, ...findings } = await composeLetterMailTemplate(db, letter, '/lettre/novembre');
  return { ...mail, ...findings };
}
const parse = (html: string) => new JSDOM(html).window.document;

/** What some clients do not support of letters, and why they are right without it. */
const LETTER_ONLY = {
  'display:none': 'the preheader is the first line',
  'height property': 'a picture’s height follows from its width attribute',
  'max-height property': 'beside display:none',
};

it('a newsletter relies neither on features that some mail clients lack nor on its style sheet', async () => {
  const { html } = await written();
  const known = Object.keys(UNSUPPORTED_IN_MAILS);
  expect(unsupportedIn(html).filter((title) => !known.includes(title))).toEqual(
    Object.keys(LETTER_ONLY),
  );
  expect(unstyledTexts(parse(html.replace(/<style>[^<]*<\/style>/, '')))).toEqual([]);
});

it('a newsletter has the same content as HTML and as plain text', async () => {
  const { html, text } = await written();
  const page = parse(html);
  expect(page.title).toBe(FULL.subject);
  for (const words of [
    'Chère lectrice, cher lecteur,',
    'Ce mois-ci',
    'Un lac.',
    'Un train',
    'Il fait bon.',
    'Le Nocturne',
    'Novembre',
    'Lac Blanc',
    'Suisse',
    'Une nuit',
    'En deux parties.',
    'Un jeu.',
    'À bientôt',
    'Voir la maison',
    'Lire l’article',
    'Se désinscrire',
    'Voir dans le navigateur',
    'La Maison SAS, 3, rue du Port, Sète',
  ]) {
    expect(page.body.textContent).toContain(words);
    expect(text).toContain(words);
  }
  expect(page.body.firstElementChild?.textContent).toBe(FULL.preheader);
  expect(text).toContain('- Un lac.\n\nSans vague.\n');
  expect(text).toContain('ailleurs (https://example.com/a)');
  // The page of a block is named once as text, though its picture and its title lead there too.
  expect(text.match(/\/blog\/nuit/g)).toHaveLength(1);
  expect(page.querySelectorAll('a[href*="/blog/nuit"]')).toHaveLength(3);
  expect(text.split('\n').flatMap(typographyFaults)).toEqual([]);
});

it('in a newsletter, links of its content to this site have ?lettre=1, pictures of this site are JPEG, and all URLs are absolute', async () => {
  const { html, placeholder } = await written();
  const page = parse(html);
  const links = [...page.querySelectorAll('a')].map((link) => link.href);
  expect([...new Set(links)]).toEqual([
    'https://www.example.org/hotels/lac?lettre=1#avis',
    'https://www.example.org/blog?lettre=1',
    'https://example.com/a',
    'https://www.example.org/hotels/lac?lettre=1',
    'https://www.example.org/blog/nuit?lettre=1',
    `https://www.example.org/newsletter/desinscription?jeton=${placeholder}`,
    'https://www.example.org/lettre/novembre',
    'https://www.example.org/legal#vos-droits',
  ]);
  expect([...page.images].map(({ src, alt, width }) => [src, alt, width])).toEqual([
    ['https://www.example.org/media/article-train-de-nuit-1200.jpeg', '', 544],
    ['https://www.example.org/media/0123456789abcdef01234567-1200.jpeg', 'Une terrasse', 544],
    ['https://www.example.org/media/article-train-de-nuit-1200.jpeg', 'Une nuit', 544],
    ['https://example.com/jeu.jpg', '', 544],
  ]);
});

it('the placeholder for a reader’s token in a newsletter’s links is random, so that no typed text can be replaced by the token', async () => {
  const [one, other] = await Promise.all([written(), written()]);
  expect(one.placeholder).toMatch(/^[\da-f-]{36}$/);
  expect(one.placeholder).not.toBe(other.placeholder);
});

it('hostile HTML in any field of a newsletter is reduced to the allowed elements, attributes and URLs', async () => {
  const names = new Set<string>();
  for (const some of splitIntoChunks([...HOSTILE_HTML], 10)) {
    const [hostile = ''] = some;
    const { html } = await written({
      subject: hostile,
      preheader: hostile,
      opening: some.join('\n'),
      closing: `<p>${some.toReversed().join('</p><p>')}</p>`,
      blocks: some.map((text, index) => block({ path: index % 2 ? '/hotels/lac' : '', text })),
    });
    for (const element of parse(html).querySelectorAll('body *')) {
      names.add(element.localName);
      for (const { name, value } of element.attributes) {
        names.add(`@${name}`);
        if (name === 'href') expect(value).toMatch(/^(?:https:\/\/[\w.-]+\/?|mailto:|tel:)/);
        if (name === 'src') expect(value).toMatch(/^https:\/\//);
        if (name === 'style') expect(value).not.toMatch(/url|expression|import/);
      }
    }
  }
  const allowed =
    /^(?:table|tbody|thead|tfoot|tr|t[dh]|caption|col|colgroup|div|p|pre|br|hr|h[1-4]|[uo]l|li|d[ltd]|blockquote|img|a|strong|b|em|i|s|small|su[bp]|abbr|cite|q|time|code|@(?:class|style|href|src|alt|width|role|border|cellpadding|cellspacing|align|bgcolor|colspan|rowspan|start))$/;
  expect([...names].filter((name) => !allowed.test(name))).toEqual([]);
});

it('a newsletter’s preview lists in French sentences what to check before sending', async () => {
  const bare = ['l’ouverture', 'le bloc 3'];
  expect((await written({ blocks: [...FULL.blocks, block({})] })).lacks).toEqual([
    'Rien ne part pour le bloc 4\u00a0: il est vide',
    ...bare.map((part) => `Une image sans texte alternatif dans ${part}`),
  ]);
  const { lacks, leftOut } = await written({
    subject: 'x'.repeat(61),
    preheader: null,
    opening: `<p><a href="/hotels/brouillon">a</a><a href="/hotels/rien">b</a><a href="/contact">c</a></p><p>${'é'.repeat(45_000)}</p>`,
    blocks: [block({ path: '/hotels/brouillon' })],
  });
  expect(lacks).toEqual([
    'Le texte d’aperçu est vide',
    'L’objet dépasse 60 caractères',
    'La lettre part sans «\u202fAnse Rose\u202f», que les visiteurs ne voient pas',
    'Le lien «\u202fa\u202f» mène à /hotels/brouillon, que les visiteurs ne voient pas',
    'Le lien «\u202fb\u202f» mène à /hotels/rien, que les visiteurs ne voient pas',
    expect.stringMatching(/^La lettre pèse 9\d\u00a0ko, Gmail la coupe\u00a0: 90 au plus$/),
  ]);
  expect(leftOut).toEqual([lacks[2]]);
  await db.doc(`${COLLECTIONS.settings}/${SETTINGS_DOC_ID}`).delete();
  expect((await written()).lacks).toContain(
    'Le «\u202fSiège social\u202f» des réglages est encore celui de l’exemple, et partirait dans la lettre',
  );
});

it('an illustration of the site is served as a JPEG 1,200 px wide for mails, and an unknown picture answers 404', async () => {
  const found = await fetch(`${SITE}/media/article-train-de-nuit-1200.jpeg`);
  expect(found.headers.get('content-type')).toBe('image/jpeg');
  expect(found.headers.get('cache-control')).toContain('max-age=31536000');
  const { format, width } = await sharp(await found.arrayBuffer()).metadata();
  expect([format, width]).toEqual(['jpeg', 1200]);
  for (const name of ['rien', '0123456789abcdef01234567'])
    expect((await fetch(`${SITE}/media/${name}-1200.jpeg`)).status).toBe(404);
});
