import { Link, type LinkProps } from '@tanstack/react-router';
import { buttonClass } from '#ui/button.tsx';
import { MessageState } from '#ui/message-state.tsx';

export type Missing = { title: string; back: LinkProps & { children: string } };

export function RecordNotFound({ title, text, back }: Missing & { text: string }) {
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
