import { afterEach, expect, it, vi } from 'vitest';
import { type ContractWorker, openContract } from './contract-client.ts';
import type { ContractRequest, ContractResponse } from './messages.ts';

const input = { before: '', after: '', source: 'api' };
const comparison = { changes: [], app: {}, diagnostics: { before: [], after: [] }, duration: 0 };

function fakeWorker() {
  const sent: ContractRequest[] = [];
  const worker: ContractWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (request: ContractRequest) => void sent.push(request),
    terminate: vi.fn(),
  };
  const reply = (response: ContractResponse) =>
    (worker.onmessage as (event: { data: ContractResponse }) => void)({ data: response });
  return { worker, sent, reply };
}

const listener = () => ({ onComparison: vi.fn(), onCheck: vi.fn(), onFailure: vi.fn() });

afterEach(() => void vi.useRealTimers());

it('a newer run supersedes the one before: its late results are ignored', () => {
  const { worker, sent, reply } = fakeWorker();
  const contract = openContract(() => worker);
  const [old, now] = [listener(), listener()];
  contract.run(input, undefined, old);
  contract.run(input, undefined, now);
  reply({ run: sent[0]!.run, kind: 'comparison', comparison });
  reply({ run: sent[1]!.run, kind: 'comparison', comparison });
  expect(old.onComparison).not.toHaveBeenCalled();
  expect(now.onComparison).toHaveBeenCalledOnce();
});

it('stops a run that takes too long, and opens another worker for the next', () => {
  vi.useFakeTimers();
  const workers = [fakeWorker(), fakeWorker()];
  const open = vi.fn(() => workers[open.mock.calls.length - 1]!.worker);
  const contract = openContract(open);
  const slow = listener();
  contract.run(input, undefined, slow);
  vi.advanceTimersByTime(60_000);
  expect(slow.onFailure).toHaveBeenCalledWith('It was stopped after 60 seconds.');
  expect(workers[0]!.worker.terminate).toHaveBeenCalledOnce();
  contract.run(input, undefined, listener());
  expect(open).toHaveBeenCalledTimes(2);
  contract.close();
});

it('refuses specs that are too large, without sending them', () => {
  const { worker, sent } = fakeWorker();
  const large = listener();
  openContract(() => worker).run({ ...input, after: ' '.repeat(4_000_000) }, undefined, large);
  expect(sent).toEqual([]);
  expect(large.onFailure).toHaveBeenCalledWith(expect.stringContaining('4 million characters'));
});
