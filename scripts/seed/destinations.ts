import type { DemoDestination } from './seed-types.ts';

const PARAGRAPH_BREAK = '\n\n\n\n';

/** The eight demo destinations, in display order; New York is not active yet. */
export const demoDestinations: readonly DemoDestination[] = [
  {
    id: 'italie',
    destination_name: 'Italie',
    destination_slug: 'italie',
    display_order: 1,
    active: true,
    banner_image: '/art/destination-italie-1920.webp',
    subtitle: 'Des canaux, des lacs et l’art de déjeuner longtemps',
    description:
      'L’Italie a inventé le palace par accident : des familles avaient trop de chambres, et l’on commençait à voyager. Il en reste des palais où l’on dort sous des stucs, des villas qui ont gardé leurs jardiniers, des auberges où la patronne décide de votre poisson. Nous y allons de préférence en avril et en octobre, quand les nappes sont dehors et les autocars ailleurs.',
    seo_title: 'Hôtels de luxe et palais en Italie',
    seo_description:
      'Palais de Venise, villa du lac de Côme, auberge de la côte amalfitaine : nos adresses italiennes, visitées et racontées, avec les chambres à demander.',
    seo_keywords: 'hôtel de luxe Italie, Venise, lac de Côme, côte amalfitaine',
    created_at: '2025-06-12T08:00:00.000Z',
  },
  {
    id: 'japon',
    destination_name: 'Japon',
    destination_slug: 'japon',
    display_order: 2,
    active: true,
    banner_image: '/art/destination-japon-1920.webp',
    subtitle: 'L’auberge, le bain, la feuille d’érable',
    description: [
      'Au Japon, le luxe se reconnaît à ce qui manque. Une chambre de ryokan tient en trois objets : un tatami, une fleur, une fenêtre. Le reste de la dépense est passé dans l’eau du bain, dans le bol du dîner et dans le temps que l’on vous laisse.',
      'Prévoyez au moins deux nuits par maison : la première, on apprend où poser ses chaussures ; la seconde, on commence à comprendre pourquoi. Entre les deux, un petit déjeuner de poisson grillé achève de vous convertir, ou de vous faire regretter vos tartines.',
      'Les saisons se réservent comme des loges d’opéra : les cerisiers à la fin de mars, les érables en novembre, un an à l’avance et sans garantie. Février et juin sont à qui les veut ; la neige et la pluie y ont beaucoup de tenue.',
      'On circule en train pendant que les valises voyagent seules, par coursier, et arrivent avant vous. C’est l’une des inventions les plus civilisées du pays.',
    ].join(PARAGRAPH_BREAK),
    seo_title: 'Ryokans et hôtels de luxe au Japon',
    seo_description:
      'Une source chaude près de Kyoto, une maison de papier à Kanazawa : nos ryokans, les saisons à réserver et l’art de voyager sans valise.',
    seo_keywords: 'ryokan, hôtel de luxe Japon, onsen, Kyoto, Kanazawa',
    created_at: '2025-06-12T08:10:00.000Z',
  },
  {
    id: 'grece',
    destination_name: 'Grèce',
    destination_slug: 'grece',
    display_order: 3,
    active: true,
    banner_image: '/art/destination-grece-1920.webp',
    subtitle: 'Des îles blanches, le vent pour maître d’hôtel',
    description:
      'Deux îles suffisent à une semaine : une que tout le monde connaît, une que l’on vous laisse. On choisit la première pour sa lumière, la seconde pour son silence ; le ferry, entre les deux, compte comme une excursion. Juin et septembre ont la mer chaude et les tables libres. En août, le meltem décide de tout, y compris de l’heure du dîner.',
    seo_title: 'Hôtels de luxe en Grèce et dans les Cyclades',
    seo_description:
      'Au-dessus de la caldeira de Santorin : notre maison blanche des Cyclades, la bonne saison et le bon usage du meltem.',
    seo_keywords: 'hôtel Grèce, Cyclades, Santorin, caldeira',
    created_at: '2025-06-19T08:00:00.000Z',
  },
  {
    id: 'maldives',
    destination_name: 'Maldives',
    destination_slug: 'maldives',
    display_order: 4,
    active: true,
    banner_image: '/art/destination-maldives-1920.webp',
    subtitle: 'Mille îles, dont une à votre taille',
    description:
      'Le pays est fait de mer à quatre-vingt-dix-neuf pour cent ; l’hôtellerie occupe une bonne part du reste. Une île, un hôtel : choisir l’un, c’est choisir l’autre, et l’on n’en change pas comme de restaurant. Nous n’en recommandons pour l’instant qu’un, faute d’avoir trouvé ailleurs un ponton sans musique. Les autres lagons sont à l’étude.',
    seo_title: null,
    seo_description: null,
    seo_keywords: null,
    created_at: '2025-07-03T08:00:00.000Z',
  },
  {
    id: 'alpes',
    destination_name: 'Alpes',
    destination_slug: 'alpes',
    display_order: 5,
    active: true,
    banner_image: '/art/destination-alpes-1920.webp',
    subtitle: 'Des palaces bâtis pour la vue, chauffés pour le reste',
    description:
      'Les grands hôtels des Alpes sont plus vieux que les remontées mécaniques. On les a posés face aux sommets et loin de tout, en pensant que les gens viendraient regarder. Ils vinrent, l’été, pour les poumons, et restèrent pour l’orchestre ; puis quelqu’un essaya l’hiver, et l’on ne ferma plus. De l’Engadine au lac de Côme, l’itinéraire se fait en train : fenêtre de droite à l’aller, de gauche au retour.',
    seo_title: 'Palaces et grands hôtels des Alpes',
    seo_description:
      'Engadine, lac de Côme : nos grands hôtels de montagne et de lac, leurs bassins, leurs tables et la bonne fenêtre du train.',
    seo_keywords: 'palace Alpes, hôtel montagne luxe, Engadine, lac alpin',
    created_at: '2025-07-17T08:00:00.000Z',
  },
  {
    id: 'afrique-de-l-est',
    destination_name: 'Afrique de l’Est',
    destination_slug: 'afrique-de-l-est',
    display_order: 6,
    active: true,
    banner_image: '/art/destination-afrique-de-l-est-1920.webp',
    subtitle: 'La savane d’abord, la mer ensuite',
    description:
      'Un safari se termine au bord de l’eau : après six réveils à cinq heures, il faut un lagon quelque part, et personne pour frapper à la porte. Zanzibar est à une heure de vol du Kilimandjaro, les Seychelles à trois heures de Nairobi ; nous y avons des adresses où la poussière rouge des bagages ne surprend plus. Les camps de savane suivront, quand nous y aurons dormi.',
    seo_title: null,
    seo_description: null,
    seo_keywords: null,
    created_at: '2025-08-21T08:00:00.000Z',
  },
  {
    id: 'sahara',
    destination_name: 'Sahara',
    destination_slug: 'sahara',
    display_order: 7,
    active: true,
    banner_image: '/art/destination-sahara-1920.webp',
    subtitle: 'Le désert, le soir, et très peu de murs',
    description:
      'Il faut arriver aux dunes en fin d’après-midi, quand le sable passe de l’orange au rose en une vingtaine de minutes. La kasbah paraît, une lampe s’allume sous l’arc, et l’on comprend que la fraîcheur a été bâtie ici pièce à pièce, avec de la terre et de l’ombre. Nous n’avons pas encore d’adresse à recommander : deux maisons sont en cours de visite, l’une pour ses murs, l’autre pour son couscous. D’ici là, notre service sur mesure peut chercher pour vous.',
    seo_title: null,
    seo_description: null,
    seo_keywords: null,
    created_at: '2026-02-05T08:00:00.000Z',
  },
  {
    id: 'new-york',
    destination_name: 'New York',
    destination_slug: 'new-york',
    display_order: 8,
    active: false,
    banner_image: '/art/destination-new-york-1920.webp',
    subtitle: 'Une ville à choisir par l’étage',
    description:
      'À New York, on ne réserve pas une chambre mais une hauteur : passé le dixième étage, le bruit devient un décor ; passé le trentième, la ville devient une carte. Nous préférons souvent l’autre rive, d’où l’on voit ce que les hôtels de Manhattan ne verront jamais : Manhattan.',
    seo_title: null,
    seo_description: null,
    seo_keywords: null,
    created_at: '2026-10-22T08:00:00.000Z',
  },
];
