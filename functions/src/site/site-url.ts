import { defineString } from 'firebase-functions/params';

const SITE_URL = defineString('SITE_URL');

/** The URL of the published site, without a final slash: the base of the links in mails. */
export const siteUrl = (): string => SITE_URL.value().replace(/\/+$/, '');
