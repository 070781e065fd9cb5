import { BRAND, CONTACT_EMAIL } from '#domain/site/brand.ts';
import { portsWithOffset } from '#domain/site/ports.ts';

// Every call comes from 127.0.0.1, and tests fill forms faster than people.
const NO_LIMITS = {
  CALLER_LIMIT: '1000000',
  GATE_LIMIT: '1000000',
  RECIPIENT_LIMIT: '1000000',
  MIN_FILL_MS: '0',
};

/** What the functions' parameters are in a local suite: mails go to its own mailbox. */
export function localParams(offset: number): Record<string, string> {
  const { smtp, hosting } = portsWithOffset(offset);
  return {
    SITE_URL: `http://127.0.0.1:${hosting}`,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(smtp),
    SMTP_USER: '',
    MAIL_FROM: `${BRAND} <${CONTACT_EMAIL}>`,
    MAIL_TO: CONTACT_EMAIL,
    ...NO_LIMITS,
    APP_CHECK: 'false',
  };
}

/** Secrets of a local suite protect nothing. An empty one would be looked for in the cloud. */
export const LOCAL_SECRETS: Record<string, string> = {
  SMTP_PASSWORD: 'local',
  NEWSLETTER_SECRET: 'a local suite has nothing to hide',
};

/** Values as the emulator's `.env.local` and `.secret.local` hold them. */
export const envFile = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${value}"\n`)
    .join('');
