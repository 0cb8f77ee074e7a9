import type { Findings } from '../diagnostics.js';

/**
 * Reports a stack overflow as a finding. A long enough chain of references, each of them valid, exceeds any stack.
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
