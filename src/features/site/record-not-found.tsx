import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button.tsx';
import { MessageState } from '#ui/message-state.tsx';
import { BACK, MISSING, type RecordKind } from './missing-head.ts';

const TEXTS = {
  hotel:
    'Cette maison a fermé ses volets, ou n’a jamais figuré dans notre sélection. Les autres vous attendent.',
  article: 'La page a été arrachée, ou n’a jamais été écrite. Le reste du journal se lit toujours.',
  destination: 'Elle a quitté nos cartes, ou n’y a jamais figuré. Les autres n’ont pas bougé.',
};

export function RecordNotFound({ kind }: { kind: RecordKind }) {
  return (
    <MessageState
      as="h1"
      title={MISSING[kind].title}
      text={TEXTS[kind]}
      picture={{ src: '/art/page-introuvable-1280.webp', alt: '' }}
      action={<Link {...BACK[kind]} className={buttonClass()} />}
    />
  );
}
