import type { Photo } from '#domain/media/photo.ts';

/** A photo of the library; `files` is the common prefix of its files, so that nothing needs rendering. */
export type SeedPhoto = { files: string; photo: Photo; file_name: string; created_at: string };

const SIZE = { width: 1920, height: 1280 };

/** A smaller photo, of a hotel's gallery. */
const detail = (
  name: string,
  created_at: string,
  photo: Omit<Photo, 'width' | 'height'>,
): SeedPhoto => ({
  files: `scripts/seed/photos/${name}`,
  file_name: `${name}.jpg`,
  created_at,
  photo: { width: 1280, height: 853, ...photo },
});

/** Hero of a hotel. */
export const lotusPhoto: SeedPhoto = {
  files: 'scripts/seed/photos/bassin-de-lotus',
  file_name: 'bassin-de-lotus.jpg',
  created_at: '2025-10-30T06:00:00.000Z',
  photo: {
    id: '9aa25c998a1bf95f3c3fa1fc',
    ...SIZE,
    focal: { x: 53, y: 48 },
    placeholder:
      'UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoKAAcABUB8JYwAAp0t2ESQAP6pWwE9sDyza3AFIZ-m_bC5nM34OUgA',
    alt: 'Photographie\u00a0: une fleur de lotus rose au-dessus de l’eau sombre d’un bassin, à l’heure bleue, les lampes des maisons sur pilotis floues derrière elle.',
    caption: 'Le bassin aux lotus, à l’heure des lampes. Photo\u00a0: Atelier Grand Séjour',
  },
};

/** Shown by a hotel and by an article. */
export const teaPhoto: SeedPhoto = {
  files: 'scripts/seed/photos/pavillon-de-the',
  file_name: 'pavillon-de-the.jpg',
  created_at: '2025-10-07T05:00:00.000Z',
  photo: {
    id: 'babc5a6968c0a64abb0b9119',
    ...SIZE,
    focal: { x: 42, y: 72 },
    placeholder:
      'UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAcABUB8JQBOgCFlMXRNwAD81g6jAh237Te29a1hUMb9bJtt6bJZSoavIjlYAYAAAA',
    alt: 'Photographie\u00a0: un bol à thé noir, un fouet de bambou et une boîte de laque rouge sur un tatami au soleil, devant les panneaux ouverts sur le jardin.',
    caption: 'Le pavillon de thé, côté jardin. Photo\u00a0: Atelier Grand Séjour',
  },
};

/** Shown by a hotel, without a caption. */
export const tablePhoto: SeedPhoto = {
  files: 'scripts/seed/photos/table-devant-la-mer',
  file_name: 'IMG_2041.jpeg',
  created_at: '2025-09-16T08:30:00.000Z',
  photo: {
    id: '86d5c90d2026112117c1486e',
    ...SIZE,
    focal: { x: 47, y: 58 },
    placeholder:
      'UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoKAAcABUB8JZACdADZnqQAAP7W9EKFE6UPZCJwf84y0-UZi19HCu_T4AA',
    alt: 'Photographie\u00a0: une assiette de citrons à feuilles, un citron coupé, une carafe d’eau et deux verres de vin blanc sur une nappe de lin, devant une arche ouverte sur la mer.',
    caption: null,
  },
};

export const budPhoto = detail('bouton-de-lotus', '2025-10-30T06:05:00.000Z', {
  id: 'd8f94c9080a54efa8b0e6795',
  focal: { x: 42, y: 45 },
  placeholder:
    'UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAcABUB8JQAAXvDlLhLdQAD-TQuutvy68_SRlY6ufeGPkGg3p1y1mdSOCD9V1_AAAA',
  alt: 'Photographie\u00a0: un bouton de lotus dressé au-dessus d’un bassin sombre où se reflètent des lampes.',
  caption: 'Un bouton de lotus, à l’heure où les lampes descendent dans l’eau.',
});

export const bowlPhoto = detail('bol-de-the', '2025-10-07T05:04:00.000Z', {
  id: 'e634f1864eff36473bb8df03',
  focal: { x: 36, y: 55 },
  placeholder:
    'UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAcABUB8JYwCdAD0mHeOAAD5UppHGfLbnyt-frFdIJ10cASIkGzoOVaspgt6AAA',
  alt: 'Photographie\u00a0: le thé vert dans un bol noir, le fouet de bambou debout à côté, sur le tatami.',
  caption: 'Le bol, le thé, le fouet au repos\u00a0: dix heures, un jour sans visiteur.',
});

export const lemonPhoto = detail('citron-coupe', '2025-09-16T08:34:00.000Z', {
  id: 'b019aa61b862e2515ff0a1b4',
  focal: { x: 50, y: 62 },
  placeholder:
    'UklGRkIAAABXRUJQVlA4IDYAAACQAQCdASoKAAcABUB8JbACdADhCoAA_eMNtX5wr4tjvdXrq34IYqe8keDSmOgjg6pSC1IAAAA',
  alt: 'Photographie\u00a0: un citron coupé sur une nappe de lin, devant une assiette de citrons.',
  caption: 'Les citrons de la terrasse du dessus, coupés quand on s’assied.',
});

/** In the library, but shown nowhere. */
const suitcasePhoto: SeedPhoto = {
  files: 'public/art/article-valise-ouverte',
  file_name: 'valise-chambre-3.jpg',
  created_at: '2026-08-02T09:00:00.000Z',
  photo: {
    id: '8a8e91f2bf28669afe74e003',
    ...SIZE,
    focal: { x: 50, y: 62 },
    placeholder:
      'UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoIAAYAAkA4JZACdDXAAUOpWDgA_urj47wzvl5H4GBHrfVawvlyl754ewA6lK1RtWR7ixvY95tmou8XPfmqdY29KZVyqAAA',
    alt: 'Affiche\u00a0: une valise de cuir ouverte sur un lit, chapeau de paille, chemises pliées, appareil photo et fenêtre sur la mer.',
    caption: null,
  },
};

export const seedPhotos = [
  lotusPhoto,
  teaPhoto,
  tablePhoto,
  budPhoto,
  bowlPhoto,
  lemonPhoto,
  suitcasePhoto,
];
