import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchPicture } from '#scripts/import/pictures.ts';
import { planImport } from '#scripts/import/plans.ts';
import { composeImportReport } from '#scripts/import/report.ts';
import { readExportedTables } from '#scripts/import/tables.ts';

const NOW = new Date('2026-11-29T10:00:00Z');
const NOTHING = new Map();

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
});
afterEach(() => rm(folder, { recursive: true }));

type Files = Record<string, string | Uint8Array>;

async function readFiles(files: Files) {
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return readExportedTables(folder);
}

/** Returns the plan of each row of the last table, by its id. */
async function plan(files: Files, formerHost = '') {
  return planImport(await readFiles(files), NOTHING, NOW, formerHost).at(-1)?.entries ?? [];
}

const HOTEL = {
  id: 'a',
  name: 'Ardenne',
  location: 'Spa',
  region: 'Europe',
  rating: 4.5,
  price: 90,
};
const json = (...records: object[]) => JSON.stringify(records);
const hotel = async (changes: object) => {
  const [entry] = await plan({ 'hotels.json': json({ ...HOTEL, ...changes }) });
  return entry;
};

describe('reading an export', () => {
  const cells = {
    amenities: ['Table d’hôtes', 'Wi-Fi, chambres', 'Dit « "oui" »', 'Vélos'],
    featured: true,
    created_at: Timestamp.fromDate(new Date('2024-03-02T08:15:22.482Z')),
    description: 'Deux\nlignes ; "ici"',
    rating: 4.8,
  };
  it.each([
    [
      'hotels_rows.csv',
      `id,name,location,region,rating,description,featured,amenities,created_at
a,Ardenne,"Spa",Europe,4.75,"Deux
lignes ; ""ici""",true,"[""Table d’hôtes"", ""Wi-Fi, chambres"", ""Dit « \\""oui\\"" »"", ""Vélos""]",2024-03-02 09:15:22.482913+01`,
    ],
    [
      'public.Hotels (1).csv',
      `id,name,location,region,rating,description,featured,amenities,created_at
a,Ardenne,Spa,Europe,4.75,"Deux
lignes ; ""ici""",t,"{""Table d’hôtes"",""Wi-Fi, chambres"",""Dit « \\""oui\\"" »"",Vélos}",2024-03-02T08:15:22.482Z`,
    ],
    [
      'tables.json',
      JSON.stringify({
        hotels: [
          {
            ...HOTEL,
            ...cells,
            rating: 4.75,
            created_at: '2024-03-02 17:15:22.482+09',
          },
        ],
      }),
    ],
  ])('the file %s imports the same hotel as the other formats', async (name, content) => {
    const [entry] = await plan({ [name]: content });
    expect(entry).toMatchObject({ path: 'hotels/a', fields: { ...cells, published: true } });
    expect(entry?.notes).toContain('rating « 4.75 » becomes « 4.8 »');
  });

  it.each<[string, Files, RegExp]>([
    [
      'a row that is cut',
      { 'hotels.csv': 'id,name,price\na,Ardenne,9\nb,Bre' },
      /hotels.csv is cut/,
    ],
    ['a text that is cut', { 'hotels.csv': 'id,name\na,"Arde' }, /hotels.csv is cut/],
    ['JSON that is cut', { 'hotels.json': '[{"id": "a"' }, /hotels.json is cut/],
    ['a broken encoding', { 'hotels.csv': Buffer.from('id,name\na,\xc3\xa9t\xe9') }, /UTF-8/],
    ['a folder without tables', { 'notes.txt': 'a' }, /has no CSV or JSON of popular_dest/],
  ])('importing %s fails with a sentence', async (_, files, sentence) => {
    await expect(readFiles(files)).rejects.toThrow(sentence);
  });

  it('an import that lacks the file of a table imports the other tables, and the report names the missing table', async () => {
    const tables = await readFiles({ 'hotels.json': json(HOTEL) });
    const report = composeImportReport(planImport(tables, NOTHING, NOW), false);
    expect(report).toContain(
      'hotels, hotels.json: 1 new\n  row 1, Ardenne\n    created_at is no date',
    );
    expect(report).toContain('blog_posts: no file, so nothing to import');
    expect(report).toMatch(/Nothing is written or copied without --apply: 1 new\.$/);
  });
});

