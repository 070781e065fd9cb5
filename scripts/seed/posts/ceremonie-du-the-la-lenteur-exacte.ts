export const demoPost = {
  id: 'ceremonie-du-the-la-lenteur-exacte',
  title: 'La cérémonie du thé, ou la lenteur exacte',
  excerpt:
    'À Kyoto, un matin de mars, quatre heures pour deux bols. Petit traité à l’usage de l’invité qui ne sait où mettre ses genoux.',
  content: `<p>Mon premier bol de thé japonais a duré dix minutes, dans l’arrière-salle d’un grand magasin, entre un rayon de parapluies et un groupe venu de Lyon. J’en ai gardé l’idée d’une politesse un peu amère. Le deuxième, quinze ans plus tard, a duré quatre heures. J’en ai gardé à peu près tout&nbsp;: l’eau que l’on verse, la paille neuve, un pli dans une manche bleue.</p>
<p>Entre les deux, je n’étais pas devenue savante. On m’avait seulement expliqué où regarder. C’est l’objet de ces lignes, et il ne réclame ni diplôme ni kimono.</p>
<h2>Avant la porte</h2>
<p>On n’entre pas dans un pavillon de thé, on y parvient. Un jardin étroit y conduit par des pierres inégales, posées de manière à vous faire baisser les yeux. Une pierre liée d’une corde noire barre un chemin&nbsp;: pas par là. Un bassin bas oblige à se courber pour se rincer les mains et la bouche. Au bout de vingt mètres, on a cessé de penser au train.</p>
<p>La porte elle-même, dans les pavillons anciens, mesure une soixantaine de centimètres de côté. On la passe à genoux, tête la première. Les guerriers laissaient dehors leurs sabres, qui n’entraient pas. Laissez votre sac, votre montre et vos bagues, qui rayent les bols.</p>
<h3>Ce que l’on porte</h3>
<ul>
<li>des chaussettes blanches et propres, passées juste avant d’entrer ;</li>
<li>une jupe longue ou un pantalon souple, dans lesquels on peut s’agenouiller sans prière ;</li>
<li>aucun parfum, car il couvrirait l’encens et le thé, et tout le monde le saurait.</li>
</ul>
<h2>La pièce, en quatre objets</h2>
<p>Il n’y a presque rien à voir, et l’on vous invite à le regarder longtemps. Dans l’alcôve, un rouleau peint ou calligraphié donne le ton du jour. Au-dessous, une fleur, une seule, cueillie le matin. Puis la bouilloire de fonte, dont le bruit porte un nom&nbsp;: on l’appelle le vent dans les pins. Enfin le bol, que l’on croirait simple.</p>
<p>Celui qu’on m’a tendu était gris, un peu affaissé, réparé sur le bord d’un filet d’or. Il avait deux cents ans. Je l’ai appris après l’avoir rendu, ce qui était une délicatesse de plus.</p>
<figure><img src="/art/hotel-kyoto-1280.webp" alt="Affiche&nbsp;: une auberge japonaise illuminée parmi les érables rouges, un pont laqué sur la rivière et un bain fumant." width="1280" height="853"><figcaption>Les collines de l’est en novembre ; en mars, il faut remplacer le rouge par le rose.</figcaption></figure>
<h2>Le déroulement, sans panique</h2>
<p>La forme complète commence par un repas léger et comprend deux thés&nbsp;: l’un épais comme une crème, que les invités se partagent, l’autre mousseux, servi à chacun. La forme courte s’en tient au second et dure de quarante minutes à une heure. Dans les deux cas, l’hôtesse nettoie devant vous des ustensiles déjà propres. Ce geste surprend les Occidentaux ; il ne s’adresse pas à la poussière.</p>
<p>Quand votre tour vient, tout tient en six mouvements.</p>
<ol>
<li>Mangez d’abord la friandise, entièrement. Elle est très sucrée, et prépare la bouche.</li>
<li>Le bol arrive&nbsp;: inclinez-vous, puis excusez-vous auprès du voisin de boire avant lui.</li>
<li>Posez-le sur la paume gauche, la main droite autour, en coupe.</li>
<li>Faites-le pivoter deux fois d’un quart de tour, afin de ne pas boire sur sa plus belle face.</li>
<li>Buvez en trois ou quatre gorgées. La dernière s’aspire avec bruit&nbsp;: elle signale que vous avez fini, et que c’était bon.</li>
<li>Essuyez le bord du bout des doigts, ramenez le bol dans l’autre sens, regardez-le. Vous avez le droit de poser des questions.</li>
</ol>
<h3>Les genoux</h3>
<p>Parlons-en. La position officielle, assis sur les talons, devient douloureuse au bout de dix minutes et comique au bout de trente, au moment de se lever. On peut demander à croiser les jambes ; il suffit de le dire d’un mot et de s’excuser d’un signe. Nombre de maisons glissent un petit tabouret sous la robe des invités. Je l’ai accepté. L’amertume de ce thé n’en a pas été altérée.</p>
<h2>Ce que disait le maître</h2>
<p>Sen no Rikyū, qui fixa au seizième siècle la manière que l’on suit encore, préférait le bambou à l’or et les murs de terre aux laques. On résume son enseignement en quatre mots&nbsp;: harmonie, respect, pureté, tranquillité. Mon hôtesse, qui pratique depuis quarante ans et s’en excuse, a proposé une version plus portative.</p>
<blockquote><p>« Vous croyez que je fais du thé. Je fais de l’attention, et le thé permet de la boire. »</p></blockquote>
<p>Elle a ajouté que la même réunion n’aurait jamais lieu deux fois&nbsp;: ni cette pluie, ni ces cinq personnes, ni cette branche. Les Japonais ont pour cela une expression en quatre caractères, que l’on voit sur les rouleaux. Elle ne se traduit pas sans perdre quelque chose. Elle s’éprouve à l’instant où l’eau cesse de bouillir.</p>
<h2>Où, quand, et combien de temps</h2>
<p>Kyoto et sa voisine Uji, pays du thé vert, offrent des séances de toute sorte, depuis la démonstration pour autocar jusqu’à l’invitation privée. Préférez celles qui acceptent six personnes au plus, annoncent une durée, et demandent à l’avance si vos genoux plient. Ces trois indices valent un guide étoilé.</p>
<p>L’auberge où j’étais descendue, sept chambres derrière un mur de terre, possède son propre pavillon, au fond du potager. La patronne y reçoit le mardi. Réservez la séance du matin, vers neuf heures&nbsp;: la lumière entre basse par le papier, le cerisier du voisin travaille pour vous, et l’on dispose de toute une journée pour ne rien faire ensuite.</p>
<p>Car il ne faut rien prévoir après. Surtout pas un temple, encore moins un train. À Kanazawa, Madame Noda reçoit à dix heures dans le pavillon de la <a href="/hotels/machiya-usuzumi">Machiya Usuzumi</a>, et l’on y dort. Pour une invitation ailleurs, comptez deux mois.</p>`,
  image: '/art/article-ceremonie-du-the-1280.webp',
  category: 'Culture',
  author: 'Inès Caro',
  read_time: '5 min',
  featured: false,
  tags: ['Japon', 'Kyoto', 'Thé', 'Savoir-vivre'],
  seo_title: 'Cérémonie du thé à Kyoto : petit traité',
  seo_description:
    'Tenue, gestes, durée, position des genoux : ce qu’il faut savoir avant d’être reçu dans un pavillon de thé à Kyoto, par une invitée qui a hésité.',
  seo_keywords: 'cérémonie du thé, Kyoto, Uji, pavillon de thé, voyage au Japon, savoir-vivre',
  published: true,
  created_at: '2026-03-27T07:41:00.000Z',
};
