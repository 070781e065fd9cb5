import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button.tsx';
import { MessageState } from '#ui/message-state.tsx';
import type { Missing } from './missing-head.ts';

type RecordNotFoundProps = Missing & { text: string };

export function RecordNotFound({ title, text, back }: RecordNotFoundProps) {
  return (
    <MessageState
      as="h1"
      title={title}
      text={text}
      picture={{ src: '/art/page-introuvable-1280.webp', alt: '' }}
      action={<Link {...back} className={buttonClass()} />}
    />
  );
}
