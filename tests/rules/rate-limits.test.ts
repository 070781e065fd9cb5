import { Timestamp } from 'firebase/firestore';
import { describe } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { rulesProject } from '../support/rules.ts';
import { describeNoWrites, describeReads } from './describe-roles.ts';

const collection = COLLECTIONS.rateLimits;
const subject = {
  project: rulesProject(collection),
  collection,
  valid: { count: 1, expires_at: Timestamp.fromMillis(0) },
};

describe('rate_limits', () => {
  describeReads(subject, 'nobody');
  describeNoWrites(subject, ['create', 'update', 'delete']);
});
