import { defineString } from 'firebase-functions/params';
import { portsWithOffset } from '../../../src/domain/site/ports.ts';

const SITE_URL = defineString('SITE_URL', {
  label: 'URL of the site',
  description: 'Base of the links in mails, such as https://www.example.org, without a final slash',
});

/** The URL of the published site, without a final slash: the base of the links in mails. */
export function siteUrl(): string {
  if (process.env.FUNCTIONS_EMULATOR === 'true') {
    return `http://127.0.0.1:${portsWithOffset(Number(import.meta.env.VITE_PORT_OFFSET ?? 0)).hosting}`;
  }
  return SITE_URL.value().replace(/\/+$/, '');
}
