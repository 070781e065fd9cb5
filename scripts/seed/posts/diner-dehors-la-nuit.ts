export const demoPost = {
  id: 'diner-dehors-la-nuit',
  title: 'Dîner dehors, la nuit : petite science de la terrasse',
  excerpt:
    'Une nappe, une bougie, la mer en bas : rien de plus simple, et presque personne n’y parvient. Ce que savent les maisons qui réussissent leurs soirs d’été.',
  content: `<p>La plus belle terrasse de la côte sert un dîner médiocre, et je ne la nommerai pas, car on y retourne tout de même. On y mange froid, on y voit mal, un projecteur bleu fait de chaque convive un noyé. Mais la baie est là, avec ses lumières en chapelet, et l’on pardonne. La beauté d’un lieu autorise bien des paresses.</p>
<p>D’autres maisons, moins bien placées, ont compris que dîner dehors est un métier. J’ai passé deux étés à les observer, de Menton à la côte amalfitaine, avec un carnet, un châle et la complicité de plusieurs maîtres d’hôtel. Voici ce qu’ils savent.</p>
<h2>L’heure se choisit au soleil, non à la montre</h2>
<p>Le bon moment pour s’asseoir tombe vingt minutes avant que le soleil disparaisse. On lit encore la carte, on voit le visage d’en face, la pierre rend la chaleur de la journée. L’entrée accompagne le couchant ; le plat arrive avec les premières lampes ; au dessert, la nuit est faite. Plus tard, on a manqué la pièce. Plus tôt, on cuit.</p>
<p>En juin, à Menton, cela signifie une table à vingt heures quarante-cinq, et fin août, à dix-neuf heures quarante. Demandez l’heure du coucher au moment de réserver. Une maison qui la connaît sans chercher mérite déjà votre confiance.</p>
<h2>La table, à un mètre près</h2>
<p>Tout le monde veut la balustrade. C’est souvent une erreur&nbsp;: le vent y passe, le serveur n’y passe pas, et l’on tourne le dos aux autres, qui sont la moitié du spectacle.</p>
<h3>Les trois rangs</h3>
<ul>
<li><strong>Le premier rang</strong> convient aux couples silencieux et aux soirs sans brise. On dîne avec l’horizon.</li>
<li><strong>Le deuxième rang</strong> est celui des habitués. La mer se voit entre deux épaules, le mur tempère, les plats arrivent chauds.</li>
<li><strong>Le mur</strong> garde la chaleur jusqu’à minuit. En mai et en septembre, c’est la meilleure place, et personne ne la demande.</li>
</ul>
<p>Vérifiez ce qui se trouve sous la table. Un galet qui boite gâche plus de conversations que la politique. Les bonnes maisons ont des cales de liège ; les très bonnes ont fait scier les pieds.</p>
<h2>La lumière, ou l’art d’en mettre peu</h2>
<p>Une flamme à hauteur de menton embellit ; une ampoule au-dessus de la tête accuse. De là découle presque toute la doctrine&nbsp;: des bougies sous verre, basses, deux par table ; des guirlandes lointaines, qui dessinent un plafond sans éclairer ; rien de blanc, rien de bleu, rien qui change de couleur. Au sol, un point lumineux à chaque marche, parce qu’un convive qui tombe n’est jamais pittoresque.</p>
<p>Reste la carte, que l’on ne lit plus passé vingt-deux heures. Certains prêtent une petite lampe de poche. À la Villa Ardenza, seize chambres au-dessus d’un port de pêche que le Ligure jugera reconnaissable, le maître d’hôtel récite les plats. On l’écoute comme un conte, et l’on oublie de demander les prix. Il le sait.</p>
<figure><img src="/art/page-home-1280.webp" alt="Affiche&nbsp;: la terrasse d’un palace au soleil couchant, une longue façade claire à stores rouges, un couple à la balustrade et la mer dorée au loin." width="1280" height="853"><figcaption>Vingt minutes avant la nuit&nbsp;: le seul quart d’heure qui se réserve à l’avance.</figcaption></figure>
<h2>Ce qui se mange en plein air</h2>
<p>Le vent refroidit une assiette en quatre minutes. Les cuisiniers avisés composent donc pour lui&nbsp;: du cru, du grillé, du tiède, une soupe servie en tasse, un poisson entier qui garde sa chaleur sous la peau. Ils évitent la mousse, l’écume, la feuille d’or, et tout ce qui s’envole.</p>
<ol>
<li>Commandez moins de plats, et partagez-les&nbsp;: on se passe les choses, on parle, rien n’attend.</li>
<li>Prenez le vin un peu plus frais que d’habitude ; il aura rejoint l’air avant le deuxième verre.</li>
<li>Gardez le fromage pour une autre soirée&nbsp;: la chaleur le rend bavard.</li>
<li>Finissez par un fruit froid. Une pêche dans l’eau glacée bat tous les entremets de juillet.</li>
</ol>
<h3>Les importuns</h3>
<p>Contre les moustiques, un ventilateur dirigé vers les chevilles surpasse la citronnelle, qui parfume surtout le turbot. Contre la musique d’à côté, rien. Contre la fraîcheur de vingt-trois heures, un plaid de laine, apporté avant qu’on le demande ; c’est à ce geste que je note les maisons, et j’ai la plume sévère.</p>
<blockquote><p>« Si un client lève la tête pour me chercher, j’ai déjà perdu. S’il la lève pour regarder la lune, j’ai bien travaillé. »</p></blockquote>
<h2>La conversation</h2>
<p>On ne parle pas dehors comme dedans. Les voix portent sur l’eau, les tables s’entendent, et j’ai appris à Amalfi la fin d’un mariage dont je n’avais pas eu le début. Baissez d’un ton. Laissez passer les bateaux. Posez les téléphones face contre nappe, ou mieux, dans la chambre&nbsp;: leur lueur, à dix mètres, est la seule chose laide que l’on voie de la terrasse voisine.</p>
<p>Et restez. Le dernier quart d’heure est le meilleur, quand on souffle les bougies des autres et que la mer se remet à faire du bruit. Aucune maison sérieuse ne vous pressera. Si l’on empile les chaises autour de vous, c’est qu’il est une heure du matin, et que l’on a raison.</p>
<h2>Préparer sa soirée</h2>
<p>Au moment de réserver, posez quatre questions&nbsp;: l’heure du coucher de soleil, l’exposition au vent, le repli en cas d’orage, la présence d’un orchestre. Les réponses dessinent une maison mieux que ses photographies. Deux de nos murs tièdes ont une adresse&nbsp;: <a href="/hotels/villa-des-parasols">La Villa des Parasols</a>, au-dessus de la baie de Menton, et la <a href="/hotels/locanda-donna-iride">Locanda Donna Iride</a>, à Atrani.</p>`,
  image: '/art/article-terrasse-la-nuit-1280.webp',
  category: 'Art de vivre',
  author: 'Paul Aubrac',
  read_time: '4 min',
  featured: false,
  tags: ['Méditerranée', 'Terrasses', 'Soirs d’été'],
  seo_title: 'Dîner dehors la nuit : l’art de la terrasse',
  seo_description: null,
  seo_keywords: null,
  published: false,
  created_at: '2026-07-23T18:07:00.000Z',
};
