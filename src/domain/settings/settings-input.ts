import * as v from 'valibot';
import {
  instagramLink,
  isPhone,
  tiktokLink,
  whatsappLink,
} from '#domain/requests/contact-links.ts';
import { SettingsFields } from './settings-fields.ts';

const { instagram, phone, tiktok, whatsapp } = SettingsFields.entries;

const accountBy = (link: (name: string) => string | null) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => link(text) ?? text),
  );

/** The settings as typed in the form: the stored fields, with additional checks for typed texts. */
export const SettingsInput = v.pipe(
  v.strictObject({
    ...SettingsFields.entries,
    phone: v.pipe(
      phone,
      v.check((text) => text === '' || isPhone(text), 'Ce numéro de téléphone n’est pas valide'),
    ),
    instagram: v.pipe(accountBy(instagramLink), instagram),
    whatsapp: v.pipe(accountBy(whatsappLink), whatsapp),
    tiktok: v.pipe(accountBy(tiktokLink), tiktok),
  }),
  v.forward(
    v.partialCheck(
      [['announcement_from'], ['announcement_until']],
      ({ announcement_from: from, announcement_until: until }) =>
        from === '' || until === '' || from <= until,
      'La fin de l’annonce vient avant son début',
    ),
    ['announcement_until'],
  ),
);
