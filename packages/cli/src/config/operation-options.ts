import type { OperationOptions } from '@hookloom/generator';
import type { Source } from './config.js';

/** Which operations of a source are generated. */
export function operationOptions({ include, exclude }: Partial<Source> = {}): OperationOptions {
  return { ...(include && { include }), ...(exclude && { exclude }) };
}
