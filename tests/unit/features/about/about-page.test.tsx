// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ABOUT_QUOTE, ABOUT_STORY, AUTHOR, QUALITY_COMMITMENTS } from '#content/about.ts';
import { aboutJsonLd } from '#features/about/about-json-ld.ts';
import { AboutPage } from '#features/about/about-page.tsx';
import { pageHead } from '#features/site/page-head.ts';
import { renderInRouter } from '../in-router.tsx';

beforeEach(() => {
  renderInRouter(<AboutPage loading={<p>Chargement</p>} />);
});
afterEach(cleanup);

test('the story is shown', () => {
  const story = screen.getByRole('region', { name: 'Notre histoire' }).textContent;
  for (const text of [...ABOUT_STORY, ABOUT_QUOTE]) expect(story).toContain(text);
});

test('the author has a card', () => {
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('heading', { name: AUTHOR.name })).toBeTruthy();
  expect(card.getByText(AUTHOR.role)).toBeTruthy();
  expect(card.getByRole('link', { name: 'Lire le journal' }).getAttribute('href')).toBe('/blog');
});

test('every quality commitment has its title and its text', () => {
  const items = within(screen.getByRole('region', { name: 'Nos engagements' })).getAllByRole(
    'listitem',
  );
  expect(
    items.map((item) => [
      within(item).getByRole('heading').textContent,
      item.querySelector('p:last-child')?.textContent,
    ]),
  ).toEqual(QUALITY_COMMITMENTS.map(({ title, text }) => [title, text]));
});

test('the hero is the poster of the editorial desk, covered while it loads', () => {
  const poster = screen.getByRole('img', { name: /bureau devant une haute fenêtre/ });
  expect(poster.getAttribute('elementtiming')).toBe('hero');
  expect(screen.getByText('Chargement')).toBeTruthy();
});

test('the head falls back to the page’s own texts and names the founder', () => {
  const { seo, path } = pageHead('about', null);
  expect(path).toBe('/about');
  expect(seo).toMatchObject({ title: 'À Propos | Grand Séjour', noindex: false });
  expect(JSON.stringify(aboutJsonLd({}))).toContain(AUTHOR.name);
});
