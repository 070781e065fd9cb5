export const demoPost = {
  id: 'une-journee-aux-bains',
  title: 'Une journée aux bains, ou l’art de ne rien faire correctement',
  excerpt:
    'Chaud, froid, repos, et recommencer. Dans les bassins d’un hôtel des Grisons, petite méthode pour les gens pressés de se détendre.',
  content: `<p>Moins douze dehors, trente-quatre dedans, et entre les deux une vitre. À neuf heures du matin, les bains du <a href="/hotels/grand-hotel-du-lac-blanc">Grand Hôtel du Lac Blanc</a> appartiennent à la vapeur. Elle se lève du bassin par écharpes, hésite à mi-hauteur des colonnes, puis renonce. Au fond, trois grandes baies cintrées découpent la montagne en triptyque&nbsp;: sapins à gauche, sommet au centre, sapins encore. Une baigneuse est assise au bord, les pieds dans l’eau. Elle a l’air de réfléchir. Elle ne réfléchit pas ; c’est la deuxième leçon de la journée.</p>
<p>La première, je l’ai reçue dans le couloir. Frau Lutz, qui tient les bains depuis dix-neuf ans, a regardé ma montre, puis m’a tendu une petite boîte de bois, doublée de feutre, où la déposer.</p>
<h2>Avant dix heures, le bassin est à vous</h2>
<p>Les skieurs sont en haut, les dormeurs en bas, les curistes au petit déjeuner. C’est l’heure où l’eau est la plus lisse et la plus chaude, la nuit lui ayant rendu les degrés que les nageurs lui prennent. On entre par les marches, sans saut ni exclamation. On va jusqu’au milieu. On se retourne sur le dos, les oreilles sous la surface, et l’on entend ce que l’on n’entend jamais&nbsp;: le bâtiment qui travaille, une pompe lointaine, son propre sang.</p>
<p>Pas de longueurs. Un bain thermal n’est pas une piscine qui aurait mal tourné, et l’eau chaude fatigue vite qui s’y agite. Vingt minutes suffisent ; à la vingt et unième, les doigts vous préviennent.</p>
<h2>Le circuit, dans l’ordre</h2>
<p>Les traditions diffèrent, la grammaire est la même partout&nbsp;: chaud, froid, repos. C’est le troisième terme que l’on saute, et c’est lui qui fait l’effet.</p>
<ol>
<li><strong>Se doucher.</strong> Savon, eau tiède, et bien s’essuyer&nbsp;: une peau sèche transpire plus tôt.</li>
<li><strong>Chauffer.</strong> Sauna, huit à douze minutes, allongé si possible, assis les deux dernières pour que la tête suive. Au hammam, moins chaud et plus humide, on peut rester un peu plus.</li>
<li><strong>Refroidir.</strong> L’air d’abord, une minute sur la terrasse, puis l’eau. On commence par les pieds et l’on finit par la nuque, jamais l’inverse.</li>
<li><strong>Se reposer.</strong> Au moins autant que l’on a chauffé. Couverture, chaise longue, rien à lire.</li>
<li><strong>Boire.</strong> De l’eau, une tisane. Le verre de blanc de la vallée attendra le soir, il n’en sera que meilleur.</li>
</ol>
<p>Deux tours font du bien, trois font une journée, quatre relèvent de la compétition. Les femmes enceintes, les cœurs fragiles et les lendemains de fête demanderont d’abord son avis à un médecin, qui ne sera pas vexé qu’on l’interroge.</p>
<h3>L’erreur commune</h3>
<p>À onze heures, j’avais bouclé mon premier tour en trente-cinq minutes, repos compris, et je me dirigeais vers le sauna avec le sentiment du devoir accompli. Frau Lutz m’a arrêtée d’un geste de la main, celui des agents de la circulation.</p>
<blockquote><p>« Vous vous reposez trop vite, madame. Recommencez. »</p></blockquote>
<p>Elle m’a reconduite à une chaise longue, a bordé la couverture comme on ferme une enveloppe, et elle a tourné le dossier vers la fenêtre. Je me suis réveillée à midi et demi.</p>
<figure><img src="/art/article-ski-au-crepuscule-1280.webp" alt="Affiche&nbsp;: une skieuse en rouge descend vers un village de chalets éclairés sous un sommet rosi par le crépuscule." width="1280" height="853"><figcaption>Dix-sept heures&nbsp;: les derniers skieurs rentrent, et avec eux la conversation. Il est temps de remonter dans sa chambre.</figcaption></figure>
<h2>Le silence et ses ennemis</h2>
<p>Les bains sont la dernière pièce d’un hôtel où l’on puisse exiger le calme sans passer pour un original. Encore faut-il en donner sa part.</p>
<ul>
<li>La chaise longue se garde par la présence, pas par le peignoir.</li>
<li>On murmure. Le chuchotement, plus sifflant, porte deux fois plus loin sous une voûte.</li>
<li>La serviette se met entre soi et le bois du sauna, sur toute la longueur de soi.</li>
<li>En pays germanique, le sauna se prend souvent nu, et mixte. Personne ne regarde ; ceux qui vérifient que personne ne regarde sont les seuls à se faire remarquer.</li>
<li>Le téléphone reste au vestiaire. La vapeur le déteste, et les voisins aussi.</li>
</ul>
<h2>Ailleurs, d’autres eaux</h2>
<h3>Au Japon, la politesse d’abord</h3>
<p>Dans un onsen, on se lave assis, longuement, avant d’entrer, et l’on entre sans maillot ni savon. La petite serviette se pose sur la tête ou sur la pierre, jamais dans l’eau. Celle-ci dépasse volontiers quarante degrés&nbsp;: dix minutes, puis l’air du soir, puis dix minutes encore. Les tatouages restent mal vus dans certaines maisons ; il est plus simple de poser la question en réservant.</p>
<figure><img src="/art/hotel-kyoto-1280.webp" alt="Affiche&nbsp;: une auberge japonaise illuminée parmi les érables rouges, un pont laqué sur la rivière et un bain fumant." width="1280" height="853"><figcaption>Un bain fumant, la rivière à côté&nbsp;: le froid et le chaud ont parfois la courtoisie d’être voisins.</figcaption></figure>
<h3>Dans le Nord, le trou dans la glace</h3>
<p>On y descend par une échelle, en expirant. Trente secondes comptent comme un exploit, dix comme une bonne idée. L’important est de ne pas y aller seul, et d’avoir repéré avant, plutôt qu’après, où se trouve la porte du sauna.</p>
<h2>Choisir un hôtel pour ses bains</h2>
<p>Les photographies montrent toutes le même bassin bleu, vide, à l’aube. Quelques questions posées par téléphone renseignent mieux&nbsp;: à quelle heure ouvre-t-on ? Les enfants ont-ils leurs heures, ou toutes ? Combien de chaises longues pour combien de chambres ? Une pour trois est honnête, une pour six annonce des peignoirs en faction. Y a-t-il une salle de repos séparée, et donne-t-elle sur autre chose qu’un mur ? L’eau est-elle thermale, ou simplement tiède ? Les deux sont agréables, une seule a une raison d’être là.</p>
<p>Trois de nos adresses y répondent bien&nbsp;: celle-ci ; le <a href="/hotels/ryokan-momiji">Ryokan Momiji</a>, près de Kyoto, deux bains de pierre pour neuf chambres ; <a href="/hotels/nordlys-rorbuer">Nordlys Rorbuer</a>, aux Lofoten, dont le sauna flotte au bout du ponton.</p>
<p>Le soir, Frau Lutz m’a rendu la boîte de bois. J’ai remis ma montre au poignet. Elle avait continué sans moi, et très bien.</p>`,
  image: '/art/article-piscine-thermale-1280.webp',
  category: 'Spa & Bien-être',
  author: 'Hélène Marsan',
  read_time: '5 min',
  featured: false,
  tags: ['Bains', 'Sauna', 'Suisse', 'Hiver'],
  seo_title: 'Bains et sauna alpins : la bonne méthode',
  seo_description:
    'Chaud, froid, repos : durées, usages et questions à poser pour choisir un hôtel de montagne pour ses bains, et en profiter sans se presser.',
  seo_keywords: 'hôtel spa Alpes, bains thermaux, sauna, onsen, bien-être',
  published: true,
  created_at: '2026-10-22T08:00:00.000Z',
};
