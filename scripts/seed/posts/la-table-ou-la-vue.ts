export const demoPost = {
  id: 'la-table-ou-la-vue',
  title: 'La table ou la vue : faut-il vraiment choisir ?',
  excerpt:
    'La règle veut que l’on mange mal devant la mer. Trois jours sur la côte ligure pour la vérifier, fourchette en main, et quelques moyens de la faire mentir.',
  content: `<p>Tous les gourmands connaissent le théorème&nbsp;: la qualité d’une assiette est inversement proportionnelle à la beauté du panorama. Il se vérifie sur la plupart des fronts de mer, où la bougainvillée sert surtout à cacher le camion du surgelé. Restait à savoir s’il souffrait des exceptions. J’ai donc passé trois jours sur la côte ligure, à raison de deux repas par jour et d’un seul estomac.</p>
<h2>Pourquoi la vue nuit à la cuisine</h2>
<p>La raison en est moins mystérieuse que comptable. Une salle devant la mer se remplit sans effort, de gens qui ne reviendront pas. Le loyer mange le poisson. Le cuisinier, que personne ne félicite jamais, puisque l’on félicite la baie, finit par regarder ailleurs lui aussi. Ajoutez que le convive est distrait&nbsp;: on avale très bien un risotto collant quand un voilier passe au bon moment.</p>
<p>Le premier soir, j’ai dîné au ras de l’eau, dans un établissement dont je tairai tout, par charité, jusqu’au nom du village. Le couchant était remarquable. Les palourdes avaient dû le voir plusieurs fois.</p>
<h3>Ce que la carte avoue</h3>
<p>On peut s’épargner la démonstration en lisant le menu affiché dehors. Quelques indices, par ordre de gravité&nbsp;:</p>
<ul>
<li>un « poisson du jour » sans nom ni poids, et sans que l’on précise de quel jour ;</li>
<li>plus de trente plats, pour une cuisine large comme un couloir ;</li>
<li>cinq drapeaux en tête de page et pas un mot de dialecte ;</li>
<li>des tomates en mars, des artichauts en août ;</li>
<li>une photographie. De quoi que ce soit.</li>
</ul>
<h2>Une arche, deux couverts</h2>
<p>L’exception s’appelle la Locanda Sant’Elmo. Cinq chambres, au-dessus d’une crique, par une route qui décourage les autocars. La salle à manger n’a qu’une ouverture, mais c’est une arche de quatre mètres, sans vitre d’avril à octobre, avec de grands rideaux rayés que l’on tire quand le vent tourne. Elle cadre un village rose et ocre, empilé sur son rocher, et une mer où passent deux voiles, rarement trois.</p>
<p>Midi et quart. La table est ronde, la nappe tombe jusqu’au sol, un vase bleu porte les fleurs du talus. Arrivent des anchois ouverts à la main, couverts de citron une heure, pas davantage&nbsp;: la chair est encore nacrée au centre. Puis des <em>pansoti</em> à la sauce de noix, dont l’amertume tient tête au gras. Puis un pagre entier, rôti sur des feuilles de citronnier, que l’on présente, que l’on emporte et que l’on rapporte sans arêtes. Rien d’autre. Le pain vient du four d’à côté et sert d’argument final.</p>
<p>La cheffe, Ornella, descend au port avant le jour et écrit sa carte à onze heures, au crayon. Je lui ai demandé s’il était difficile de cuisiner contre un tel paysage.</p>
<blockquote><p>« La vue, elle est réussie tous les jours. Le poisson, c’est à moi de m’en occuper. »</p></blockquote>
<h2>Réserver la bonne table, à la bonne heure</h2>
<p>Une vue se négocie. Le personnel connaît sa salle au degré près et ne demande qu’à être interrogé.</p>
<ol>
<li><strong>Déjeunez.</strong> La nuit, la mer est un mur noir facturé au prix du bleu.</li>
<li><strong>Demandez le deuxième rang.</strong> Le premier a le vent, le soleil et les photographies des autres. Un pas en arrière, la baie trouve son cadre.</li>
<li><strong>Asseyez-vous à angle droit.</strong> Face à face, l’un regarde la mer et l’autre un rideau. À l’angle, chacun en a la moitié et personne ne fait de sacrifice.</li>
<li><strong>Venez tôt ou tard.</strong> Midi et quart, quatorze heures quinze&nbsp;: la cuisine a les mains libres.</li>
<li><strong>Téléphonez.</strong> Et demandez ce qui est arrivé ce matin. Une maison sérieuse vous répond une espèce. Les autres vous répondent « de la fraîcheur ».</li>
</ol>
<figure><img src="/art/article-terrasse-la-nuit-1280.webp" alt="Affiche&nbsp;: un dîner aux chandelles sur une terrasse de palace, guirlandes de lumière, lune et côte illuminée de l’autre côté de la baie." width="1280" height="853"><figcaption>Le soir, on paie la lune&nbsp;: autant vérifier qu’elle est de service.</figcaption></figure>
<h2>Que commander devant la mer</h2>
<p>Le paysage ayant déjà beaucoup parlé, l’assiette gagne à être brève. Cru, grillé, frit à la minute ; des légumes du potager si l’on en voit un ; jamais de sauce qui demande une explication. Méfiez-vous du homard, que l’on commande souvent parce qu’il fait beau.</p>
<h3>Dans le verre</h3>
<p>Un vermentino ou un pigato, blancs de cette côte, un peu salins, servis frais sans être glacés. Le froid excessif est l’ami des vins médiocres. Pour finir, un doigt de sciacchetrà, doux et ambré, fait de raisins séchés&nbsp;: il remplace le dessert et dispense de la conversation.</p>
<h3>Et le citron</h3>
<p>Celui qui décore la table se mange. Coupez-le en deux et faites-le passer une minute sur le gril, côté chair&nbsp;: il devient presque une sauce. À la Locanda, on le propose sans qu’on le demande, dans une soucoupe tiède. J’ai vu un monsieur très digne en redemander trois fois.</p>
<figure><img src="/art/article-marche-1280.webp" alt="Affiche&nbsp;: une rue de marché provençal, étals de fruits sous des stores rayés, seaux de lavande et campanile au fond." width="1280" height="853"><figcaption>Le matin décide du midi&nbsp;: une carte courte commence toujours sous un store rayé.</figcaption></figure>
<h2>Le théorème, corrigé</h2>
<p>Six repas&nbsp;: trois mauvais, deux bons, un mémorable. La règle tient. Elle cède pourtant dans un cas précis, celui des petites maisons où l’on dort. Un client de passage s’en va avec son opinion ; un client qui a sa chambre au-dessus des fourneaux descend le lendemain matin et la donne. Rien n’élève autant une cuisine que d’avoir à croiser ses convives au café.</p>
<p>Dînez donc là où vous dormez, et choisissez en conséquence. Plus au sud, la <a href="/hotels/locanda-donna-iride">Locanda Donna Iride</a> met sa table devant une arche, elle aussi, et Donna Iride choisit le poisson.</p>
<p>Le dernier jour, je me suis assis dos à la mer, par souci de méthode. Le pagre était aussi bon. J’ai quand même fini par me retourner.</p>`,
  image: '/art/article-table-avec-vue-1280.webp',
  category: 'Gastronomie',
  author: 'Paul Aubrac',
  read_time: '5 min',
  featured: false,
  tags: ['Italie', 'Ligurie', 'Restaurants', 'Poisson'],
  seo_title: 'La table ou la vue : faut-il choisir ?',
  seo_description: null,
  seo_keywords: null,
  published: true,
  created_at: '2026-07-09T09:00:00.000Z',
};
