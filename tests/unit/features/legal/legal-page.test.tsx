// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as legal from '#content/legal.ts';
import {
  HAS_SEEN_INTRO_KEY,
  NEWSLETTER_POPUP_CLOSED_KEY,
  SAVED_HOTELS_KEY,
  STORAGE_ASKED_KEY,
} from '#domain/site/storage-keys.ts';
import { LegalPage } from '#features/legal/legal-page.tsx';
import { renderInRouter } from '../in-router.tsx';

const HEADINGS = [
  'Éditeur du site',
  'Direction de la publication',
  'Hébergement',
  'Propriété intellectuelle',
  'Responsabilité',
  'Données personnelles (RGPD)',
  'Cookies et stockage local',
  'Droit applicable',
];
const section = (name: string) => screen.getByRole('region', { name });
const text = (name: string) => section(name).textContent;

afterEach(cleanup);

test('the notices have their headings in order, and a link to each', () => {
  renderInRouter(<LegalPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeTruthy();
  expect(screen.getAllByRole('region').map((one) => one.getAttribute('aria-labelledby'))).toEqual(
    HEADINGS.map((name) => screen.getByRole('heading', { level: 2, name }).id),
  );
  const contents = screen.getByRole('navigation', { name: 'Sommaire' });
  for (const name of HEADINGS) {
    const link = within(contents).getByRole('link', { name });
    expect(document.querySelector(link.getAttribute('href') ?? '')?.textContent).toBe(name);
  }
});

test('publisher, director and host are those of the constants', () => {
  renderInRouter(<LegalPage />);
  for (const value of Object.values(legal.PUBLISHER)) {
    expect(text('Éditeur du site')).toContain(value);
  }
  expect(text('Direction de la publication')).toContain(legal.PUBLICATION_DIRECTOR.name);
  for (const value of [legal.HOST.name, legal.HOST.address, legal.HOST.contact]) {
    expect(text('Hébergement')).toContain(value);
  }
});

test('everything stored in the browser is named, by its key where it has one', () => {
  renderInRouter(<LegalPage />);
  const terms = within(section('Cookies et stockage local'))
    .getAllByRole('term')
    .map((term) => term.textContent);
  expect(terms).toEqual([
    HAS_SEEN_INTRO_KEY,
    SAVED_HOTELS_KEY,
    STORAGE_ASKED_KEY,
    'Contenus déjà lus',
    NEWSLETTER_POPUP_CLOSED_KEY,
    'Position de lecture',
    'Brouillons de formulaires',
    'Envois en attente',
  ]);
  expect(text('Cookies et stockage local')).toContain('aucun cookie');
});

test('retention, consent and rights are stated', () => {
  renderInRouter(<LegalPage />);
  const data = text('Données personnelles (RGPD)');
  expect(data).toContain('effacée 3 ans après notre dernier contact');
  expect(data).toContain('ne gardent pas le texte des e-mails');
  expect(data).toContain('3 ans après notre réponse, ou après votre message');
  expect(text('Hébergement')).toContain('hors de l’Union européenne');
  expect(text('Hébergement')).toContain('Firebase Authentication');
  expect(data).toContain('lien de confirmation envoyé à votre adresse');
  expect(data).toContain('preuve de votre consentement');
  expect(data).toContain('rectifier ou effacer');
  expect(data).toContain('CNIL');
  expect(
    screen.getAllByRole('link', { name: legal.PUBLISHER.email })[0]?.getAttribute('href'),
  ).toBe(`mailto:${legal.PUBLISHER.email}`);
});

test('what is counted, without whom, how long, and how to stay out of it is stated', () => {
  renderInRouter(<LegalPage />);
  const data = text('Données personnelles (RGPD)');
  expect(data).toContain('sans cookie ni identifiant');
  expect(data).toContain('Do Not Track, Global Privacy Control');
  expect(data).toContain('25 mois pour les sommes');
  expect(data).toContain('Nous comptons les lectures sans savoir qui lit');
});

test('partner links and their commission are stated', () => {
  renderInRouter(<LegalPage />);
  expect(text('Responsabilité')).toContain('nous pouvons recevoir une commission');
});
