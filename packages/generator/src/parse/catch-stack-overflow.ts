import type { Findings } from '../diagnostics.js';

/**
 * A document may chain tens of thousands of references, each one harmless, until no stack is deep enough. That is a
 * finding about the document, not a fault to throw.
 */
export function catchStackOverflow<T>(findings: Findings, work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    findings.add('HL1006', '', 'The schemas refer to each other through too many levels.');
    return undefined;
  }
}
