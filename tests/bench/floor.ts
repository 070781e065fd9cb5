import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { resolveRepoPath } from '../../scripts/lib/script.ts';
import { demoHotels } from '../../scripts/seed/hotels.ts';
import { demoPosts } from '../../scripts/seed/posts.ts';
import { type FloorTexts, floorApp } from './react-floor/app.ts';

// The floors, lower bounds with which pages are compared: the home page's hero and text with a
// hand-written style sheet, once without JavaScript, once hydrated after the hero has painted. They
// do not follow changes of the site, so that results stay comparable.

const HERO = 'page-home-800.avif';
const TEXTS: FloorTexts = {
  hero: `/${HERO}`,
  title: 'Découvrez les plus beaux palaces du monde',
  lead: 'Les meilleures adresses cinq étoiles, visitées et racontées, pour des séjours que l’on n’oublie pas.',
  navigation: ['Accueil', 'Destinations', 'Le magazine', 'Sur mesure', 'À propos', 'Contact'],
  hotels: demoHotels.map(({ name, location, description }) => ({
    title: name,
    about: location,
    text: description ?? '',
  })),
  posts: demoPosts.map(({ title, excerpt }) => ({
    title,
    about: 'Grand Séjour',
    text: excerpt ?? '',
  })),
};

const CSS = `*{box-sizing:border-box}body{margin:0;font:17px/1.6 Jost,system-ui,sans-serif;color:#1b2340;background:#f7f2e6}
h1,h2,h3{font-family:Rosarivo,Georgia,serif;font-weight:400;line-height:1.15;text-wrap:balance}h1{font-size:2.6rem;margin:1.1rem 0 0}h2{font-size:1.9rem;grid-column:1/-1;margin:0}h3{font-size:1.35rem;margin:0 0 .25rem}
a{color:inherit}header,footer{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:1rem 1.25rem}header{border-bottom:1px solid #d9cfb8}header a,footer a{display:inline-block;padding:.6rem 0;text-decoration:none}
.hero{display:flex;flex-direction:column}.hero img{display:block;width:100%;height:25rem;object-fit:cover}.hero>div{padding:2rem 1.25rem .75rem}.kicker{margin:0;font-size:.8rem;letter-spacing:.16em;text-transform:uppercase;color:#8a3a24}
.grid{display:grid;gap:2rem 1.5rem;max-width:80rem;margin:auto;padding:3rem 1.25rem;grid-template-columns:repeat(auto-fill,minmax(17rem,1fr))}input{font:inherit;height:3rem}
.card{padding:1.25rem;border:1px solid #d9cfb8;background:#fffdf7}.card p{margin:.4rem 0;display:-webkit-box;-webkit-line-clamp:3;-webkit-box-orient:vertical;overflow:hidden}footer{background:#0e1730;color:#f7f2e6}
@media(min-width:48rem){.hero{display:grid;grid-template-columns:52fr 48fr}.hero img{order:1;height:100%}h1{font-size:4rem}}`;

/** Starts the script once the hero has painted, as the site does. */
const lateStart = (entry: string) =>
  `<script id="texts" type="application/json">${JSON.stringify(TEXTS)}</script><script>{let started;const start=()=>started??=import('${entry}');new PerformanceObserver(start).observe({type:'element',buffered:true});setTimeout(start,3000)}</script>`;

async function buildEntry(folder: string): Promise<string> {
  const input = resolveRepoPath('tests/bench/react-floor/entry.ts');
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { outDir: folder, target: 'es2022', rolldownOptions: { input } },
  });
  const files = 'output' in built ? built.output : [];
  return `/${files.find((file) => file.type === 'chunk' && file.isEntry)?.fileName}`;
}

async function writePage(folder: string, markup: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await cp(resolveRepoPath('public/art', HERO), join(folder, HERO));
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *\nAllow: /\n');
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${TEXTS.title}</title><meta name="description" content="${TEXTS.lead}"><link rel="icon" href="data:,"><link rel="preload" as="image" href="/${HERO}" fetchpriority="high"><style>${CSS}</style>`;
  const html = `<!doctype html><html lang="fr"><head>${head}</head><body>${markup}</body></html>`;
  await writeFile(join(folder, 'index.html'), html);
  return folder;
}

/** Writes the floors' pages. @returns their folders */
export async function writeFloors(stageFolder: string) {
  const { router, app } = floorApp(TEXTS, createMemoryHistory({ initialEntries: ['/'] }));
  await router.load();
  const markup = renderToString(app);
  const late = join(stageFolder, 'react-floor');
  const entry = await buildEntry(late);
  return {
    floor: await writePage(join(stageFolder, 'floor'), markup),
    reactFloor: await writePage(late, `<div id="root">${markup}</div>${lateStart(entry)}`),
  };
}
