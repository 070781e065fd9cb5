import { setTimeout as wait } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import type { MailDesk, MailTransport } from './mail-desk.ts';
import {
  MAIL_FROM,
  MAIL_TO,
  SMTP_HOST,
  SMTP_PASSWORD,
  SMTP_PORT,
  SMTP_USER,
} from './mail-params.ts';
import { smtpTransport } from './smtp-transport.ts';

let opened: Promise<MailTransport> | undefined;

/** The outbox as it works in production: the parameters' server and addresses, the real clock. */
export async function openMailDesk(db: Firestore): Promise<MailDesk> {
  opened ??= smtpTransport({
    host: SMTP_HOST.value(),
    port: SMTP_PORT.value(),
    user: SMTP_USER.value(),
    password: SMTP_PASSWORD.value(),
  });
  return {
    db,
    transport: await opened,
    addresses: { from: MAIL_FROM.value(), team: MAIL_TO.value() },
    now: () => new Date(),
    random: Math.random,
    wait,
    log: {
      info: (text, fields) => logger.info(text, fields),
      warn: (text, fields) => logger.warn(text, fields),
      error: (text, fields) => logger.error(text, fields),
    },
  };
}
