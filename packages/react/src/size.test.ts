import { expect, test } from 'vitest';
import { app, bundle, bytesOf, operation, sizes, streamHook } from './testing/sizes.js';

test.for([...sizes])('size: $what at most $atMost bytes', (size) => {
  const bytes = bytesOf(size);
  console.log(`${size.what}: ${bytes} bytes`);
  expect(bytes).toBeLessThanOrEqual(size.atMost);
});

test('streams are in no bundle that does not use them', () => {
  expect(String(bundle(app))).not.toContain('last-event-id');
  expect(String(bundle(app + streamHook))).toContain('last-event-id');
});

test('what generated code makes of an operation is dropped where nobody uses it', () => {
  const text = bundle(`
    import { check, createStatefulHook } from './generated.ts';
    ${operation}
    const useGetPet = /* @__PURE__ */ createStatefulHook(operation);`);
  expect(text.toString().trim()).toBe('');
});
