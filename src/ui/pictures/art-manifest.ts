/** Alternative texts and captions of illustrations that articles use; other pages have such texts in their own code. */
export const ILLUSTRATION_ALTS_AND_CAPTIONS = {
  'article-grand-salon': {
    alt: 'Affiche : le grand salon d’un palace, colonnes rouges, lustre, canapés émeraude et dalles en damier éclairées par de hautes fenêtres.',
    place: 'Grand salon de palace',
  },
  'article-table-avec-vue': {
    alt: 'Affiche : une table dressée, poisson, vin et citrons, devant une grande arche ouverte sur un village coloré et la mer.',
    place: 'Italie, restaurant sur la côte',
  },
  'article-piscine-thermale': {
    alt: 'Affiche : un bassin intérieur fumant sous une voûte à colonnes, une baigneuse, et des sommets enneigés derrière trois arches.',
    place: 'Alpes, bains d’hôtel',
  },
  'article-train-de-nuit': {
    alt: 'Affiche : un train de wagons-lits bleu nuit à filets dorés franchit un viaduc de pierre sous la pleine lune.',
    place: 'Alpes, train de nuit',
  },
  'article-bar-bibliotheque': {
    alt: 'Affiche : un bar-bibliothèque aux rayons de livres et de bouteilles dorées, un barman au shaker et une cliente en robe bleu nuit.',
    place: 'Bar-bibliothèque d’hôtel',
  },
  'article-valise-ouverte': {
    alt: 'Affiche : une valise de cuir ouverte sur un lit, chapeau de paille, chemises pliées, appareil photo et fenêtre sur la mer.',
    place: 'Chambre d’hôtel',
  },
  'article-petit-dejeuner': {
    alt: 'Affiche : un plateau de petit déjeuner sur un lit défait, croissants, café, orange pressée et rose, devant un balcon au soleil levant.',
    place: 'Chambre avec balcon sur la mer',
  },
  'article-marche': {
    alt: 'Affiche : une rue de marché provençal, étals de fruits sous des stores rayés, seaux de lavande et campanile au fond.',
    place: 'France, marché de Provence',
  },
  'article-velo-vignobles': {
    alt: 'Affiche : une bicyclette rouge au bord d’un chemin blanc, panier garni, rangs de vigne, coquelicots et domaine entouré de cyprès.',
    place: 'France, vignobles',
  },
  'article-montgolfieres': {
    alt: 'Affiche : des montgolfières rayées au-dessus des cheminées de fées au lever du soleil, un couple sur une terrasse troglodyte.',
    place: 'Turquie, Cappadoce',
  },
  'article-ski-au-crepuscule': {
    alt: 'Affiche : une skieuse en rouge descend vers un village de chalets éclairés sous un sommet rosi par le crépuscule.',
    place: 'Alpes, piste de ski',
  },
  'article-a-la-voile': {
    alt: 'Affiche : un grand voilier classique gîte dans les vagues, foc rouge, équipage en blanc et rouge à la barre, îles bleues à l’horizon.',
    place: 'Méditerranée, en mer',
  },
  'article-ceremonie-du-the': {
    alt: 'Affiche : une hôtesse en kimono prépare le thé sur les tatamis, les panneaux ouverts sur un jardin et un cerisier en fleur.',
    place: 'Japon, pavillon de thé',
  },
  'article-conciergerie': {
    alt: 'Affiche : une grande sonnette de laiton sur un comptoir de marbre, devant un casier à clés d’hôtel, une clé à pompon rouge et un registre.',
    place: 'Comptoir de conciergerie',
  },
  'article-terrasse-la-nuit': {
    alt: 'Affiche : un dîner aux chandelles sur une terrasse de palace, guirlandes de lumière, lune et côte illuminée de l’autre côté de la baie.',
    place: 'Méditerranée, terrasse d’hôtel',
  },
  'article-carte-et-boussole': {
    alt: 'Affiche : une carte dépliée sur une table de bois, un itinéraire rouge en pointillé, une boussole de laiton, un passeport et une tasse de café.',
    place: 'Table de voyageur',
  },
} as const;