describe('what becomes of a hotel', () => {
  it.each([
    ['a rating above 5', { rating: 5.4 }, { rating: 5 }, 'rating « 5.4 » becomes « 5 »'],
    ['a negative price', { price: -1 }, { price: 0 }, 'price « -1 » becomes « 0 »'],
    ['a price with a comma', { price: '90,50' }, { price: 90.5 }, '« 90,50 » becomes « 90.5 »'],
    ['an empty price', { price: null }, { price: 0 }, 'price is empty: 0'],
    [
      'an http image',
      { image: 'http://a.fr/a.jpg' },
      { image: 'https://a.fr/a.jpg' },
      'becomes « https',
    ],
    [
      'a path of the former site',
      { image: '/a.jpg' },
      { image: '/a.jpg' },
      'Image\u00a0: L’adresse',
    ],
    [
      'an unknown region',
      { region: 'Afrique' },
      { region: 'Afrique' },
      'Région\u00a0: «\u202fAfrique',
    ],
    [
      'a long text',
      { details: 'a '.repeat(3000) },
      { details: 'a '.repeat(3000).trim() },
      'trop long',
    ],
    [
      'a script',
      { details: '<b onclick="a()">A</b><script>a()</script>' },
      { details: '<b>A</b>' },
      '<b>A</b>',
    ],
    ['no date', { created_at: '' }, { created_at: Timestamp.fromDate(NOW) }, 'that of the import'],
  ])(
    'an imported hotel with %s is published, with a note in the report',
    async (_, changes, fields, note) => {
      const entry = await hotel(changes);
      expect(entry?.fields).toMatchObject({ ...fields, published: true });
      expect(entry?.notes.join('\n')).toContain(note);
    },
  );

  it('an imported hotel without a name becomes a draft, and the report says why', async () => {
    const entry = await hotel({ name: '' });
    expect(entry?.fields).toMatchObject({ published: false, name: null });
    expect(entry?.notes.join('\n')).toMatch(/Le nom est requis\n.*draft/);
  });

  it('an imported hotel without an id, or with the id of an earlier row, is left out', async () => {
    const [first, ...others] = await plan({
      'hotels.json': json(HOTEL, HOTEL, { ...HOTEL, id: '' }),
    });
    expect(first?.fields).toBeDefined();
    expect(others.map(({ fields }) => fields)).toEqual([undefined, undefined]);
    expect(others.map(({ notes }) => notes.at(-1))).toEqual([
      'a row above is the same',
      'it has no id',
    ]);
  });
});

