export const demoPost = {
  id: 'le-bar-bibliotheque',
  title: 'Le bar bibliothèque, ou comment être seul en bonne compagnie',
  excerpt:
    'Deux mille volumes, soixante bouteilles, une échelle pour les deux. Où s’asseoir, que boire et que lire dans la pièce la mieux pensée de l’hôtel.',
  content: `<p>Vers vingt et une heures, dans les bons hôtels, il se passe une chose que le plan d’étage ne signale pas&nbsp;: les gens seuls descendent. Ils ont dîné tôt ou ne dîneront pas. Ils portent un livre qu’ils ne liront peut-être pas davantage. Ils poussent une porte capitonnée et se retrouvent entre deux murs de reliures, devant un comptoir de noyer, sous une lampe verte. Personne ne leur demande s’ils attendent quelqu’un.</p>
<p>Le bar bibliothèque est une idée simple&nbsp;: réunir en une pièce les deux occupations que l’on pratique le mieux assis. Encore faut-il que les livres soient lisibles et les verres buvables. J’en fréquente depuis assez longtemps pour avoir des exigences.</p>
<h2>Une pièce à deux métiers</h2>
<p>Au Gaspard, dans une ville du Nord dont la pluie fait la réputation, la bibliothèque monte à cinq mètres. Au centre, sous une arche, soixante bouteilles éclairées par derrière prennent la place des incunables. L’échelle de laiton court sur un rail qui dessert les deux&nbsp;: le même barman, en gilet, va chercher un armagnac sur la troisième tablette et un Stendhal sur la cinquième. Il s’appelle Ambroise. Il a lu la moitié des livres et goûté toutes les bouteilles, ou le contraire, selon les soirs.</p>
<h3>Reconnaître une vraie bibliothèque</h3>
<p>Prenez un volume au hasard. S’il résiste, c’est un décor collé. S’il vient, regardez le dos&nbsp;: une bibliothèque qui sert a des coins mous, des tickets de musée en guise de signets, parfois une annotation furieuse. Demandez ensuite si l’on peut emporter le livre dans sa chambre. La bonne réponse est oui. La meilleure est&nbsp;: « Rapportez-le quand vous l’aurez fini, même dans dix ans. »</p>
<h2>La bonne place</h2>
<p>Il y en a trois, et elles ne se valent pas.</p>
<ul>
<li><strong>Au comptoir, à l’avant-dernier tabouret.</strong> Le dernier isole, les autres exposent. De l’avant-dernier, on parle au barman si l’on veut, et l’on garde un voisin possible.</li>
<li><strong>Dans le fauteuil sous la lampe.</strong> Pour lire réellement. Vérifiez que la lumière vient de derrière l’épaule, et que le cuir ne vous expulse pas.</li>
<li><strong>Dans l’embrasure de la fenêtre.</strong> Pour faire semblant de lire en regardant la rue. C’est un genre, et il a ses maîtres.</li>
</ul>
<figure><img src="/art/hotel-new-york-1280.webp" alt="Affiche&nbsp;: une ligne de gratte-ciel éclairés sous la lune, un grand pont suspendu et un couple accoudé au parapet du fleuve." width="1280" height="853"><figcaption>L’heure bleue, côté fenêtre. On peut rester une page entière sans la tourner.</figcaption></figure>
<h2>Que boire</h2>
<p>Un verre de lecture obéit à une contrainte précise&nbsp;: il doit supporter d’être oublié. Cela élimine tout ce qui fond, mousse ou réclame une photographie.</p>
<h3>Ce qui tient la distance</h3>
<p>Un vermouth sur glace, zeste d’orange&nbsp;: il s’améliore en se diluant. Un whisky avec un peu d’eau, dans un verre étroit. Un porto blanc allongé, l’été. Le martini, en revanche, est un texte court&nbsp;: il se boit froid, en dix minutes, et se mérite entre deux chapitres. Commandez-le petit, quitte à le relire.</p>
<h3>Sans alcool</h3>
<p>La question ne devrait plus faire lever un sourcil, et c’est un excellent test. Ambroise répond par un thé fumé servi très froid, avec un trait de verjus et du romarin écrasé. Un bar qui n’a que du jus d’ananas à proposer n’a pas lu la fin de la carte.</p>
<h2>Que lire</h2>
<p>Un roman d’hôtel, bien sûr&nbsp;: le genre est vaste et supporte le bruit des glaçons. Cinq titres que l’on trouve souvent sur ces rayons, dans l’ordre où la soirée avance.</p>
<ol>
<li><strong><em>Grand Hôtel</em>, de Vicki Baum.</strong> Pour commencer&nbsp;: une porte à tambour, des destins, et l’envie de regarder qui entre.</li>
<li><strong><em>Hôtel Savoy</em>, de Joseph Roth.</strong> Plus on monte dans les étages, plus les clients sont pauvres. À lire au rez-de-chaussée, donc.</li>
<li><strong><em>L’Usage du monde</em>, de Nicolas Bouvier.</strong> Pour se rappeler que l’on peut aussi partir sans réservation.</li>
<li><strong><em>Oasis interdites</em>, d’Ella Maillart.</strong> De Pékin au Cachemire. Fait paraître modeste le trajet jusqu’à l’ascenseur.</li>
<li><strong>N’importe quel Simenon.</strong> Une soirée, deux verres, et le coupable avant minuit.</li>
</ol>
<h2>Les usages</h2>
<p>Ils ne sont écrits nulle part, ce qui est bien dommage dans une bibliothèque. Un livre ouvert signifie que l’on ne veut pas parler ; un livre fermé, posé à plat, que l’on y consentirait ; un livre debout, calé contre un verre, que l’on est là depuis longtemps. On salue en entrant, d’un signe. On ne lit pas par-dessus l’épaule, sauf au comptoir, où c’est presque de la conversation. On ne commente pas le choix du voisin, ni en boisson, ni en littérature.</p>
<p>Le téléphone, lui, se consulte debout, dans le couloir, comme on fumait jadis.</p>
<p>J’ai demandé à Ambroise si les lecteurs étaient de bons clients. Il a fini d’essuyer son verre, l’a regardé dans la lumière, puis l’a rangé à sa place.</p>
<blockquote><p>« Un client qui lit commande peu. Mais il revient finir son chapitre. »</p></blockquote>
<h2>Rentrer tard, sans sortir</h2>
<p>Voilà le luxe véritable de ces pièces&nbsp;: elles offrent une soirée en ville à quarante pas de son lit. Pas de manteau, pas de taxi, pas de tête à faire. On remonte par l’escalier, le livre sous le bras, en ayant échangé quelques phrases avec trois inconnus, dont deux mémorables.</p>
<figure><img src="/art/hotel-paris-1280.webp" alt="Affiche&nbsp;: les toits de zinc de Paris au crépuscule, la tour Eiffel au loin, la rotonde éclairée d’un palace et un chat noir sur un balcon fleuri." width="1280" height="853"><figcaption>Les bibliothèques d’hôtel ont souvent un chat. Il occupe toujours le fauteuil sous la lampe.</figcaption></figure>
<p>Quand je compare deux adresses, c’est là que je tranche. Regardez les photographies et cherchez l’échelle&nbsp;: s’il y en a une, quelqu’un a pensé aux soirs de pluie. Il y en a une à l’<a href="/hotels/hotel-de-valcendre">Hôtel de Valcendre</a>, à Paris ; au <a href="/hotels/grand-hotel-du-lac-blanc">Grand Hôtel du Lac Blanc</a>, les récits d’ascension sont en haut, et il faut la prendre.</p>
<p>Quant au Stendhal de la cinquième tablette, je l’ai toujours. Il me reste huit ans.</p>`,
  image: '/art/article-bar-bibliotheque-1280.webp',
  category: 'Art de vivre',
  author: 'Paul Aubrac',
  read_time: '5 min',
  featured: false,
  tags: ['Bars d’hôtel', 'Lecture', 'Cocktails', 'Soirée'],
  seo_title: 'Le bar bibliothèque, seul et bien entouré',
  seo_description: null,
  seo_keywords: null,
  published: true,
  created_at: '2026-09-10T16:00:00.000Z',
};
