import { photoUrl } from '#domain/media/photo.ts';
import { joinParagraphs } from './paragraphs.ts';
import { dhowPhoto, graniteRocksPhoto, mountainRockPhoto, parasolsPhoto } from './photos.ts';
import type { DemoHotel } from './seed-types.ts';

/** Demo hotels of the Indian Ocean: fictional houses in real places. */
export const demoIndianOceanHotels: readonly DemoHotel[] = [
  {
    id: 'anse-rose',
    name: 'Anse Rose',
    location: 'La Digue, Seychelles',
    region: 'Océan indien',
    image: '/art/hotel-seychelles-1280.webp',
    rating: 4.9,
    price: 1180,
    description:
      'Douze maisons de bois entre le granit rose et l’eau claire, des parasols rouges, des vélos pour seule circulation. La tortue du jardin a cent douze ans.',
    featured: true,
    published: true,
    amenities: [
      'Plage en croissant',
      'Un kayak par maison',
      'Vélos',
      'Spa entre les rochers',
      'Cuisine créole au feu de bois',
      'Tortue en liberté',
      'Maisons de plain-pied',
      'Enfants bienvenus',
    ],
    details: 'Douze maisons d’une à trois chambres. Petit déjeuner compris.',
    price_note: 'Pour deux, petit déjeuner et vélos compris, relevé en octobre 2025',
    drawback:
      'De mai à septembre, l’alizé apporte les algues sur l’anse\u00a0: on se baigne alors de l’autre côté de l’île, à vélo.',
    visited: 'octobre 2025, séjour payé par la rédaction',
    experience_description: joinParagraphs(
      'Le bateau de Praslin met un quart d’heure ; ensuite, c’est à vélo que l’on arrive, les bagages dans une remorque. Au dernier virage la route s’arrête, faute d’île. Douze maisons commencent là, sous les takamakas, chacune adossée à son rocher comme à un dossier de fauteuil.',
      'Le granit est rose le matin, gris à midi, violet le soir ; on règle là-dessus ses bains et ses siestes. À marée haute, l’anse tient dans un croissant de trois cents pas. À marée basse le récif affleure, et l’on va voir les poissons à pied.',
      'Philomène, la tortue géante, fait le tour du jardin en deux jours, d’un hibiscus à l’autre.',
    ),
    amenities_description: joinParagraphs(
      'Parasols rouges, chaises longues de toile, un kayak par maison. Le spa se glisse entre trois rochers : deux murs de granit, un toit de palmes, le quatrième côté pour la mer.',
      'La cuisine se fait au feu de bois : cari de poulpe au lait de coco, salade de palmiste, poisson du jour que le pêcheur vient présenter lui-même, avec l’heure et le lieu de la prise.',
    ),
    location_description:
      'À la pointe nord de La Digue. Vol pour Mahé, quinze minutes d’avion jusqu’à Praslin, quinze de bateau, douze de vélo. Chaque étape est plus petite que la précédente ; on a l’impression de ranger ses affaires.',
    gallery: [
      { url: photoUrl(parasolsPhoto.photo), alt: '' },
      { url: photoUrl(graniteRocksPhoto.photo), alt: '' },
    ],
    booking_url: 'https://reservation.example.com/anse-rose',
    coordinates: { lat: -4.3429, lng: 55.8294 },
    seo_title: 'Anse Rose, maisons de plage à La Digue',
    seo_description:
      'Douze maisons de bois entre granit rose et lagon, sans une voiture à l’horizon. Notre séjour à La Digue, les maisons à demander, la bonne saison.',
    seo_keywords: 'hôtel Seychelles, La Digue, maison de plage, hôtel de luxe océan Indien',
    created_at: '2026-10-14T06:50:00.000Z',
  },
  {
    id: 'mlango-wa-bahari',
    name: 'Mlango wa Bahari',
    location: 'Bwejuu, Zanzibar, Tanzanie',
    region: 'Océan indien',
    image: '/art/hotel-zanzibar-1280.webp',
    rating: 4.2,
    price: 340,
    description:
      'Huit chambres derrière une porte sculptée, un lagon qui s’en va deux fois par jour, un boutre qui attend qu’il revienne. Les heures du départ et du retour sont à la craie, sous le heurtoir.',
    featured: false,
    published: true,
    amenities: [],
    details: 'Huit chambres. Demi-pension possible.',
    price_note:
      'Pour deux, petit déjeuner compris, taxe d’infrastructure en sus, relevé en juin 2025',
    drawback:
      'À marée basse, la mer est à un kilomètre\u202f; deux fois par jour, la plage est une affaire de marcheurs.',
    visited: 'juin 2025, séjour payé par la rédaction',
    experience_description: joinParagraphs(
      'La porte vient de Stone Town. Elle pèse trois cents kilos, compte soixante-quatre clous de laiton, destinés, dit-on, à décourager les éléphants. On n’en a jamais vu à Zanzibar : c’est donc qu’elle fonctionne.',
      'Derrière, une cour de corail blanc, huit chambres à lits de cuivre, et la mer qui entre par l’autre bout. À marée basse, le lagon se retire à un kilomètre, les femmes du village vont aux algues, et l’on peut marcher jusqu’au récif en sandales. À marée haute, le boutre vous y conduit pour moins d’efforts.',
    ),
    amenities_description: null,
    location_description: null,
    gallery: [{ url: photoUrl(dhowPhoto.photo), alt: '' }],
    booking_url: null,
    coordinates: { lat: -6.2384, lng: 39.5352 },
    seo_title: null,
    seo_description: null,
    seo_keywords: null,
    created_at: '2026-02-10T07:35:00.000Z',
  },
  {
    id: 'mon-repentir',
    name: 'Mon Repentir',
    location: 'Crève-Cœur, île Maurice',
    region: 'Océan indien',
    image: '/art/hotel-ile-maurice-1280.webp',
    rating: 4.8,
    price: 590,
    description:
      'Une demeure créole de 1837, sa véranda blanche, un flamboyant qui perd ses fleurs sans perdre contenance. Le premier propriétaire regretta tout, sauf la maison.',
    featured: true,
    published: true,
    amenities: [
      'Véranda sur quatre côtés',
      'Piscine dans le verger',
      'Rhumerie',
      'Table d’hôtes créole',
      'Sentiers du Pieter Both',
      'Voiture pour la plage',
      'Chiens bienvenus',
    ],
    details: 'Quatorze chambres. Dîner à la table d’hôtes, le mardi et le samedi.',
    price_note: 'Pour deux, petit déjeuner compris, relevé en mai 2026',
    drawback:
      'La plage est à quarante minutes, et la voiture qui y mène part quand elle est pleine.',
    visited: 'mai 2026, séjour payé par la rédaction',
    experience_description: joinParagraphs(
      'Le village s’appelle Crève-Cœur, le domaine Mon Repentir : on s’attend à des larmes. Or on rit beaucoup, surtout à cause de la cuisinière. Le sucre avait payé la maison ; quand le sucre s’est effondré, la famille a ouvert ses chambres plutôt que de vendre ses arbres.',
      'Quatorze chambres sous un toit de bardeaux, des parquets cirés, des moustiquaires comme des voiles de mariée. La véranda fait le tour : à l’est pour le café, au nord pour la montagne, à l’ouest pour le punch. Une prophétie voulait que le rocher posé sur le Pieter Both tombe avec l’Empire britannique. L’Empire est tombé, le rocher non ; la maison a pris le parti du rocher.',
      'À dix-sept heures, le jardinier ratisse les fleurs du flamboyant en un cercle parfait. Le matin, il les éparpille de nouveau. Nous n’avons pas su pourquoi.',
    ),
    amenities_description: joinParagraphs(
      'Une piscine longue et verte dans l’ancien verger, entre les letchis ; une rhumerie grande comme une armoire, où l’on distille le jus de canne du domaine.',
      'La table d’hôtes réunit vingt personnes autour d’un rougail et de trois achards. On ne choisit ni le menu ni son voisin, et l’on repart avec les deux adresses.',
    ),
    location_description:
      'Au pied du Pieter Both, à vingt-cinq minutes de Port-Louis et quarante des plages du nord, où la voiture de la maison descend chaque matin. L’aéroport est à une heure. Pendant la coupe, de juin à novembre, la route sent la mélasse, et l’on roule derrière les camions.',
    gallery: [{ url: photoUrl(mountainRockPhoto.photo), alt: '' }],
    booking_url: 'https://reservation.example.com/mon-repentir',
    coordinates: { lat: -20.1937, lng: 57.5466 },
    seo_title: 'Mon Repentir, demeure créole à l’île Maurice',
    seo_description:
      'Quatorze chambres dans une maison créole de 1837, au pied du Pieter Both : véranda, rhumerie, table d’hôtes. L’île Maurice loin des plages.',
    seo_keywords: 'hôtel île Maurice, demeure créole, Pieter Both, hôtel de charme',
    created_at: '2026-07-08T06:25:00.000Z',
  },
  {
    id: 'himeyn-veli',
    name: 'Himeyn Veli',
    location: 'Atoll de Baa, Maldives',
    region: 'Océan indien',
    image: '/art/hotel-maldives-1280.webp',
    rating: 5,
    price: 3100,
    description:
      'Seize villas de chaume le long d’un ponton qui ne mène nulle part, et c’est son mérite. Le nom veut dire « sable tranquille » ; le sable confirme.',
    featured: false,
    published: true,
    amenities: [
      'Villas sur pilotis',
      'Hydravion',
      'Petit déjeuner en pirogue',
      'Spa au bout du ponton',
      'Livres imperméables',
      'Plongée et palmes',
      'Deux restaurants',
      'Climatisation',
    ],
    details: 'Seize villas. Pension complète et hydravion compris.',
    price_note:
      'Pour deux, pension complète et hydravion compris, taxes en sus (26\u00a0%), relevé en novembre 2025',
    drawback:
      'Rien d’autre à des lieues\u00a0: le dîner du huitième soir ressemble à celui du premier, et l’on n’a nulle part où s’en plaindre.',
    visited: 'novembre 2025, séjour payé par la rédaction, hydravion offert par la maison',
    experience_description: joinParagraphs(
      'L’hydravion coupe ses moteurs, et d’un coup il n’y a plus que l’eau. Un canot vient vous prendre ; le pilote retire ses chaussures, vous aussi. Elles vous seront rendues au départ, cirées.',
      'Le ponton sinue sur quatre cents mètres, pour que chaque villa tourne le dos aux autres. Un toit de chaume, un plancher de verre sous la table basse, neuf marches qui descendent dans le lagon. À sept heures et demie, on frappe trois coups à la dernière : c’est le petit déjeuner, arrivé en pirogue.',
      'Sur l’îlot, la bibliothèque prête des livres à couverture imperméable. Le plus demandé est un roman russe de neuf cents pages. On n’a nulle part ailleurs autant de temps.',
    ),
    amenities_description: joinParagraphs(
      'Deux restaurants, l’un les pieds dans le sable, l’autre les pieds dans l’eau, au sens strict. Le spa occupe le bout du ponton : on y entend le récif, et rien d’autre.',
      'Masques, palmes, pirogues et moniteur sont compris. Une biologiste, Aminath, tient chaque soir le compte des raies.',
    ),
    location_description:
      'Atoll de Baa, réserve de biosphère. Trente-cinq minutes d’hydravion depuis Malé, de jour seulement : si votre vol se pose après seize heures, la maison vous loge en ville. De juin à octobre, les raies manta passent dans la baie voisine, et l’on va les voir sans bouteilles.',
    gallery: [
      {
        url: '/art/page-vacances-sur-mesure-1280.webp',
        alt: 'L’hydravion du matin, au-dessus des atolls.',
      },
      {
        url: '/art/destination-maldives-1280.webp',
        alt: 'Le ponton, à l’heure où le lagon prend la couleur du ciel.',
      },
    ],
    booking_url: 'https://reservation.example.com/himeyn-veli',
    coordinates: { lat: 5.1721, lng: 73.0114 },
    seo_title: 'Himeyn Veli, villas sur pilotis aux Maldives',
    seo_description:
      'Seize villas de chaume dans l’atoll de Baa : un ponton sinueux, le petit déjeuner en pirogue, les raies manta de juin à octobre. Notre séjour.',
    seo_keywords: 'hôtel Maldives, villa sur pilotis, atoll de Baa, raies manta',
    created_at: '2026-05-28T05:10:00.000Z',
  },
];
