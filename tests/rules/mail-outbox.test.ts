import { describe } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { rulesProject } from '../support/rules.ts';
import { describeNoWrites, describeReads } from './describe-roles.ts';

const collection = COLLECTIONS.mailOutbox;
const subject = {
  project: rulesProject(collection),
  collection,
  valid: { to: 'contact@example.org', subject: 'Message', state: 'pending', attempts: 0 },
};

describe('mail_outbox', () => {
  describeReads(subject, 'admins');
  describeNoWrites(subject, ['create', 'update', 'delete']);
});
