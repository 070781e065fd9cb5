export const demoPost = {
  id: 'dix-jours-une-valise',
  title: 'Dix jours, trois climats, une seule valise',
  excerpt:
    'Une ville, une île, une montagne, et dix kilos pour les trois. La liste exacte, l’ordre de pliage et les cinq objets que l’on emporte pour rien.',
  content: `<p>Posez la valise ouverte sur le lit, la veille, à dix heures du matin. Pas le soir&nbsp;: le soir, on emballe ses inquiétudes. À la lumière du jour, avec un café et la fenêtre ouverte, on voit bien que le troisième pull n’est pas un vêtement mais une hypothèse.</p>
<p>Le voyage d’essai était sérieux&nbsp;: dix jours en mai, deux nuits à Athènes, cinq dans les Cyclades, trois dans un refuge de luxe au-dessus d’un lac suisse, où il a neigé. Dîners compris, randonnée comprise, une seule valise de cabine et un sac à l’épaule. Dix kilos au départ. J’ai porté tout ce que j’avais emporté, ce qui ne m’était jamais arrivé.</p>
<h2>Compter à l’envers</h2>
<p>La plupart des listes additionnent&nbsp;: un dîner, donc une robe ; une marche, donc des chaussures. Il faut diviser. Combien de pièces puis-je porter avec toutes les autres ? Si la réponse est « deux », la pièce reste au placard, quelle que soit l’affection qu’on lui porte. Une chemise blanche va avec tout ; un pantalon à motif ne va qu’avec son souvenir.</p>
<h3>La couleur, une décision et une seule</h3>
<p>Un fond, une couleur, un accent. Le fond est marine, kaki ou noir. La couleur est claire. L’accent tient dans un foulard. On s’habille alors dans l’obscurité d’une chambre où l’autre dort encore, sans allumer et sans accident.</p>
<h2>La liste</h2>
<p>Pour dix jours, hommes et femmes confondus, à un ourlet près&nbsp;:</p>
<ul>
<li>deux pantalons, l’un en toile, l’autre en laine légère, qui tiendra lieu de tenue de dîner ;</li>
<li>cinq hauts, dont trois chemises, parce qu’une chemise se porte fermée, ouverte ou nouée à la taille ;</li>
<li>un tricot fin en mérinos, à mettre seul, dessous ou sur les épaules ;</li>
<li>une veste non doublée, qui se roule et se défroisse à la vapeur de la douche ;</li>
<li>un imperméable qui rentre dans sa propre poche ;</li>
<li>une robe ou un bermuda, selon l’heure et les convictions ;</li>
<li>un maillot de bain, deux si l’on nage avant le petit déjeuner et encore avant le dîner ;</li>
<li>du linge pour cinq jours&nbsp;: les hôtels lavent, les lavabos aussi ;</li>
<li>un chapeau de paille souple, porté en route, jamais enfermé.</li>
</ul>
<h3>Les chaussures</h3>
<p>Deux paires, dont une aux pieds. Les plus lourdes voyagent sur vous. Les autres vont au fond, côté roulettes, semelles contre la coque, remplies de chaussettes et de chargeurs. Une troisième paire est un aveu&nbsp;: elle n’ira qu’à un dîner, et ce dîner sera annulé.</p>
<figure><img src="/art/hotel-cyclades-1280.webp" alt="Affiche&nbsp;: un village blanc à dômes bleus accroché à la falaise au-dessus de la mer Égée, un escalier et des bougainvillées au premier plan." width="1280" height="853"><figcaption>Les Cyclades, côté bagages&nbsp;: un escalier, puis un autre. Les roulettes y perdent toute utilité.</figcaption></figure>
<h2>Rouler, plier, poser</h2>
<p>Le débat divise les familles. Il se règle par matière&nbsp;: on roule ce qui est souple, on plie ce qui a un col, on pose à plat ce qui a coûté cher.</p>
<ol>
<li>Au fond, du côté des roulettes&nbsp;: les chaussures, la trousse de toilette, le lourd.</li>
<li>Par-dessus, en rangs serrés&nbsp;: les pantalons et les tricots roulés, comme des livres sur la tranche, pour tout voir sans tout défaire.</li>
<li>Au milieu&nbsp;: les chemises pliées tête-bêche, cols alternés, une feuille de papier de soie entre deux.</li>
<li>Au-dessus&nbsp;: la veste, retournée, manches dedans. Elle fait couvercle.</li>
<li>Dans les angles&nbsp;: le linge, qui cale le reste et empêche l’affaissement de la deuxième correspondance.</li>
<li>À portée de main&nbsp;: de quoi dîner et dormir le premier soir, dans une pochette. On la sort seule, et l’on peut ne rien défaire avant le lendemain.</li>
</ol>
<p>Laissez un vide de la taille d’un melon. Il servira au retour, ou bien au melon.</p>
<h2>Ce que l’hôtel a déjà</h2>
<p>On emporte par habitude une petite mercerie que toute bonne maison tient à disposition. Un appel suffit pour s’en assurer&nbsp;: sèche-cheveux, fer, adaptateurs, parapluies, nécessaire à couture, bottes de pluie parfois, et presque toujours un livre. Les cinq objets que je vois revenir intacts de tous les voyages&nbsp;:</p>
<ul>
<li>le parapluie pliant, l’hôtel en ayant de plus grands ;</li>
<li>la trousse à pharmacie pour huit, au lieu de quatre médicaments choisis et de l’ordonnance ;</li>
<li>le roman de six cents pages, réservé pour la plage depuis trois ans ;</li>
<li>les jumelles, sauf pour les oiseaux, qui en valent la peine ;</li>
<li>la tenue « au cas où ». Il n’y a pas de cas.</li>
</ul>
<p>J’en parlais à un bagagiste de Trieste, quarante ans de métier et le dos droit. Il soulevait les valises d’un doigt, pour les peser, avant de regarder leurs propriétaires.</p>
<blockquote><p>« Ce qu’on oublie s’achète. Ce qu’on emporte se porte. »</p></blockquote>
<h2>Le sac à l’épaule</h2>
<p>Il contient ce qui ne doit jamais descendre en soute&nbsp;: papiers, médicaments, lunettes, un tricot, l’appareil photographique, un chargeur et une chemise propre. Si la valise s’égare, vous dînerez quand même, et la chemise vous donnera l’air de quelqu’un à qui ces choses n’arrivent pas.</p>
<figure><img src="/art/article-carte-et-boussole-1280.webp" alt="Affiche&nbsp;: une carte dépliée sur une table de bois, un itinéraire rouge en pointillé, une boussole de laiton, un passeport et une tasse de café." width="1280" height="853"><figcaption>La carte ne pèse rien et fonctionne sans batterie. Elle reste sur la liste.</figcaption></figure>
<p>Vérifiez le poids et les dimensions admis, compagnie par compagnie, correspondances comprises&nbsp;: ils varient, et le plus petit avion du trajet décide pour les autres. Les hydravions et les bateaux des îles ont leurs propres idées, souvent exprimées en sacs souples.</p>
<h2>Le retour</h2>
<p>Défaites la valise le soir même, avant de vous asseoir. Notez ce qui n’a pas servi, sur un carton glissé dans la poche intérieure&nbsp;: c’est la seule liste que vous aurez envie de relire. La mienne ne comporte plus qu’une ligne, « sandales ».</p>
<p>Reste à choisir où la poser. Certaines maisons allègent d’avance&nbsp;: <a href="/hotels/the-lampwright">The Lampwright</a> prête les manteaux, <a href="/hotels/ardvalloch-castle">Ardvalloch Castle</a> les bottes, l’<a href="/hotels/estancia-nandu-viejo">Estancia Ñandú Viejo</a> les coupe-vent, et de quoi attacher les chapeaux.</p>`,
  image: '/art/article-valise-ouverte-1280.webp',
  category: 'Conseils',
  author: 'Inès Caro',
  read_time: '5 min',
  featured: false,
  tags: ['Bagages', 'Préparation', 'Cyclades', 'Liste'],
  seo_title: 'La valise de cabine pour dix jours',
  seo_description:
    'La liste complète, l’ordre de pliage et les cinq objets inutiles : tenir dix jours et trois climats dans une seule valise de cabine.',
  seo_keywords: 'faire sa valise, valise cabine, liste bagages, conseils voyage, voyager léger',
  published: true,
  created_at: '2026-05-28T06:45:00.000Z',
};
