import type { Photo } from '#domain/media/photo.ts';

/** A photo of the library. Its files are copies of an illustration's, so nothing needs rendering. */
export type SeedPhoto = { art: string; photo: Photo; file_name: string; created_at: string };

const SIZE = { width: 1920, height: 1280 };

/** Hero of a hotel. */
export const templePhoto: SeedPhoto = {
  art: 'hotel-angkor',
  file_name: 'angkor-aube.jpg',
  created_at: '2025-10-30T06:00:00.000Z',
  photo: {
    id: 'd3d07134c311929a6f34cfaa',
    ...SIZE,
    focal: { x: 50, y: 55 },
    placeholder:
      'UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoIAAYAAkA4JbACdAEUpUPO90AA_rhMIgG-va8mEXJghdzcAvHh3UE7X7hiM8brs-mf9p1Et-etVRtXKIaASEsBovEQ2hUycigwgAAA',
    alt: 'Affiche\u00a0: les tours d’un temple d’Angkor se reflétant dans un bassin de nénuphars, des bonzes safran sur la chaussée de pierre.',
    caption: 'Photo\u00a0: Atelier Grand Séjour',
  },
};

/** Shown by a hotel and by an article. */
export const teaPhoto: SeedPhoto = {
  art: 'article-ceremonie-du-the',
  file_name: 'pavillon-de-the.jpg',
  created_at: '2025-10-07T05:00:00.000Z',
  photo: {
    id: '2d6212f85aed4a97f061dc96',
    ...SIZE,
    focal: { x: 48, y: 65 },
    placeholder:
      'UklGRlwAAABXRUJQVlA4IFAAAADQAQCdASoIAAYAAkA4JbACdAD0h65wAAD-4KuejzjzWW-fEbT2kP420701j7bUOvuxDv5ooTeLywkn0lCvfyb8M5Y6gwXKttwhalzZkAAAAA',
    alt: 'Affiche\u00a0: une hôtesse en kimono prépare le thé sur les tatamis, les panneaux ouverts sur un jardin et un cerisier en fleur.',
    caption: 'Le pavillon de thé, côté jardin. Photo\u00a0: Atelier Grand Séjour',
  },
};

/** Shown by a hotel, without alternative text or caption. */
export const tablePhoto: SeedPhoto = {
  art: 'article-table-avec-vue',
  file_name: 'IMG_2041.jpeg',
  created_at: '2025-09-16T08:30:00.000Z',
  photo: {
    id: 'a66a302d154afac9277cee4c',
    ...SIZE,
    focal: { x: 50, y: 62 },
    placeholder:
      'UklGRmQAAABXRUJQVlA4IFgAAAAQAgCdASoIAAYAAkA4JZgCdAEfh0AAZvAAAP7XAHMX3_Sn_yo7Gz91-F8oR99bIQSpU_889VefkvfNd-ibH4Z2LWOPUkyV1bK-P_x_wp05--v3DK77PQAA',
    alt: null,
    caption: null,
  },
};

/** In the library, but shown nowhere. */
const suitcasePhoto: SeedPhoto = {
  art: 'article-valise-ouverte',
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

export const photos = [templePhoto, teaPhoto, tablePhoto, suitcasePhoto];
