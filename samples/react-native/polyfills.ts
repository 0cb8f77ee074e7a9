// Import this file before anything else, in index.js or app/_layout.tsx.
class DOMExceptionPolyfill extends Error {
  constructor(message = '', name = 'Error') {
    super(message);
    this.name = name;
  }
}

const missing: { DOMException?: unknown } = globalThis;
missing.DOMException ??= DOMExceptionPolyfill;

const signal: { throwIfAborted?: unknown } = AbortSignal.prototype;
signal.throwIfAborted ??= function throwIfAborted(this: AbortSignal) {
  if (this.aborted) throw new DOMException('Aborted', 'AbortError');
};

export {};
