import type { Photo } from '#domain/media/photo.ts';

/** A demo photo of the photo library; `files` is the common path prefix of the photo's files in all sizes. */
export type DemoPhoto = { files: string; photo: Photo; file_name: string; created_at: string };

const SIZE = { width: 1920, height: 1280 };

/** Creates a demo photo of 1280 × 853 px, smaller than a hotel's main photo, for a hotel's gallery. */
const detail = (
  name: string,
  created_at: string,
  photo: Omit<Photo, 'width' | 'height'>,
): DemoPhoto => ({
  files: `scripts/seed/photos/${name}`,
  file_name: `${name}.jpg`,
  created_at,
  photo: { width: 1280, height: 853, ...photo },
});

/** Hero of a hotel. */
export const lotusPondPhoto: DemoPhoto = {
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

/** The demo photo that both a hotel and an article show. */
export const teaPavilionPhoto: DemoPhoto = {
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

/** The demo photo that a hotel shows without a caption. */
export const seasideTablePhoto: DemoPhoto = {
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

export const lotusBudPhoto = detail('bouton-de-lotus', '2025-10-30T06:05:00.000Z', {
  id: 'd8f94c9080a54efa8b0e6795',
  focal: { x: 42, y: 45 },
  placeholder:
    'UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAcABUB8JQAAXvDlLhLdQAD-TQuutvy68_SRlY6ufeGPkGg3p1y1mdSOCD9V1_AAAA',
  alt: 'Photographie\u00a0: un bouton de lotus dressé au-dessus d’un bassin sombre où se reflètent des lampes.',
  caption: 'Un bouton de lotus, à l’heure où les lampes descendent dans l’eau.',
});

export const teaBowlPhoto = detail('bol-de-the', '2025-10-07T05:04:00.000Z', {
  id: 'e634f1864eff36473bb8df03',
  focal: { x: 36, y: 55 },
  placeholder:
    'UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAcABUB8JYwCdAD0mHeOAAD5UppHGfLbnyt-frFdIJ10cASIkGzoOVaspgt6AAA',
  alt: 'Photographie\u00a0: le thé vert dans un bol noir, le fouet de bambou debout à côté, sur le tatami.',
  caption: 'Le bol, le thé, le fouet au repos\u00a0: dix heures, un jour sans visiteur.',
});

export const cutLemonPhoto = detail('citron-coupe', '2025-09-16T08:34:00.000Z', {
  id: 'b019aa61b862e2515ff0a1b4',
  focal: { x: 50, y: 62 },
  placeholder:
    'UklGRkIAAABXRUJQVlA4IDYAAACQAQCdASoKAAcABUB8JbACdADhCoAA_eMNtX5wr4tjvdXrq34IYqe8keDSmOgjg6pSC1IAAAA',
  alt: 'Photographie\u00a0: un citron coupé sur une nappe de lin, devant une assiette de citrons.',
  caption: 'Les citrons de la terrasse du dessus, coupés quand on s’assied.',
});

/** Creates a demo photo that shows a detail of an illustration, for the gallery of a hotel without other photos. */
const artDetail = (name: string, photo: Omit<Photo, 'width' | 'height'>) =>
  detail(name, '2025-09-02T09:00:00.000Z', photo);

export const redCabinsPhoto = artDetail('cabanes-rouges', {
  id: '86639d5b9a0f45e767004de7',
  focal: { x: 92, y: 80 },
  placeholder:
    'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoKAAcABUB8JZgCdADcUsf_wAD-Fiwsg6ZgYhTeFYoxQMRDqiet2FCQRnv7JoAA',
  alt: 'Affiche, détail\u00a0: des cabanes rouges sur pilotis, fenêtres éclairées, toits enneigés, un ponton devant elles\u202f; un paquebot passe sur le fjord vert.',
  caption: 'Les carreaux où Sverre frappe à la louche, quand l’aurore se lève.',
});

export const loggiaPhoto = artDetail('canot-de-la-loggia', {
  id: 'c5a33645176563c830a52ee1',
  focal: { x: 48, y: 45 },
  placeholder:
    'UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAcABUB8JYgCdAEUnwbxwAD941fE8bZiZiIHSS_QgFQJKJMC_GnafAAAAA',
  alt: 'Affiche, détail\u00a0: un chapeau de paille et une vasque de fleurs orange sur la balustrade, un canot de bois verni qui file sur le lac.',
  caption: 'La loggia ne se réserve pas\u00a0: ce chapeau s’est levé tôt.',
});

export const stagPhoto = artDetail('cerf-du-matin', {
  id: 'cbad89a5d3e3c6fc9e20c136',
  focal: { x: 31, y: 55 },
  placeholder:
    'UklGRjgAAABXRUJQVlA4ICwAAADwAQCdASoKAAcABUB8JQBWACPqPcqZhIAA-OCjlsWH6B0LH4W8GjE9qcAAAA',
  alt: 'Affiche, détail\u00a0: un cerf sur la bruyère, au bord du loch\u202f; plus loin, un rameur en rouge dans sa barque, et les fenêtres éclairées du château.',
  caption: 'Le cerf du petit déjeuner, et quelqu’un qui a cru à l’éclaircie.',
});

export const ricefieldPorterPhoto = artDetail('palanche', {
  id: '2af6dbf51bf662f7a40c3824',
  focal: { x: 31, y: 60 },
  placeholder: 'UklGRjQAAABXRUJQVlA4ICgAAACwAQCdASoKAAcABUB8JQBOgBpAGrnEANv77TRnzJ8l2qzYtrQKgAAA',
  alt: 'Affiche, détail\u00a0: quelqu’un en chapeau conique porte une palanche entre les rizières en terrasses.',
  caption: 'La palanche, entre deux terrasses\u00a0: quand l’eau chante, on irrigue.',
});

export const peacockPhoto = artDetail('paon', {
  id: 'da02fb11636c310b36e75d3a',
  focal: { x: 45, y: 90 },
  placeholder:
    'UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoKAAcABUB8JaACdADcESUQAP7CIyJVwkfo7-UZQTJndAUgCFpWRE4AAAA',
  alt: 'Affiche, détail\u00a0: un paon posé au bord d’une terrasse, devant une claire-voie violette et le reflet d’un palais dans un lac rose.',
  caption: 'Au quai d’embarquement\u00a0: un paon, et sept minutes de barque jusqu’au palais.',
});

export const orchidPhoto = artDetail('orchidee', {
  id: 'a4e6d4aee3e72b16b51be5b0',
  focal: { x: 3, y: 100 },
  placeholder:
    'UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoKAAcABUB8JZACdAELTpscAAD-eOU7QdbIDttu5r-mRxvoS5Y-z5lcAAA',
  alt: 'Affiche, détail\u00a0: une orchidée rose devant un port la nuit, un ferry vert, les tours éclairées et la voile rouge d’une jonque qui entre.',
  caption: 'Vingt heures\u00a0: les tours clignotent, l’orchidée n’applaudit pas.',
});

export const yakPhoto = artDetail('yak-du-sentier', {
  id: 'f2b0e64d22e78ff25108eb1c',
  focal: { x: 8, y: 60 },
  placeholder:
    'UklGRkQAAABXRUJQVlA4IDgAAACQAQCdASoKAAcABUB8JZgC7ACNfIAA_lv2AO_FcMJ_Jj2IQdkKVG2AE7d70WMbpsUiwmwAU_wAAA',
  alt: 'Affiche, détail\u00a0: un moine et un yak chargé montent vers un lodge aux toits jaunes, sous une guirlande de drapeaux de prière.',
  caption: 'C’est sur un dos comme celui-ci que les vitres sont montées, une par une.',
});

export const canoePhoto = artDetail('canoe-rouge', {
  id: '8941a3946fb5f2aebfc9da7c',
  focal: { x: 82, y: 60 },
  placeholder:
    'UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAcABUB8JbACdADc-OmwAAD9k_dt_aEaBkDOEBMQk7bMSdVgWRiifhkMD7qAAAA',
  alt: 'Affiche, détail\u00a0: deux personnes dans un canoë rouge, sur un lac turquoise, devant une cabane sur pilotis et des sapins.',
  caption: 'Le canoë porte le numéro de la chambre\u00a0: on s’attache d’abord à lui.',
});

export const horseRiderPhoto = artDetail('cavalier', {
  id: '65a371a7a0bb29e528212133',
  focal: { x: 87, y: 70 },
  placeholder:
    'UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoKAAcABUB8JbACdADZiFcAAPx3jrufEuPgx5ewXWRpITjnabWR7sNK8WCeUDH_lAAAAA',
  alt: 'Affiche, détail\u00a0: un cavalier en poncho rouge dans l’herbe jaune, un mouton devant lui, un arbre penché par le vent au bord d’un lac.',
  caption: 'Neuf heures, «\u202f70, aimable\u202f» à l’ardoise\u00a0: on part.',
});

export const promenadePhoto = artDetail('promenade', {
  id: 'c264857f6f2d962d21250bfd',
  focal: { x: 60, y: 100 },
  placeholder:
    'UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoKAAcABUB8JQBOiP_wPOyZ1YAA_HjufO0pD4WT44UABBgID3AHrwJoQAA',
  alt: 'Affiche, détail\u00a0: un couple sur la promenade à vagues noires et blanches, des parasols sur la plage, des voiliers au couchant.',
  caption: 'La vague de pierre s’arrête à la plage, et reprend dans le hall.',
});

export const agaveHarvesterPhoto = artDetail('jimador', {
  id: '7b0eebdf03e8c84fe398bc96',
  focal: { x: 70, y: 30 },
  placeholder:
    'UklGRj4AAABXRUJQVlA4IDIAAABwAQCdASoKAAcABUB8JbACdAFAAADIEbu4LcoXVPvh-sZoSOtxSWiPm6pqD0b8AAAAAA',
  alt: 'Affiche, détail\u00a0: un ouvrier en blanc, coiffé d’un chapeau jaune, sa lame à long manche à la main, entre les rangs d’agaves bleus.',
  caption: 'Le jimador, au matin\u00a0: ce qui dépasse ne dépasse plus.',
});

export const cabrioletPhoto = artDetail('cabriolet', {
  id: 'efb5b74b60410b175e75d422',
  focal: { x: 5, y: 100 },
  placeholder:
    'UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAcABUB8JbACdAD0DgedQADhWBcAeDdbxBDKrK-XI2qrEut6AsEYDNXQNq8R8AAAAA',
  alt: 'Affiche, détail\u00a0: un cabriolet turquoise sur la pelouse, devant des vérandas blanches et des massifs en fleur.',
  caption: 'Le cabriolet boit beaucoup, mais il connaît le chemin.',
});

export const parasolsPhoto = artDetail('parasols', {
  id: '9470016bda9cf9a1616ff8e0',
  focal: { x: 75, y: 90 },
  placeholder:
    'UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAcABUB8JZACdADZlv_4AAD-tza5JvBD62hG6_robogAslnoMXR7u0o4UbGMziGgAA',
  alt: 'Affiche, détail\u00a0: des parasols rouges et blancs le long d’une plage en croissant, et quelqu’un qui marche au bord de l’eau claire.',
  caption: 'L’anse à marée haute\u00a0: trois cents pas, comptés d’une ombre à l’autre.',
});

export const graniteRocksPhoto = artDetail('granit', {
  id: 'caff86a85f181af804b5b3c1',
  focal: { x: 15, y: 80 },
  placeholder:
    'UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAcABUB8JbACdADygOyVAADK2EH5zL2EVsEVvCI_JjDHbh19IF4La6LV06OJwAA',
  alt: 'Affiche, détail\u00a0: des rochers de granit rose au bord d’un lagon turquoise, le tronc d’un palmier en travers.',
  caption: 'Le granit est encore rose\u00a0: c’est l’heure du premier bain.',
});

export const dhowPhoto = artDetail('maree-haute', {
  id: '8160371a0075b2d1bc16f74f',
  focal: { x: 41, y: 30 },
  placeholder:
    'UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAcABUB8JaACdH8AEW6ujwAAziPBa4r1ikf7rmle8gYSKUh2ETE7PTidP4M4rsSAAA',
  alt: 'Affiche, détail\u00a0: un boutre et ses deux marins tout près du sable, une femme en rouge sur la plage, entre les montants sculptés d’une porte.',
  caption: 'Le lagon est revenu\u00a0: le boutre n’attend plus que vous.',
});

export const mountainRockPhoto = artDetail('rocher', {
  id: '681051881f889ad1f8f8e86f',
  focal: { x: 50, y: 20 },
  placeholder:
    'UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoKAAcABUB8JZV2UIAABzAA_tmxtAbVvw2bSFkjXfNF_7OgrDdTCQwAAAA',
  alt: 'Affiche, détail\u00a0: un piton coiffé d’un rocher rond, derrière les lucarnes et les tourelles d’une demeure blanche au toit gris-bleu.',
  caption: 'Le rocher du Pieter Both\u00a0: l’Empire est tombé, pas lui.',
});

/** The only demo photo of the library that no record uses; pages show the same illustration by its /art URL. */
const suitcasePhoto: DemoPhoto = {
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

export const demoPhotos = [
  lotusPondPhoto,
  teaPavilionPhoto,
  seasideTablePhoto,
  lotusBudPhoto,
  teaBowlPhoto,
  cutLemonPhoto,
  redCabinsPhoto,
  loggiaPhoto,
  stagPhoto,
  ricefieldPorterPhoto,
  peacockPhoto,
  orchidPhoto,
  yakPhoto,
  canoePhoto,
  horseRiderPhoto,
  promenadePhoto,
  agaveHarvesterPhoto,
  cabrioletPhoto,
  parasolsPhoto,
  graniteRocksPhoto,
  dhowPhoto,
  mountainRockPhoto,
  suitcasePhoto,
];
