import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { TIME_ZONE } from '../../../src/domain/site/brand.ts';
import { database } from '../database.ts';
import { addUpFigures } from './add-up-figures.ts';

/** Adds up the figures every night. */
export const sumFigures = onSchedule(
  { schedule: 'every day 02:30', timeZone: TIME_ZONE, retryCount: 2, memory: '512MiB' },
  async () => {
    logger.info('figures added up', await addUpFigures(await database(), new Date()));
  },
);
