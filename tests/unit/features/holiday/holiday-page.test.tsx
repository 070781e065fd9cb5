// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROPOSALS_MAX, PROPOSALS_MIN, RECONTACT_HOURS } from '#domain/requests/holiday-options.ts';
import { HolidayHero } from '#features/holiday/holiday-page.tsx';
import { BenefitCards, HolidaySteps } from '#features/holiday/holiday-sections.tsx';
import { RequestSection } from '#features/holiday/request-section.tsx';
import { renderInRouter } from '../in-router.tsx';

// @vitest-environment jsdom

const scrollIntoView = vi.fn();
const cards = () =>
  screen.getAllByRole('listitem').map((card) => ({
    title: within(card).getByRole('heading', { level: 3 }).textContent,
    text: card.textContent ?? '',
  }));

beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('made-to-measure holiday', () => {
  it.each([
    [false, 'smooth'],
    [true, 'instant'],
  ])('the hero’s button leads to the form (reduced motion: %s)', (isCalm, behavior) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
    renderInRouter(
      <>
        <HolidayHero />
        <RequestSection />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Commencer ma demande' }));
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior });
    const section = screen.getByRole('region', { name: 'Racontez-nous' });
    expect(scrollIntoView.mock.contexts[0]).toBe(section);
    expect(document.activeElement).toBe(section);
  });

  it('the hero makes the promises of the domain', () => {
    render(<HolidayHero />);
    expect([RECONTACT_HOURS, PROPOSALS_MIN, PROPOSALS_MAX]).toEqual([24, 3, 5]);
    expect(screen.getByText(/sous 24\sh avec trois à cinq propositions/)).toBeTruthy();
  });

  it('four cards: free, made to measure, fast, safe', () => {
    render(<BenefitCards />);
    expect(cards().map(({ title }) => title)).toEqual([
      '100\u202f% gratuit',
      'Sur mesure',
      'Rapide',
      'En confiance',
    ]);
    expect(cards()[2]?.text).toContain('recontacte sous\u00a024\u202fh');
    expect(cards()[3]?.text).toContain('chez nos partenaires, en toute sécurité');
  });

  it('four steps, from the request to the booking', () => {
    render(<HolidaySteps />);
    expect(cards().map(({ title }) => title)).toEqual([
      'Vous nous écrivez',
      'Nous cherchons',
      'Nous proposons',
      'Vous réservez',
    ]);
    expect(cards()[2]?.text).toContain('Trois à cinq propositions sur mesure');
    expect(cards()[3]?.text).toContain('liens partenaires');
  });
});
