import { workerData } from 'node:worker_threads';
import type { Identity } from '@hookloom/identity';
import { serve } from '../threads/serve';
import { renderCard, type CardText } from './card';

serve((card: CardText) => renderCard(card, workerData as Identity));
