export const demoPost = {
  id: 'cappadoce-une-heure-en-ballon',
  title: 'Cappadoce, une heure en ballon et trois jours pour l’attendre',
  excerpt:
    'Le vent décide, et il décide à quatre heures du matin. Comment voler au-dessus des cheminées de fées, et que faire si l’on reste à terre.',
  content: `<p>Le téléphone sonne à quatre heures dix. Au bout du fil, une voix aimable annonce que la voiture est en bas et que le drapeau n’est pas encore vert. On s’habille donc dans le noir, sans savoir si l’on va s’élever à six cents mètres ou retourner se coucher. La Cappadoce commence ainsi&nbsp;: par une incertitude, un thé trop chaud et deux pulls.</p>
<p>Tout le monde a vu l’image. Les ballons rayés, les cônes de tuf, le couple de dos sur une terrasse. L’image est exacte, ce qui est rare. Elle omet seulement le bruit du brûleur, l’odeur d’herbe mouillée et le fait que les autres, eux aussi, ont réservé.</p>
<h2>Le vent d’abord</h2>
<p>Chaque matin, l’aviation civile turque autorise les vols ou les interdit, secteur par secteur, selon les relevés de la nuit. Personne ne négocie, ni votre hôtel, ni votre pilote, ni votre anniversaire de mariage. D’avril à novembre, la plupart des aubes sont bonnes ; l’hiver, les annulations se suivent et la neige, quand elle tombe, console à sa manière.</p>
<p>J’ai volé au troisième essai, un jour de septembre. Les deux premiers m’ont appris davantage que la brochure.</p>
<h3>La règle des trois nuits</h3>
<p>Demandez toujours le premier matin possible. S’il est annulé, vous êtes reporté au suivant, puis à celui d’après. Avec trois nuits sur place, les chances sont sérieuses. Avec une seule, on parie.</p>
<h2>Comment choisir son panier</h2>
<p>Les prix varient du simple au triple sans que le paysage change. La différence tient à quelques points, qui se vérifient avant de payer.</p>
<ul>
<li><strong>Le nombre de passagers.</strong> Huit, seize ou vingt-quatre. À vingt-quatre, on voit très bien le bonnet de son voisin.</li>
<li><strong>La durée annoncée.</strong> Une heure en l’air, et non une heure « d’expérience », gonflage et photographies compris.</li>
<li><strong>Les conditions d’annulation.</strong> Remboursement intégral si le drapeau reste rouge, écrit noir sur blanc.</li>
<li><strong>L’assurance et la licence du pilote.</strong> La question ne vexe que les mauvais.</li>
</ul>
<p>Les enfants trop petits pour regarder par-dessus le bord et les femmes enceintes restent au sol&nbsp;: l’atterrissage se fait genoux fléchis, et le panier, parfois, se couche. Mettez des chaussures fermées, un bonnet à cause du brûleur, et laissez le grand chapeau à la chambre.</p>
<h2>Une heure, minute par minute</h2>
<p>Le décollage ne se sent pas. On regarde ses pieds, puis la terre, et elle est déjà plus loin. Le pilote descend d’abord dans une vallée, si bas que l’on pourrait cueillir un coing ; le tuf, vu de près, a le grain d’un sucre roux. Des pigeonniers percent les parois, ourlés de blanc et de rouge. Il reste un tapis, oublié sur un fil, et une femme qui ne lève même plus la tête.</p>
<p>Puis il monte. Le bruit cesse entre deux coups de brûleur et l’on découvre que le silence, en altitude, est complet&nbsp;: on dérive avec le vent, on n’en sent donc pas un souffle. Le soleil sort derrière la crête. Plus de cent ballons prennent la lumière l’un après l’autre, comme on allume les lampes d’un boulevard.</p>
<blockquote><p>« Je sais monter et je sais descendre. Pour le reste, je m’arrange avec le vent, et le vent est de bonne famille. »</p></blockquote>
<p>C’est la réponse du pilote à qui demandait où nous allions. Il a posé le panier sur sa remorque, du premier coup, dans un champ de courges. On boit ensuite un verre de mousseux tiède à sept heures du matin, tradition discutable dont nul ne se plaint.</p>
<figure><img src="/art/article-petit-dejeuner-1280.webp" alt="Affiche&nbsp;: un plateau de petit déjeuner sur un lit défait, croissants, café, orange pressée et rose, devant un balcon au soleil levant." width="1280" height="853"><figcaption>À neuf heures, la journée a déjà été vécue une fois ; il reste à la recommencer avec du café.</figcaption></figure>
<h2>Et si l’on ne vole pas</h2>
<p>Alors on regarde voler les autres le lendemain, depuis une terrasse, et l’on s’avoue que le spectacle est plus beau d’en bas. Entre-temps, le pays ne manque pas de ressources.</p>
<ol>
<li><strong>La vallée Rouge en fin de journée.</strong> Trois heures de marche, des chapelles sans porte, une buvette taillée dans la roche où l’on presse des grenades.</li>
<li><strong>Les églises peintes de Göreme,</strong> à l’ouverture. Les fresques ont autour de mille ans, et les groupes arrivent à dix heures.</li>
<li><strong>Derinkuyu,</strong> ville souterraine creusée sur plusieurs étages. Déconseillée aux claustrophobes, recommandée aux enfants qui ne le sont pas encore.</li>
<li><strong>Les potiers d’Avanos,</strong> sur le fleuve Rouge, dont ils travaillent l’argile. On vous fera essayer le tour ; votre bol sera laid et vous le garderez.</li>
</ol>
<h2>Dormir dans la pierre</h2>
<p>Les hôtels troglodytes vont de la grotte humide à l’appartement princier. Le Tuf Gris, où j’ai attendu mon vent, compte quatorze chambres creusées au-dessus d’Uçhisar. Température constante, silence de cave à vin, pas de fenêtre au fond&nbsp;: choisissez une chambre d’angle. La maison a l’élégance de garder le petit déjeuner jusqu’à midi, et de servir, le soir, l’agneau cuit dans une jarre scellée que l’on casse à table d’un coup sec. Le serveur vous tend le marteau. Il vaut mieux viser l’épaule.</p>
<p>Deux aéroports desservent la région, Kayseri et Nevşehir, à une heure de route environ pour le premier, un peu moins pour le second. Beaucoup ajoutent Istanbul avant ou la mer Égée après, jusqu’à <a href="/hotels/kaldera-blanc">Kaldera Blanc</a>, ouvert à Santorin jusqu’à la fin d’octobre. Si vous voulez trois nuits, un petit panier et une chambre avec fenêtre, dites-le-nous en préparant vos <a href="/vacances-sur-mesure">vacances sur mesure</a>.</p>`,
  image: '/art/article-montgolfieres-1280.webp',
  category: 'Expériences',
  author: 'Inès Caro',
  read_time: '4 min',
  featured: false,
  tags: ['Cappadoce', 'Turquie', 'Montgolfière', 'Lever du soleil'],
  seo_title: 'Montgolfière en Cappadoce : le bon vol',
  seo_description:
    'Trois nuits, un petit panier, un bon vent : nos conseils pour voler en montgolfière en Cappadoce, et pour aimer la région même si le vol est annulé.',
  seo_keywords: 'montgolfière Cappadoce, voyage en Turquie, hôtel troglodyte, Göreme, Uçhisar',
  published: true,
  created_at: '2026-09-03T05:51:00.000Z',
};
