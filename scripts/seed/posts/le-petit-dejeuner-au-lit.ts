import { photoUrl } from '#domain/media/photo.ts';
import { escapeMarkup } from '#domain/text/clean-text.ts';
import { teaPavilionPhoto } from '../photos.ts';

export const demoPost = {
  id: 'le-petit-dejeuner-au-lit',
  title: 'Le petit déjeuner au lit, mode d’emploi',
  excerpt:
    'C’est le repas le plus désiré de l’hôtel et le plus souvent raté. Tout se joue la veille, au crayon, sur une carte accrochée à la poignée.',
  content: `<p>Deux coups légers, un temps, puis le tintement d’une cuillère contre une soucoupe. Il n’existe pas de plus joli réveil, à condition d’avoir été réveillée un quart d’heure plus tôt. Sinon, on ouvre à un inconnu en gants blancs avec les cheveux d’une autre, et l’on signe n’importe quoi.</p>
<p>Le petit déjeuner au lit paraît aller de soi. C’est en réalité une petite opération logistique, menée à distance, entre une cuisine située quatre étages plus bas et un lit qui n’a pas été conçu pour cela. J’en ai pris assez, de Côme à Colombo, pour savoir où il échoue.</p>
<h2>La carte à la poignée</h2>
<p>On la remplit le soir, fatiguée, avec l’appétit de la veille. C’est la source de presque tous les malheurs&nbsp;: à vingt-trois heures, chacun se croit capable d’une omelette, d’un bircher et de trois viennoiseries. Cochez, puis barrez la moitié.</p>
<h3>L’heure</h3>
<p>Les hôtels livrent par tranches d’un quart d’heure. La plus demandée est huit heures trente ; c’est donc celle où le café attend l’ascenseur. Choisissez sept heures quarante-cinq ou neuf heures et quart. Et demandez un appel dix minutes avant, le temps de passer un peignoir et de choisir un côté.</p>
<h3>Les lignes libres</h3>
<p>Le bas de la carte offre souvent une ligne pointillée que personne n’utilise. C’est la plus précieuse. J’y écris toujours la même chose&nbsp;: « Pain grillé à part, non beurré. Lait chaud. Une deuxième tasse. » La deuxième tasse n’est pas pour quelqu’un&nbsp;: le premier café se boit, le second se regarde.</p>
<h2>Ce qui voyage, ce qui ne voyage pas</h2>
<p>Comptez huit minutes entre le passe et l’oreiller, sous une cloche. Certains aliments en sortent grandis, d’autres méconnaissables.</p>
<ul>
<li><strong>Voyagent bien&nbsp;:</strong> le café en verseuse isolée, les croissants, la brioche, les fruits entiers, le yaourt, le jambon, le fromage, l’œuf à la coque si l’on vous l’apporte dans son eau.</li>
<li><strong>Voyagent mal&nbsp;:</strong> l’œuf poché, qui continue de cuire par orgueil ; le pain grillé, qui devient du carton puis du cuir ; la crêpe ; tout ce qui mousse.</li>
<li><strong>Ne devraient pas voyager&nbsp;:</strong> les œufs Bénédicte. La sauce arrive avant eux.</li>
</ul>
<p>L’orange se presse à la minute ou ne se presse pas. Si le jus porte une petite collerette de mousse, il a moins d’un quart d’heure. Sans collerette, il a une histoire.</p>
<figure><img src="/art/hotel-lac-de-come-1280.webp" alt="Affiche&nbsp;: une villa ocre et ses jardins en terrasses sur le lac de Côme, un canot d’acajou, vus depuis une loggia couverte de glycine." width="1280" height="853"><figcaption>Côme, huit heures moins le quart. Le canot part chercher le pain sur l’autre rive, du moins on l’espère.</figcaption></figure>
<h2>L’installation</h2>
<p>Un lit est une surface instable recouverte de tissu blanc. On y procède avec méthode.</p>
<ol>
<li>Aérez cinq minutes, puis refermez à demi&nbsp;: le jour oui, le courant d’air non.</li>
<li>Dressez deux oreillers contre la tête de lit, et un troisième sous les genoux, qui fait table.</li>
<li>Exigez un plateau à pieds, ou à rebord. Un plateau plat finit toujours par pencher du côté du café.</li>
<li>Étalez une serviette de bain sur la couette, dès avant l’arrivée. Les miettes de croissant sont la seule matière qui remonte les pentes.</li>
<li>Versez d’abord, asseyez-vous ensuite. Jamais l’inverse.</li>
<li>Beurrez au-dessus de l’assiette, et non au-dessus de la page.</li>
</ol>
<h3>À deux</h3>
<p>Un seul grand plateau au milieu, plutôt que deux petits qui se tamponnent. Celui qui est du côté du téléphone rappelle pour le sucre. Celui qui est du côté de la fenêtre décrit le temps. On peut échanger les rôles, mais il faut alors tout recommencer, et le café refroidit.</p>
<h2>Le balcon, cette fausse bonne idée</h2>
<p>Il y a la mer, un soleil encore bas, une balustrade. Tout invite à sortir la table. Regardez d’abord la cime des arbres&nbsp;: si elle bouge, votre serviette partira la première, suivie de la note. Puis cherchez les moineaux, les mouettes, les guêpes. Un petit déjeuner dehors se partage, et pas toujours avec la personne prévue. Mon conseil est de rester au lit, portes ouvertes, à trois mètres du paysage. On voit aussi bien, et la confiture est à l’abri.</p>
<p>Au Miramonti, face à une baie sarde qui regarde plein est, la gouvernante d’étage orientait elle-même le lit d’un quart de tour, le premier matin, pour que le soleil arrive avec le plateau. Je lui ai demandé si les clients le remarquaient.</p>
<blockquote><p>« Non. Ils disent seulement qu’ils ont bien dormi. »</p></blockquote>
<h2>Les usages</h2>
<p>On ouvre soi-même, ou l’on répond « entrez » d’une voix que l’on a essayée avant. On n’est pas tenu de parler. Le supplément de service figure parfois sur la note ; s’il n’y est pas, un pourboire discret, en main propre, est toujours compris. Enfin, on sort le plateau dans le couloir, serviette par-dessus, ou l’on appelle&nbsp;: le vestige d’œuf à midi est ce qui vieillit le plus vite une chambre.</p>
<h2>Quand il vaut mieux descendre</h2>
<p>Trois exceptions, par honnêteté. Quand l’hôtel a un vrai boulanger, car rien ne remplace la fournée. Quand la salle donne sur un jardin, un lac, une place où l’on installe le marché. Et au Japon, où le riz, le poisson grillé, la soupe et une dizaine de petits plats composent un paysage qui ne se mange pas accoudé.</p>
<figure><img src="${escapeMarkup(photoUrl(teaPavilionPhoto.photo))}" alt="Photographie&nbsp;: un bol à thé noir, un fouet de bambou et une boîte de laque rouge sur un tatami au soleil, devant les panneaux ouverts sur le jardin." width="1280" height="853"><figcaption>Certains matins méritent que l’on se lève&nbsp;: celui-ci sent le riz, le thé et le tatami neuf.</figcaption></figure>
<p>Pour le reste, dormez. En choisissant une chambre, regardez son orientation autant que sa surface&nbsp;: à l’est, le plateau a de la lumière. À <a href="/hotels/villa-des-parasols">La Villa des Parasols</a>, c’est la Mandarine.</p>`,
  image: '/art/article-petit-dejeuner-1280.webp',
  category: 'Conseils',
  author: 'Hélène Marsan',
  read_time: '4 min',
  featured: false,
  tags: ['Petit déjeuner', 'Service en chambre', 'Rituels'],
  seo_title: null,
  seo_description: null,
  seo_keywords: null,
  published: true,
  created_at: '2026-04-23T05:50:00.000Z',
};
