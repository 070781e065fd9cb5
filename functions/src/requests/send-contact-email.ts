import { guardedCall } from '../guards/guarded-call.ts';
import { handleContactRequest } from './handle-contact-request.ts';

export const sendContactEmail = guardedCall('contact', handleContactRequest);
