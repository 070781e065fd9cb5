import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { TIME_ZONE } from '../../../src/domain/site/brand.ts';
import { database } from '../database.ts';
import { purgeSubscriptions } from './purge-subscriptions.ts';

/** Every night, deletes the subscriptions that may not be kept any longer. */
export const purgeNewsletter = onSchedule(
  { schedule: 'every day 04:10', timeZone: TIME_ZONE, retryCount: 2 },
  async () => {
    logger.info('subscriptions purged', await purgeSubscriptions(await database(), new Date()));
  },
);
