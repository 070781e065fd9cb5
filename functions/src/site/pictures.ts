import { onRequest } from 'firebase-functions/v2/https';
import { database } from '../database.ts';
import { answerMedia } from '../media/serve.ts';
import { readMediaFile } from '../media/store.ts';
import { READER } from '../service-accounts.ts';
import { send } from './answers.ts';
import { readCard } from './card.ts';
import { drawCard } from './draw-card.ts';
import { answerShare } from './share.ts';

/** Serves what records show: photographs, /media/ID-WIDTH.FORMAT, and pictures for sharing, /partage/…. */
export const pictures = onRequest(
  {
    memory: '512MiB',
    concurrency: 20,
    maxInstances: 5,
    timeoutSeconds: 30,
    serviceAccount: READER,
  },
  async (request, response) => {
    const db = await database();
    const answer = request.path.startsWith('/partage/')
      ? answerShare(request, {
          read: (section, key) => readCard(db, section, key),
          draw: (card) => drawCard(db, card),
        })
      : answerMedia(request, (id, name) => readMediaFile(db, id, name));
    send(response, await answer);
  },
);
