import { typeCheckerFiles } from '@hookloom/playground/assets/make';
import { serve } from '../threads/serve';

serve(typeCheckerFiles);
