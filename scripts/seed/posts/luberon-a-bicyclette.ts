export const demoPost = {
  id: 'luberon-a-bicyclette',
  title: 'Le Luberon à bicyclette, un chai à la fois',
  excerpt:
    'Quatre jours, une seule valise, cent vingt kilomètres de chemins blancs. Carnet de route d’un cycliste moyen, en pays de côtes courtes et de cerises mûres.',
  content: `<p>Deux façons de visiter un vignoble ont cours. La première consiste à louer une voiture, à désigner un sobre et à lui gâcher la journée. La seconde tient sur deux roues&nbsp;: on va moins loin, on boit moins, on voit mieux. Le Luberon, qui n’est ni plat ni cruel, se prête bien à la seconde, pourvu que l’on accepte une vérité locale&nbsp;: le village est toujours en haut.</p>
<p>J’y suis retourné la dernière semaine de mai, quand les coquelicots tiennent encore les talus. Une base, quatre boucles, une bicyclette rouge à sept vitesses dont la sixième ne servait à rien. Cent vingt kilomètres en tout, ce qui fait rire les coureurs et suffit à faire un voyage.</p>
<h2>Choisir sa semaine</h2>
<p>La question n’est pas la beauté, acquise d’avance, mais la chaleur et le vent. Le mistral souffle du nord-ouest, n’a pas d’horaires, et change une descente en palier. Les gens d’ici ont une règle&nbsp;: face au vent le matin, poussé le soir. Elle vaut pour toute l’année.</p>
<ul>
<li><strong>De mi-avril à mi-juin&nbsp;:</strong> la meilleure saison. Matins frais, fossés fleuris, cerises à partir de la mi-mai.</li>
<li><strong>Juillet et août&nbsp;:</strong> rouler de sept heures à onze heures, puis poser le vélo à l’ombre et soi-même à côté.</li>
<li><strong>Septembre&nbsp;:</strong> les vendanges. Le parfum de moût est partout, les tracteurs aussi, et les vignerons ont autre chose à faire que de vous servir.</li>
</ul>
<h2>La boucle du pont Julien</h2>
<p>Premier jour, vingt-six kilomètres, presque tous indulgents. L’ancienne voie ferrée du Calavon, devenue véloroute, file à plat entre les vergers. Elle croise le pont Julien, trois arches de calcaire posées par les Romains peu avant notre ère et rendues aux piétons et aux cycles en 2005 seulement. Les voitures l’avaient donc emprunté jusque-là, pare-chocs contre histoire.</p>
<p>On s’assied sur le parapet, on mange des cerises. La pierre garde la fraîcheur de la nuit jusque vers dix heures ; après quoi il faut repartir, parce que la route de Bonnieux monte de deux cent cinquante mètres et qu’elle ne les rend qu’au retour.</p>
<h3>Où se trompent les débutants</h3>
<p>Ils attaquent la côte au déjeuner. Les habitués passent avant dix heures ou après dix-sept, quand la lumière prend les vignes de côté et que chaque cep projette une ombre plus longue que lui. Ils évitent aussi la combe de Lourmarin, belle, étroite, fréquentée par des automobilistes qui regardent le paysage.</p>
<figure><img src="/art/article-marche-1280.webp" alt="Affiche&nbsp;: une rue de marché provençal, étals de fruits sous des stores rayés, seaux de lavande et campanile au fond." width="1280" height="853"><figcaption>Le samedi à Apt, il faut arriver avant neuf heures, et à pied.</figcaption></figure>
<h2>Le samedi, Apt</h2>
<p>Le grand marché d’Apt occupe le samedi matin tout le centre de la ville. On y vient pour les fruits confits, dont la ville a fait sa spécialité, et l’on repart avec un melon, ce qui est une erreur de cycliste&nbsp;: le melon roule. Prenez plutôt du fromage de chèvre, un saucisson et une fougasse, qui se tiennent tranquilles dans un panier.</p>
<p>L’après-midi, l’ocre. Autour de Roussillon, les chemins passent du blanc au rose, puis à un orange de brique mal cuite. La poudre se glisse dans les chaussettes et n’en sort plus. J’en ai rapporté à Paris sans le vouloir, un souvenir honnête.</p>
<h2>Se présenter au chai</h2>
<p>Les pentes relèvent de deux appellations, Luberon au sud du Calavon, Ventoux au nord, et la plupart des caves reçoivent sans façon. Sans façon ne veut pas dire sans manières.</p>
<ol>
<li>Téléphoner la veille, surtout dans les petites maisons où celle qui vend est aussi celle qui taille.</li>
<li>Deux chais par jour, pas trois. Le troisième ne goûte plus rien, et le quatrième ne retrouve plus la route.</li>
<li>Recracher. Le seau est là pour cela, personne ne vous en voudra.</li>
<li>Acheter. Deux bouteilles expédiées chez vous remercient mieux qu’un compliment sur les arômes.</li>
</ol>
<p>Dans une cave proche de Goult, le vigneron, un grand homme à béret de toile, a regardé mon vélo avant de regarder ma figure. Puis il a rempli ma gourde au robinet de la cour.</p>
<blockquote><p>« En voiture, on me demande le prix. À vélo, on me demande de l’eau. Après, on cause. »</p></blockquote>
<h2>Le bon équipage</h2>
<p>J’ai logé dans une magnanerie au milieu des rangs, que nous recommanderons quand nous y aurons dormi en hiver. Volets gris, carrelage frais, un atelier où l’on trouve une pompe à pied et des rustines&nbsp;: à ce détail on reconnaît les maisons qui reçoivent des cyclistes et celles qui possèdent des vélos pour la photographie. Le soir, la patronne pose sur la table une anchoïade, des tomates, un rosé de la parcelle d’en face, et ne demande pas combien de kilomètres vous avez faits.</p>
<h3>Dans la sacoche</h3>
<ul>
<li>une chambre à air au bon diamètre, vérifiée avant le départ ;</li>
<li>un coupe-vent, même par grand soleil, pour les descentes à l’ombre ;</li>
<li>deux gourdes, les fontaines de village n’étant pas toutes potables ;</li>
<li>une carte au 1:25 000, le téléphone ayant l’habitude de s’éteindre aux carrefours.</li>
</ul>
<p>L’assistance électrique ne mérite aucun mépris. Elle permet à deux personnes de force inégale d’arriver ensemble et de bonne humeur, résultat que bien des thérapies n’obtiennent pas.</p>
<h2>Et si l’on n’a que deux jours</h2>
<p>Gardez la véloroute et le pont Julien, oubliez les ocres, dormez sur place. Le Luberon supporte mal l’aller-retour&nbsp;: il se donne entre dix-huit heures et la nuit, quand les cars sont redescendus. Pour prolonger vers la mer, <a href="/hotels/villa-des-parasols">La Villa des Parasols</a> est à trois heures de route ; si vous préférez que quelqu’un d’autre calcule les pentes et réserve les tables, confiez-nous vos dates en <a href="/vacances-sur-mesure">vacances sur mesure</a>. Précisez seulement l’état de vos genoux.</p>`,
  image: '/art/article-velo-vignobles-1280.webp',
  category: 'Destinations',
  author: 'Paul Aubrac',
  read_time: '5 min',
  featured: false,
  tags: ['Provence', 'Vignobles', 'Bicyclette', 'Voyage lent'],
  seo_title: 'Le Luberon à vélo en quatre jours',
  seo_description:
    'Saison, boucles, chais et sacoche : notre carnet de route pour quatre jours de bicyclette dans les vignobles du Luberon, sans jouer les champions.',
  seo_keywords: 'Luberon à vélo, vignobles de Provence, séjour à bicyclette, pont Julien',
  published: true,
  created_at: '2026-06-09T07:43:00.000Z',
};
