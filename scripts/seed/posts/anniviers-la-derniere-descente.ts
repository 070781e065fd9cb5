export const demoPost = {
  id: 'anniviers-la-derniere-descente',
  title: 'Val d’Anniviers, la dernière descente',
  excerpt:
    'Dans cette vallée du Valais, on skie le matin par devoir et à quatre heures par plaisir. Voyage d’hiver en mélèze noir, rose des cimes et vin de glacier.',
  content: `<p>Quand les cabines se vident, vers quinze heures trente, il se passe quelque chose que les forfaits à la journée ne mentionnent pas. Les familles rentrent, la musique des terrasses s’arrête faute de clients, et la piste redevient une pente. Il reste une demi-heure avant que les pisteurs ferment derrière eux. La neige, molle à midi, reprend du corps ; l’ombre monte depuis le village ; là-haut, les sommets passent au jaune, puis au rose, puis à un violet de dragée.</p>
<p>C’est pour cette demi-heure que je retourne dans le val d’Anniviers, au-dessus de Sierre, dans le Valais francophone. Le reste de la journée n’est pas mal non plus.</p>
<h2>Une vallée, cinq villages</h2>
<p>Le car postal part de la gare de Sierre et monte par une route taillée dans la paroi. Dans les virages sans visibilité, le chauffeur klaxonne sur trois notes. Après Vissoie, il faut choisir son bord.</p>
<h3>Grimentz et Zinal, côté ombre</h3>
<p>Grimentz a gardé ses greniers de mélèze brûlés par le soleil, juchés sur de courtes pattes coiffées de disques de pierre. Les souris n’ont jamais trouvé la parade. Une grande cabine relie le village aux pistes de Zinal, plus loin, plus haut, plus rude, où la route s’arrête parce que la montagne l’exige.</p>
<h3>Saint-Luc et Chandolin, côté soleil</h3>
<p>En face, les balcons reçoivent la lumière jusqu’au bout. Chandolin, à près de deux mille mètres, regarde une couronne de sommets de plus de quatre mille mètres, du Weisshorn à la Dent Blanche, avec le Cervin glissé entre les épaules des autres. L’écrivaine Ella Maillart, qui avait vu l’Asie centrale, y avait son chalet ; on comprend qu’elle ait cessé de chercher.</p>
<h2>La bonne heure, mode d’emploi</h2>
<p>La dernière descente se prépare. Trop tôt, on slalome entre les leçons ; trop tard, on contrevient, et la montagne fermée n’est pas une formule. Les dameuses travaillent au bout d’un câble d’acier, tendu dans le noir à hauteur de cuisse.</p>
<ol>
<li>Relever l’heure de fermeture de la remontée du haut, et prendre l’avant-dernière cabine.</li>
<li>Laisser partir la foule. Cinq minutes d’attente au sommet, gants remis, fermetures tirées.</li>
<li>Changer d’écran&nbsp;: un verre clair, car le relief disparaît dans l’ombre bleue.</li>
<li>Skier à six virages du dernier groupe, sans jamais se laisser doubler par le pisteur.</li>
<li>S’arrêter une fois, au soleil, et ne pas photographier.</li>
</ol>
<p>En mars, le soir tombe tard et la lumière dure. En janvier, tout se joue en un quart d’heure, par moins douze.</p>
<blockquote><p>« Le matin, ils descendent pour avoir descendu. Le soir, ils descendent pour rentrer. Ce n’est pas le même ski. »</p></blockquote>
<p>L’homme qui dit cela est pisteur depuis trente et un ans. Il ferme la piste chaque soir d’hiver, un bâton sous le bras, avec la mine d’un bedeau qui éteint les cierges.</p>
<figure><img src="/art/article-piscine-thermale-1280.webp" alt="Affiche&nbsp;: un bassin intérieur fumant sous une voûte à colonnes, une baigneuse, et des sommets enneigés derrière trois arches." width="1280" height="853"><figcaption>Dix-sept heures&nbsp;: les cuisses réclament, la montagne s’éteint, l’eau est à trente-quatre degrés.</figcaption></figure>
<h2>Ce qu’on mange, ce qu’on boit</h2>
<p>La raclette, ici, se racle. La demi-meule chauffe devant les braises, on en tire une lame à la fois, et l’on compte les assiettes plutôt que les minutes. Elle appelle un fendant bien froid. La petite arvine, plus saline, va avec la viande séchée que l’on coupe fin, en travers de la fibre.</p>
<p>Reste le vin du glacier. Les bourgeois de Grimentz le gardent dans des tonneaux de mélèze que l’on ne vide jamais&nbsp;: chaque année, on complète avec du plus jeune. On ne l’achète pas, on vous y convie. Il a un goût de noix, de résine et de grand-oncle. Si l’on vous tend le gobelet, dites merci, buvez lentement, ne proposez pas d’améliorations.</p>
<h2>Où poser ses chaussures</h2>
<p>La Maison Haute-Combe réunit, à l’écart du village, trois chalets anciens reliés par des couloirs enterrés. Une vingtaine de chambres, une odeur de cire, un casier chauffant par personne et, à seize heures trente, une soupe d’orge posée sur le poêle, sans annonce ni supplément. Les lits regardent l’est&nbsp;: on ouvre un œil, le Weisshorn est là, on le referme.</p>
<p>Trois questions, avant de réserver une maison d’altitude, valent mieux que la photographie du jacuzzi.</p>
<ul>
<li><strong>Rentre-t-on skis aux pieds ?</strong> Quatre cents mètres en chaussures, le soir, gâchent une belle fin.</li>
<li><strong>De quel côté dort-on ?</strong> Au-dessus de la place, la dameuse municipale passe à cinq heures.</li>
<li><strong>Que fait-on sans ski ?</strong> Une vraie réponse comporte des raquettes, un sentier damé, une bibliothèque.</li>
</ul>
<h2>Quand venir, comment repartir</h2>
<p>De la mi-janvier aux premiers jours de février, puis tout le mois de mars, hors congés scolaires suisses et français. Le train mène à Sierre par la ligne du Simplon, ce qui dispense de chaînes, de caution et de dispute conjugale au premier lacet. Emportez une frontale, de la crème à lèvres, un roman assez gros pour un jour de foehn.</p>
<p>L’été est une autre vallée, avec des vaches noires qui se battent pour le rang et des bisses où l’eau court à flanc de pente. D’autres sommets vous attendent dans <a href="/destinations/alpes">les Alpes</a> ; l’eau à trente-quatre degrés, elle, coule au <a href="/hotels/grand-hotel-du-lac-blanc">Grand Hôtel du Lac Blanc</a>, de l’autre côté du massif.</p>`,
  image: '/art/article-ski-au-crepuscule-1280.webp',
  category: 'Destinations',
  author: 'Théo Vasseur',
  read_time: '4 min',
  featured: false,
  tags: ['Suisse', 'Valais', 'Ski', 'Hiver', 'Montagne'],
  seo_title: null,
  seo_description: null,
  seo_keywords: null,
  published: true,
  created_at: '2026-03-05T16:27:00.000Z',
};
