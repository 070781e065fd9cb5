import type { Firestore } from 'firebase-admin/firestore';
import { defineString } from 'firebase-functions/params';
import { logger } from 'firebase-functions/v2';
import {
  parseSettings,
  SETTINGS_DOC_ID,
  type SiteSettings,
} from '../../../src/domain/settings/site-settings.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { errorCode } from '../firestore-values.ts';

/** Reads the owners' settings; returns none if they are unreadable, so that for example a mail is still sent. */
export async function readSiteSettings(db: Firestore): Promise<SiteSettings> {
  try {
    const stored = await db.collection(COLLECTIONS.settings).doc(SETTINGS_DOC_ID).get();
    return parseSettings(stored.data() ?? {});
  } catch (error) {
    logger.warn('settings not read', { code: errorCode(error) });
    return {};
  }
}

const SITE_URL = defineString('SITE_URL');

export const siteUrl = (): string => SITE_URL.value().replace(/\/+$/, '');
