export const demoPost = {
  id: 'une-nuit-en-wagon-lit',
  title: 'Une nuit en wagon-lit, du lac de Thoune à l’Adriatique',
  excerpt:
    'Dix cabines, un couloir de palissandre, une frontière passée en pyjama. Récit d’une nuit sur rails, avec ce qu’il faut savoir avant d’en réserver une.',
  content: `<p>Sur le quai de Thoune, à dix-neuf heures dix, on reconnaît les passagers du Nocturne à ce qu’ils ne regardent pas l’horloge. Le train est déjà là&nbsp;: sept voitures bleu nuit à filets dorés[1], les stores à mi-hauteur, une lampe derrière chaque vitre. En tête, une locomotive à vapeur souffle avec conviction. Elle ne tirera le convoi que jusqu’au viaduc, à deux petites heures d’ici, après quoi une machine électrique, laide et ponctuelle, prendra la suite. C’est une coquetterie ; personne ne s’en plaint.</p>
<p>Je prends des trains de nuit depuis que j’ai l’âge de dormir assise. J’ai connu les couchettes à six, la lampe qui ne s’éteint pas, le contrôleur de quatre heures. Celui-ci demande autre chose&nbsp;: une veste au dîner, et l’envie de n’arriver que demain.</p>
<h2>Cabine 7</h2>
<p>Deux mètres sur un mètre soixante-dix. Une banquette de velours vert, une tablette, un lavabo caché sous un abattant de marqueterie, trois patères, un crochet pour la montre. Tout se replie, tout se loge, rien ne tinte. Les ébénistes du rail avaient compris qu’une petite pièce se dessine au centimètre&nbsp;: le vide-poche tombe sous la main gauche, la veilleuse éclaire le livre et laisse le voisin dans le noir.</p>
<p>Le conducteur de la voiture se prénomme Anselm. Il garde les passeports pour la nuit, s’enquiert de l’heure du café et montre une sonnette de porcelaine « dont on se sert moins qu’on ne croit ». Il dort sur un strapontin au bout du couloir et distingue, à l’oreille, le grincement normal de celui qui mérite une visite.</p>
<h3>Ce que l’on vous dira trop tard</h3>
<ul>
<li>Les cabines du milieu sont les plus calmes&nbsp;: loin des bogies, loin des portes.</li>
<li>Le lit se fait pendant le dîner. Sortez d’abord ce qu’il vous faut pour la nuit, faute de quoi ce sera sous le matelas.</li>
<li>Dormez la tête côté couloir. La vitre est froide, et les gares ne s’éteignent jamais.</li>
<li>Il fait dix-neuf degrés, puis vingt-quatre, puis dix-neuf. Deux épaisseurs légères valent mieux qu’une grosse.</li>
</ul>
<h2>Dîner en pente</h2>
<p>La voiture-restaurant compte vingt-huit couverts, en deux services. Le second est le bon&nbsp;: on n’y est chassé par personne. Nappes blanches, verres à pied court, couverts lourds, le poids étant la seule réponse connue aux aiguillages. La cuisine a les dimensions d’un placard à balais ; il en sort pourtant un bouillon clair servi en tasse, un omble chevalier aux herbes, puis une tarte aux noix dont la cheffe refuse la recette avec beaucoup de grâce.</p>
<p>Le train monte. On le lit dans le vin, qui penche et donne à lui seul le pourcentage de la rampe. Ma voisine, qui fait le trajet chaque automne, tourne son verre d’un quart avant chaque courbe et ne renverse rien.</p>
<figure><img src="/art/hotel-lac-alpin-1280.webp" alt="Affiche&nbsp;: un palace blanc à coupole au bord d’un lac alpin, un bateau à vapeur sur l’eau et un grand sommet enneigé rosi par l’aube." width="1280" height="853"><figcaption>Le lac à l’aube&nbsp;: ce que voient ceux qui prennent le train dans l’autre sens.</figcaption></figure>
<h2>Quarante secondes de viaduc</h2>
<p>Il faut se tenir à droite, dans le sens de la marche. Une minute avant, le maître d’hôtel éteint les lampes de la salle sans donner d’explication, et les conversations baissent avec elles. Puis la roche s’écarte, et la courbe montre le train à lui-même&nbsp;: la machine là-bas, sa fumée couchée sur les toits, les fenêtres des cabines qui tournent l’une après l’autre. Sous la lune, les piles descendent vers un noir où l’on devine des sapins.</p>
<p>Quarante secondes, montre en main. Ceux qui photographient n’obtiendront que leur propre reflet. Les autres auront vu le viaduc.</p>
<h2>La nuit telle qu’elle est</h2>
<p>Autant l’avouer&nbsp;: on ne dort pas très bien. À une heure, un arrêt, sans quai ni voix. À deux heures, une annonce lointaine regrette un retard que personne n’avait remarqué. Plus tard vient le grand tunnel, près de vingt kilomètres&nbsp;: les oreilles se bouchent, l’air tiédit, le bruit se resserre autour du lit. La frontière est quelque part au milieu. On la passe en pyjama, sous plus de deux mille mètres de montagne, sans en être averti.</p>
<p>J’en ai fait la remarque à Anselm, qui ne dormait pas non plus.</p>
<blockquote><p>« On ne dort pas mieux dans un train, madame. On dort plus loin. »</p></blockquote>
<p>À sept heures, la plaine du Pô&nbsp;: des peupliers en rang, une brume à hauteur de genou, des gares aux volets clos. Deux coups à la porte, une cafetière d’argent, deux brioches tièdes, le journal de la veille dans une langue au choix. Puis la terre vient à manquer d’un côté, de l’autre aussi, et le train roule sur la lagune comme s’il avait toujours su le faire.</p>
<figure><img src="/art/hotel-venise-1280.webp" alt="Affiche&nbsp;: un canal bordé de palais aux fenêtres en ogive, une gondole et son gondolier en marinière, une basilique dans la lumière du soir." width="1280" height="853"><figcaption>Venise, terminus. La gare donne sur le Grand Canal ; aucun aéroport n’a trouvé mieux.</figcaption></figure>
<h2>Réserver sans se tromper</h2>
<p>Les trains de ce genre, du plus historique au plus récent, obéissent à peu près aux mêmes lois. Voici celles que j’applique.</p>
<ol>
<li><strong>Choisir le sens.</strong> Vers le sud, on dîne en montagne et l’on s’éveille sur l’eau. Vers le nord, c’est le café du matin qui a du relief.</li>
<li><strong>Choisir la saison.</strong> En juin, le jour tient jusqu’au dessert ; en janvier, la neige éclaire. Novembre offre surtout votre reflet.</li>
<li><strong>Compter les lits.</strong> Une cabine pour deux suppose une entente ancienne. Deux cabines communicantes ont sauvé des voyages, et parfois davantage.</li>
<li><strong>Alléger.</strong> Un sac souple avec soi, le reste au fourgon. La grande valise rigide restera dans le couloir, et vous avec.</li>
<li><strong>Ne rien prévoir à l’arrivée.</strong> Trois heures de marge, un bain, une chambre prête dès le matin&nbsp;: demandez-la en réservant.</li>
</ol>
<h3>Une nuit aux deux bouts</h3>
<p>Le train de nuit n’économise pas une nuit d’hôtel, il en réclame deux&nbsp;: une avant, pour partir sans courir, une après, pour dormir à l’horizontale et à l’arrêt. Côté montagne, prenez une chambre sur le lac de Thoune, à pied de la gare ; nous n’y avons pas encore d’adresse. Côté lagune, la nôtre est le <a href="/hotels/palazzo-santa-ginevra">Palazzo Santa Ginevra</a> ; si vous préférez qu’un autre ouvre l’indicateur, demandez l’itinéraire <a href="/vacances-sur-mesure">sur mesure</a>.</p>
<p>À huit heures quarante, Anselm rend les passeports, dans l’ordre des cabines. Dans le mien, il avait glissé une carte postale du viaduc, prise de jour. On y voit le train entier. Il est tout petit.</p>
<p>[1] Repeintes d’après les plans de 1926, à une exception près&nbsp;: le fourgon, que personne ne regarde.</p>`,
  image: '/art/article-train-de-nuit-1280.webp',
  category: 'Expériences',
  author: 'Hélène Marsan',
  read_time: '5 min',
  featured: true,
  tags: ['Train de nuit', 'Alpes', 'Venise', 'Voyage lent'],
  seo_title: 'Train de nuit de luxe à travers les Alpes',
  seo_description:
    'Cabine, dîner, viaduc, arrivée sur la lagune : récit d’une nuit en wagon-lit entre Thoune et Venise, et cinq règles pour bien réserver.',
  seo_keywords: 'train de nuit de luxe, wagon-lit, Alpes, Venise, voyage en train',
  published: true,
  created_at: '2026-10-08T06:30:00.000Z',
};
