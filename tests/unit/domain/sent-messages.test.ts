import { describe, expect, it, test } from 'vitest';
import { CONTACT_METHODS, HOLIDAY_LABELS } from '#domain/requests/holiday-options.ts';
import { EMPTY_HOLIDAY_VALUES } from '#domain/requests/holiday-rules.ts';
import {
  CONTACT_FAILED,
  CONTACT_SENT,
  HOLIDAY_FAILED,
  holidaySent,
  NEWSLETTER_FAILED,
  NEWSLETTER_SENT,
  UNKNOWN_SEND_ERROR,
} from '#domain/requests/sent-messages.ts';

describe('what a visitor reads once a form was sent', () => {
  it('newsletter', () => {
    expect(NEWSLETTER_SENT).toEqual({
      message: 'Merci pour votre inscription!',
      description:
        'Vous recevrez bientôt nos offres exclusives par email.\nUn e-mail vous attend\u00a0: suivez son lien pour confirmer votre inscription.',
    });
    expect(NEWSLETTER_FAILED).toBe("Une erreur est survenue lors de l'inscription");
  });

  it('contact', () => {
    expect(CONTACT_SENT).toEqual({
      message: 'Message envoyé !',
      description: 'Nous vous répondrons dans les plus brefs délais.',
    });
    expect(CONTACT_FAILED).toBe("Erreur lors de l'envoi");
    expect(UNKNOWN_SEND_ERROR).toBe("Erreur inconnue lors de l'envoi");
  });

  it('holiday request', () => {
    expect(holidaySent('appel').message).toBe('Demande envoyée !');
    expect(HOLIDAY_FAILED).toBe("Erreur lors de l'envoi de la demande");
  });

  it('the team recontacts by the chosen method', () => {
    const descriptions = CONTACT_METHODS.map(({ value }) => holidaySent(value).description);
    expect(new Set(descriptions).size).toBe(CONTACT_METHODS.length);
    expect(holidaySent('whatsapp').description).toBe(
      'Notre équipe vous recontactera sur WhatsApp dans les plus brefs délais.',
    );
    expect(holidaySent('pigeon').description).toContain('comme vous le souhaitez');
  });
});

test('every field of the holiday form has a label', () => {
  expect(Object.keys(HOLIDAY_LABELS)).toEqual(Object.keys(EMPTY_HOLIDAY_VALUES));
});
