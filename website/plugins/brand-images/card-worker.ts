import { parentPort, workerData } from 'node:worker_threads';
import type { Identity } from '@hookloom/identity';
import { renderCard } from './card';
import type { CardText } from './draw-cards';

// A rejection ends this thread, and reaches the other one as an error.
async function draw({ title, description }: CardText): Promise<void> {
  parentPort!.postMessage(await renderCard(title, description, workerData as Identity));
}

parentPort!.on('message', (card: CardText) => void draw(card));
