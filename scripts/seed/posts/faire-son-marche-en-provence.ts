export const demoPost = {
  id: 'faire-son-marche-en-provence',
  title: 'Faire son marché en Provence quand on dort à l’hôtel',
  excerpt:
    'Pas de cuisine, pas de frigo, pas de couteau : toutes les raisons de passer son chemin. Voici pourquoi il faut pourtant y aller, à huit heures, avec un panier.',
  content: `<p>Huit heures moins dix. Le campanile n’a pas encore sonné, et déjà quelqu’un, sous un store rayé, retourne ses pêches une à une pour montrer leur bonne joue. L’ombre couvre la moitié de la rue ; dans l’autre, les seaux de lavande chauffent et se mettent à sentir. Un balayeur finit le caniveau. Dans deux heures, il y aura des poussettes et des chapeaux. Pour l’instant, il y a des cuisiniers, des veuves très informées, et vous.</p>
<p>Vous qui n’avez besoin de rien. Votre dîner est réservé, votre petit déjeuner compris, votre chambre dépourvue de la moindre casserole. C’est la situation idéale&nbsp;: on n’achète bien que ce dont on n’a pas besoin.</p>
<h2>Deux marchés dans un seul</h2>
<p>Le premier est celui des producteurs, souvent relégué dans une rue latérale ou sous les platanes du fond. Le second est celui des revendeurs, au milieu, très décoratif. Tous deux sont honnêtes ; il suffit de ne pas payer l’un au prix de l’autre.</p>
<h3>Reconnaître celui qui a planté</h3>
<ul>
<li>Il vend quatre choses, et il en manque une&nbsp;: « La grêle. »</li>
<li>Ses tomates n’ont pas le même calibre. Ses mains ont la couleur de son champ.</li>
<li>L’étiquette est écrite à la main et donne un nom de commune, parfois un prénom de variété.</li>
<li>À la question « c’est bon, ça ? », il hésite. Le revendeur, jamais.</li>
<li>À onze heures, il plie. Il n’a plus rien, et il a sommeil.</li>
</ul>
<p>Faites un tour complet sans rien acheter, puis un second dans l’autre sens. Le premier renseigne sur les prix, le second sur vous-même&nbsp;: ce qui vous revient en tête, c’est cela qu’il faut prendre.</p>
<figure><img src="/art/article-velo-vignobles-1280.webp" alt="Affiche&nbsp;: une bicyclette rouge au bord d’un chemin blanc, panier garni, rangs de vigne, coquelicots et domaine entouré de cyprès." width="1280" height="853"><figcaption>La bicyclette règle la question du stationnement et limite les achats au volume du panier, melon compris.</figcaption></figure>
<h2>Ce que l’on achète sans cuisine</h2>
<p>Il s’agit de composer un déjeuner qui se mange avec un couteau, un torchon et un muret. Pour deux personnes&nbsp;:</p>
<ul>
<li>un pain au levain, coupé en deux par le boulanger, qui a une lame ;</li>
<li>un fromage de chèvre demi-sec, et un autre plié dans sa feuille de châtaignier, pour la discussion ;</li>
<li>une poignée d’olives cassées, avec du fenouil, au bon moment de la saison ;</li>
<li>deux tomates, que l’on croque comme des pommes, et du sel dans un papier ;</li>
<li>des fruits, un peu plus que de raison.</li>
</ul>
<p>Demandez le couteau à l’hôtel&nbsp;: il vous sera prêté avec deux assiettes, des verres et, dans les bonnes maisons, une nappe dont personne ne parlera plus. Pour le vin, une demi-bouteille de rosé tenue dans un linge mouillé restera fraîche le temps d’arriver au muret.</p>
<h3>Le melon</h3>
<p>Il mérite son paragraphe. On le soupèse, car il doit être plus lourd qu’il n’en a l’air ; on le sent côté pédoncule ; on regarde si la queue commence à se décoller. Ou bien l’on s’en remet à la marchande, une femme en robe rouge qui ne lève pas les yeux de sa pile.</p>
<blockquote><p>« Un melon, ça se choisit pour une heure. Dites-moi laquelle. »</p></blockquote>
<p>J’ai répondu treize heures. Elle en a écarté six, tapoté le septième, l’a marqué d’une croix au crayon. À treize heures, il était parfait. À quatorze, paraît-il, il eût été trop tard.</p>
<h2>Faire cuisiner son panier</h2>
<p>Voici le privilège méconnu du client d’hôtel&nbsp;: il a une brigade à domicile. Au Mas du Cadran, où j’ai mes habitudes et ma place à l’ombre, le chef demande seulement à être prévenu la veille. On lui remet son panier vers onze heures, par la porte de derrière. Le soir, on retrouve ses courgettes dans une assiette, en fleurs, méconnaissables et flattées. Quelques règles de bonne entente&nbsp;:</p>
<ol>
<li>Prévenir, toujours. Une cuisine est une gare de triage, pas un guichet.</li>
<li>Apporter peu de produits et beaucoup de chacun&nbsp;: un légume, un fruit, une herbe.</li>
<li>Ne rien imposer. On donne la matière et l’on se tait.</li>
<li>Éviter la viande et le poisson, qui posent au chef des questions d’hygiène auxquelles il répondra par un sourire et par la poubelle.</li>
<li>Aller le remercier avant le dessert, pendant que les fourneaux sont encore allumés.</li>
</ol>
<h2>Le calendrier</h2>
<p>On vient en Provence en juillet parce que l’on est en vacances. On devrait y venir pour les légumes, et choisir son mois en conséquence.</p>
<ul>
<li><strong>Avril et mai&nbsp;:</strong> les asperges, les premières fraises, les petits artichauts violets que l’on mange crus.</li>
<li><strong>Juin&nbsp;:</strong> les cerises, les abricots, l’ail nouveau en tresses. Le meilleur mois, ne l’ébruitez pas.</li>
<li><strong>Juillet et août&nbsp;:</strong> tout à la fois, et tout le monde aussi. Venez à sept heures et demie.</li>
<li><strong>Septembre&nbsp;:</strong> les figues, le raisin de table, les derniers melons.</li>
<li><strong>De novembre à mars&nbsp;:</strong> les courges, l’huile nouvelle et, sur quelques places, des hommes qui parlent bas autour d’un coffre de voiture. C’est la truffe.</li>
</ul>
<h2>Ce qui rentre avec vous</h2>
<p>L’ail tressé voyage bien et parfume la penderie. L’huile va en soute, en bidon métallique plutôt qu’en verre. Le miel compte comme un liquide aux yeux de la sûreté aérienne, qui n’a pas le sens de la poésie. La lavande en bouquet, tête en bas, tient l’hiver ; en sachet, elle tient dix ans et s’offre à des gens que l’on connaît peu. Hors de l’Union européenne, renseignez-vous avant d’emporter fromage, fruits ou saucisson&nbsp;: les douaniers les aiment beaucoup.</p>
<figure><img src="/art/hotel-riviera-1280.webp" alt="Affiche&nbsp;: des villas à tuiles rouges étagées au-dessus d’une mer turquoise, une corniche en lacet où file une petite auto rouge, un pin parasol au premier plan." width="1280" height="853"><figcaption>Vers la côte, une heure plus tard. Le melon est sur la banquette arrière, calé par deux chapeaux.</figcaption></figure>
<h2>Choisir son village par le jour</h2>
<p>Dans cette région, les marchés tournent&nbsp;: chaque bourg a son matin, et l’on pourrait passer la semaine à suivre le même marchand d’olives. Demandez le calendrier à la conciergerie dès l’arrivée, et choisissez votre hôtel assez près de deux ou trois places pour y aller sans voiture. Nous n’avons pas encore d’adresse à recommander dans l’arrière-pays ; sur la côte, le potager de <a href="/hotels/villa-des-parasols">La Villa des Parasols</a> dispense presque du marché, et celui de Menton est à dix minutes.</p>
<p>Une dernière chose. Gardez un peu de monnaie pour midi et quart, quand les stores se replient. C’est là que l’on vous donne les pêches trop mûres. Ce sont les meilleures, et elles se mangent penché en avant.</p>`,
  image: '/art/article-marche-1280.webp',
  category: 'Guides',
  author: 'Paul Aubrac',
  read_time: '5 min',
  featured: false,
  tags: ['Provence', 'Marchés', 'Saisons', 'Pique-nique', 'France'],
  seo_title: 'Marchés de Provence : guide sans cuisine',
  seo_description:
    'Producteurs ou revendeurs, quoi acheter sans cuisine, quel mois choisir : le guide des marchés de Provence pour qui dort à l’hôtel.',
  seo_keywords: 'marché de Provence, produits de saison, hôtel Provence, pique-nique, gastronomie',
  published: true,
  created_at: '2026-06-18T06:20:00.000Z',
};