describe('what becomes of articles, destinations, links, pages', () => {
  it('an imported article is cleaned of scripts, gets paragraphs, and becomes a draft if empty', async () => {
    const html =
      '<h2>A</h2><p><img src="https://a.fr/a.jpg" onerror="a()"></p><script>a()</script>';
    const entries = await plan({
      'blog_posts.json': json(
        { id: 'a', title: 'A', content: html },
        { id: 'b', title: 'B', content: 'L’un & l’autre\nici\n\nFin', category: 'Bien-être' },
        { id: 'c', title: 'C', content: null },
      ),
    });
    expect(entries.map(({ fields }) => [fields?.content, fields?.published])).toEqual([
      ['<h2>A</h2><p><img src="https://a.fr/a.jpg"></p>', true],
      ['<p>L’un &amp; l’autre<br>ici</p><p>Fin</p>', true],
      [null, false],
    ]);
    expect(entries[0]?.notes.join()).toMatch(/<script>.* becomes « /);
    expect(entries[1]?.notes.join()).toContain('Catégorie');
  });

  it('an import with --from makes links to the former site relative, and picture paths of that site absolute', async () => {
    const links = [
      'https://www.a.fr/hotels/b?c#d',
      'http://a.fr',
      'https://a.fr.example.org/e',
      '/f',
    ];
    const [article] = await plan(
      {
        'blog_posts.json': json({
          id: 'a',
          title: 'A',
          content: links.map((link) => `<a href='${link}'>A</a>`).join(''),
          image: '/images/a.jpg',
        }),
      },
      'a.fr',
    );
    const { content, image } = article?.fields ?? {};
    expect([...content.matchAll(/href="(.*?)"/g)].map(([, link]) => link)).toEqual([
      '/hotels/b?c#d',
      '/',
      'https://a.fr.example.org/e',
      '/f',
    ]);
    expect(image).toBe('https://a.fr/images/a.jpg');
    expect(article?.notes[0]).toMatch(/« .*www\.a\.fr.* » becomes « .*"\/hotels\/b/);
  });

  it('an imported slug that is taken or invalid is made anew from the name', async () => {
    const entries = await plan({
      'popular_destinations.csv': `id,destination_name,destination_slug,display_order,active,banner_image
a,Japon,japon,2,VRAI,"<figure><img src=""https://a.fr/a.jpg""></figure>"
b,Alsace,Alsace Vosges,,t,
c,Japon du Sud,japon,1,,`,
    });
    expect(entries.map(({ fields }) => fields)).toMatchObject([
      { destination_slug: 'japon', active: true, banner_image: 'https://a.fr/a.jpg' },
      { destination_slug: 'alsace-vosges', active: true, display_order: 1 },
      { destination_slug: 'japon-du-sud', active: false },
    ]);
    expect(entries[2]?.notes.join()).toMatch(/« japon » is taken.*active is not true/);
  });

  it('an imported link between a hotel and a destination is published exactly if the hotel is, and left out if one of the two is missing', async () => {
    const entries = await plan({
      'hotels.json': json(HOTEL, { id: 'draft' }),
      'popular_destinations.json': json({ id: 'd', destination_name: 'D', destination_slug: 'd' }),
      'hotel_destinations.csv': 'hotel_id,destination_id\na,d\ndraft,d\na,gone\na,d\n,d',
    });
    expect(entries.map(({ fields }) => fields?.published)).toEqual([
      true,
      false,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('imported SEO texts of a page that this site lacks are left out', async () => {
    const entries = await plan({
      'page_content.csv': 'page_slug,page_name\nhome,Accueil\npromo,P',
    });
    expect(entries.map(({ path, fields }) => fields && path)).toEqual([
      'page_content/home',
      undefined,
    ]);
  });
});

describe('what becomes of subscribers', () => {
  it('imported subscribers keep date, state and known source; of two rows for one address, an inactive one makes the subscriber inactive', async () => {
    const entries = await plan({
      'newsletter_subscriptions.csv': `id,email,source,subscribed_at,active
1,Odile@Example.org,header,2024-02-01 10:00:00+00,t
2,odile@example.org,footer,2024-02-03 10:00:00+00,f
3,noe@example.org,scroll,2024-02-04 10:00:00+00,
4,pas-une-adresse,footer,2024-02-05 10:00:00+00,t
5,ines@example.org,popup,2024-02-06 10:00:00+02,t`,
    });
    expect(entries.map(({ fields }) => fields?.active)).toEqual([
      false,
      undefined,
      false,
      undefined,
      true,
    ]);
    const [odile, , , , ines] = entries.map(({ fields }) => fields);
    expect(odile).toMatchObject({
      email: 'odile@example.org',
      source: 'header',
      unsubscribed_at: NOW,
    });
    expect(odile).not.toHaveProperty('consent_at');
    expect(ines).toMatchObject({
      source: null,
      subscribed_at: new Date('2024-02-06T08:00:00Z'),
      activated_at: NOW,
      consent_proof: 'import, 29/11/2026, newsletter_subscriptions.csv, Source\u00a0: popup',
    });
  });
});

it.each([
  'http://example.org/a.jpg',
  'https://127.0.0.1/a.jpg',
  'https://2130706433/a.jpg',
  'https://localhost/a.jpg',
  'https://10.0.0.1/a.jpg',
  'https://169.254.169.254/a.jpg',
  'https://[::1]/a.jpg',
  'https://[::ffff:192.168.0.1]/a.jpg',
  'https://[fd00::1]/a.jpg',
])('a picture at %s is refused by an import before any request', async (url) => {
  await expect(fetchPicture(url)).rejects.toThrow(/not allowed|not supported|private/i);
});
