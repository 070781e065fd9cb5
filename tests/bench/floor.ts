import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromRoot } from '../../scripts/lib/script.ts';
import { americanHotels } from '../../scripts/seed/hotels-amerique.ts';
import { asianHotels } from '../../scripts/seed/hotels-asie.ts';
import { europeanHotels } from '../../scripts/seed/hotels-europe.ts';
import { indianOceanHotels } from '../../scripts/seed/hotels-ocean-indien.ts';
import { posts } from '../../scripts/seed/posts.ts';

// The floor, a lower bound with which pages are compared: the home page's hero and text, a
// hand-written style sheet, no JavaScript. The floor does not follow changes of the site, so that
// results stay comparable.
const HERO = 'page-home-800.avif';
const TITLE = 'Découvrez les plus beaux palaces du monde';
const NAVIGATION = ['Accueil', 'Destinations', 'Le magazine', 'Sur mesure', 'À propos', 'Contact'];

const CSS = `*{box-sizing:border-box}body{margin:0;font:17px/1.6 Jost,system-ui,sans-serif;color:#1b2340;background:#f7f2e6}
h1,h2,h3{font-family:Rosarivo,Georgia,serif;font-weight:400;line-height:1.15;text-wrap:balance}h1{font-size:2.6rem;margin:1.1rem 0 0}h2{font-size:1.9rem;grid-column:1/-1;margin:0}h3{font-size:1.35rem;margin:0 0 .25rem}
a{color:inherit}header,footer{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:1rem 1.25rem}header{border-bottom:1px solid #d9cfb8}header a,footer a{display:inline-block;padding:.6rem 0;text-decoration:none}
.hero{display:flex;flex-direction:column}.hero img{display:block;width:100%;height:25rem;object-fit:cover}.hero>div{padding:2rem 1.25rem .75rem}.kicker{margin:0;font-size:.8rem;letter-spacing:.16em;text-transform:uppercase;color:#8a3a24}
.button{display:inline-block;padding:.85rem 1.5rem;background:#8a3a24;color:#fff;text-decoration:none;min-height:3rem}.grid{display:grid;gap:2rem 1.5rem;max-width:80rem;margin:auto;padding:3rem 1.25rem;grid-template-columns:repeat(auto-fill,minmax(17rem,1fr))}
.card{padding:1.25rem;border:1px solid #d9cfb8;background:#fffdf7}.card p{margin:.4rem 0;display:-webkit-box;-webkit-line-clamp:3;-webkit-box-orient:vertical;overflow:hidden}footer{background:#0e1730;color:#f7f2e6}
@media(min-width:48rem){.hero{display:grid;grid-template-columns:52fr 48fr}.hero img{order:1;height:100%}h1{font-size:4rem}}`;

type Card = { title: string; about: string; text: string };

const card = ({ title, about, text }: Card) =>
  `<article class="card"><h3>${title}</h3><p class="kicker">${about}</p><p>${text}</p></article>`;

const section = (title: string, cards: readonly Card[]) =>
  `<section class="grid"><h2>${title}</h2>${cards.map(card).join('')}</section>`;

function floorHtml(): string {
  const hotels = [...europeanHotels, ...asianHotels, ...americanHotels, ...indianOceanHotels];
  const links = NAVIGATION.map((label, index) => `<a href="/page-${index}">${label}</a>`).join('');
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${TITLE}</title>
<meta name="description" content="Les meilleures adresses cinq étoiles, visitées et racontées."><link rel="icon" href="data:,">
<link rel="preload" as="image" href="/${HERO}" fetchpriority="high"><style>${CSS}</style></head>
<body><header>${links}</header><main><section class="hero"><img src="/${HERO}" alt="" width="800" height="533" fetchpriority="high"><div><p class="kicker">Hôtels cinq étoiles et palaces</p><h1>${TITLE}</h1><p>Les meilleures adresses cinq étoiles, visitées et racontées, pour des séjours que l’on n’oublie pas.</p><a class="button" href="#hotels">Découvrir</a></div></section>
${section(
  'Nos hôtels',
  hotels.map(({ name, location, description }) => ({
    title: name,
    about: location,
    text: description ?? '',
  })),
)}
${section(
  'Le magazine',
  posts.map(({ title, excerpt }) => ({ title, about: 'Grand Séjour', text: excerpt ?? '' })),
)}
</main><footer>${links}</footer></body></html>`;
}

/** Writes the floor page. @returns its folder */
export async function writeFloor(stageFolder: string): Promise<string> {
  const folder = join(stageFolder, 'floor');
  await mkdir(folder, { recursive: true });
  await cp(fromRoot('public/art', HERO), join(folder, HERO));
  await writeFile(join(folder, 'index.html'), floorHtml());
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *\nAllow: /\n');
  return folder;
}
