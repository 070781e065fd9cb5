import { defineString } from 'firebase-functions/params';

const SITE_URL = defineString('SITE_URL');

/** Returns the URL of the published site, without a trailing slash. */
export const siteUrl = (): string => SITE_URL.value().replace(/\/+$/, '');
