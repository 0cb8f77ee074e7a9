import { serve } from '../threads/serve';
import { highlight } from './highlight';

serve(({ code, language }: { code: string; language: string }) => highlight(code, language));
