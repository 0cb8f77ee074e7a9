import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TransferBar } from './transfer-bar';

const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Receiving' });

test('draws the share that has arrived', () => {
  render(<TransferBar progress={{ loaded: 50, total: 200 }} />);
  expect(bar().position).toBe(0.25);
});

test.for([undefined, { loaded: 50 }])('shows no share if it is unknown: %o', (progress) => {
  render(<TransferBar progress={progress} />);
  expect(bar()).not.toHaveAttribute('value');
  expect(bar().position).toBe(-1);
});
