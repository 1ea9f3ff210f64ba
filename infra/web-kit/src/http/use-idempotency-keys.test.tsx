import { renderHook } from '@testing-library/react';
import { expect, it } from '@jest/globals';
import { useIdempotencyKeys } from './index.js';

it('keeps the key of a body for as long as it is the same', () => {
  const { result, rerender } = renderHook(() => useIdempotencyKeys());
  const key = result.current({ name: 'kettle' });
  rerender();

  expect(result.current({ name: 'kettle' })).toBe(key);
  expect(result.current({ name: 'kettle', size: 3 })).not.toBe(key);
});
