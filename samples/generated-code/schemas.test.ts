import { test } from 'vitest';
import { expectGenerated } from '../testing/generated-files.ts';

test('is what the spec generates', () => expectGenerated('schemas.ts'));
