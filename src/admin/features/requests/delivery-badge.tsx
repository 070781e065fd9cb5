import type { ContactRequest } from '#domain/requests/contact-request.ts';
import { Icon } from '#ui/icon.tsx';
import { DELIVERY_LABELS } from './request-texts.ts';

/** How far the mail about a request has come. */
export function DeliveryBadge({ delivery }: Pick<ContactRequest, 'delivery'>) {
  const isFailed = delivery === 'failed';
  return (
    <span
      className={
        isFailed ? 'inline-flex items-center gap-1.5 align-bottom text-error' : 'text-ink-2'
      }
    >
      {isFailed && <Icon name="warning" size={16} />}
      {DELIVERY_LABELS[delivery]}
    </span>
  );
}
