import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import { createElement as h, useState } from 'react';

type Card = { title: string; about: string; text: string };
export type FloorTexts = {
  hero: string;
  title: string;
  lead: string;
  navigation: readonly string[];
  hotels: readonly Card[];
  posts: readonly Card[];
};

const cardOf = ({ title, about, text }: Card) =>
  h(
    'article',
    { key: title, className: 'card' },
    h('h3', null, title),
    h('p', { className: 'kicker' }, about),
    h('p', null, text),
  );

function Home({ hero, title, lead, hotels, posts }: FloorTexts) {
  const [search, setSearch] = useState('');
  const picture = { src: hero, alt: '', width: 800, height: 533, fetchPriority: 'high' } as const;
  const found = hotels.filter((hotel) => hotel.title.includes(search));
  return h(
    'main',
    null,
    h(
      'section',
      { className: 'hero' },
      h('img', { ...picture, elementtiming: 'hero' }),
      h('div', null, h('h1', null, title), h('p', null, lead)),
    ),
    h(
      'section',
      { className: 'grid' },
      h('h2', null, 'Nos hôtels'),
      h('input', {
        'aria-label': 'Recherche',
        value: search,
        onChange: ({ target }: { target: { value: string } }) => setSearch(target.value),
      }),
      found.map(cardOf),
    ),
    h('section', { className: 'grid' }, h('h2', null, 'Le magazine'), posts.map(cardOf)),
  );
}

/** The floors' page as the smallest application of React and TanStack Router. */
export function floorApp(texts: FloorTexts, history?: RouterHistory) {
  const links = texts.navigation.map((label) => h(Link, { key: label, to: '/' }, label));
  const root = createRootRoute({
    component: () => [
      h('header', { key: 'header' }, links),
      h(Outlet, { key: 'page' }),
      h('footer', { key: 'footer' }, links),
    ],
  });
  const component = () => h(Home, texts);
  const home = createRoute({ getParentRoute: () => root, path: '/', component });
  const router = createRouter({ routeTree: root.addChildren([home]), ...(history && { history }) });
  return { router, app: h(RouterProvider, { router }) };
}
