import { describe, expect, it } from 'vitest';
import { replyMail } from '#domain/requests/contact-links.ts';
import type { ContactRequest } from '#domain/requests/contact-request.ts';

const REQUEST: ContactRequest = {
  id: 'r1',
  form_type: 'contact',
  first_name: 'Ada',
  last_name: 'L.',
  email: 'ada&co@example.org',
  fields: { message: 'Bonjour,\nà quand & comment ?' },
  delivery: 'sent',
  delivery_error: null,
  mail_erased: false,
  attempts: 1,
  handled: false,
  created_at: '2026-11-15T08:05:00.000Z',
  sent_at: null,
};

const bodyOf = (link: string | null) => new URL(link ?? '').searchParams.get('body') ?? '';

describe('the answer to a request in the mail client', () => {
  it('has the address, a subject and the message quoted', () => {
    const link = replyMail(REQUEST);
    expect(link).toMatch(/^mailto:ada%26co@example\.org\?subject=/);
    expect(bodyOf(link)).toContain('Bonjour Ada,');
    expect(bodyOf(link)).toContain('> Bonjour,\r\n> à quand & comment ?');
    expect(bodyOf(link)).toContain('vous nous écriviez');
  });

  it('is about the holiday for a holiday request, and does without a message', () => {
    const link = replyMail({ ...REQUEST, form_type: 'vacances', fields: {} });
    expect(new URL(link ?? '').searchParams.get('subject')).toContain('vacances sur mesure');
  });

  it('cuts a long quotation, which no mail client would open', () => {
    const link = replyMail({ ...REQUEST, fields: { message: 'a'.repeat(5_000) } });
    expect(bodyOf(link).length).toBeLessThan(1_500);
  });

  it('is null without an address', () => {
    expect(replyMail({ ...REQUEST, email: null })).toBeNull();
    expect(replyMail({ ...REQUEST, email: 'ada' })).toBeNull();
  });
});
