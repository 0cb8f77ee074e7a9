import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  createDownloadHook,
  createStatefulHook,
  responseByContentType,
  type AcceptOperation,
} from '../generated.js';
import { createStore } from '../index.js';
import { fakeServer, json } from '../testing/fake-server.js';
import { mount } from '../testing/mount.js';

type Report = { 'application/json': { title: string }; 'text/csv': string; 'application/pdf': Blob };

const getReport: AcceptOperation<object, Report, 'application/json'> = {
  source: 'petstore',
  id: 'getReport',
  method: 'GET',
  path: '/report',
  server: 'https://petstore.example/api',
  accept: ['application/json'],
  responses: {
    200: responseByContentType({
      'application/json': { as: 'json' },
      'text/csv': { as: 'text' },
      'application/pdf': { as: 'binary' },
    }),
  },
};

const useGetReport = createStatefulHook(getReport);
const useGetReportDownload = createDownloadHook(getReport, 'application/pdf');
const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

const csv = (text: string) => new Response(text, { headers: { 'content-type': 'text/csv' } });

test('each content type has a slot of its own; the default has that of a hook without `accept`', async () => {
  const server = fakeServer();
  const store = createStore();
  const Title = ({ accept }: { accept?: 'application/json' }) => {
    const [state] = useGetReport({ accept });
    return <p role="status">{state.state === 'success' ? state.data.title : state.state}</p>;
  };
  const Table = () => {
    const [state, execute] = useGetReport({ accept: 'text/csv', fetchOnMount: true });
    return (
      <button onClick={() => void execute({})}>
        {state.state === 'success' ? state.data.split(',').join(' ') : state.state}
      </button>
    );
  };
  const Fetch = () => {
    useGetReport({ fetchOnMount: true });
    return null;
  };
  mount(
    <>
      <Title />
      <Title accept="application/json" />
      <Fetch />
      <Table />
    </>,
    { strict: true, store, configs: { petstore: { fetch: server.fetch } } },
  );
  await expect.poll(() => server.requests()).toHaveLength(2);
  expect([0, 1].map((index) => server.request(index).headers.get('accept'))).toEqual([
    'application/json',
    'text/csv',
  ]);
  server.answer(0, json({ title: 'Sales' }));
  server.answer(1, csv('a,b'));
  await expect.element(page.getByRole('button')).toHaveTextContent('a b');
  await expect.element(page.getByText('Sales').nth(1)).toBeVisible();
  expect(store.getState('petstore', 'getReport').state).toBe('success');
  expect(store.getState('petstore', 'getReport:text/csv').state).toBe('success');

  await page.getByRole('button').click();
  await expect.poll(() => server.requests()).toHaveLength(3);
  expect(server.request(2).headers.get('accept')).toBe('text/csv');
  server.answer(2, csv('c,d'));
  await expect.element(page.getByRole('button')).toHaveTextContent('c d');
});

test('a download asks for the file among the content types, and saves nothing else', async () => {
  const server = fakeServer();
  const Download = () => {
    const [state, download] = useGetReportDownload();
    return <button onClick={() => void download({}, { fileName: 'report.pdf' })}>{state.state}</button>;
  };
  mount(<Download />, { strict: true, configs: { petstore: { fetch: server.fetch } } });
  const button = page.getByRole('button');
  await button.click();
  await expect.poll(() => server.requests()).toHaveLength(1);
  expect(server.request(0).headers.get('accept')).toBe('application/pdf');
  server.answer(0, new Response('pdf', { headers: { 'content-type': 'application/pdf' } }));
  await expect.element(button).toHaveTextContent('success');
  expect(saved).toEqual(['report.pdf']);
  await button.click();
  server.answer(1, json({ title: 'Sales' }));
  await expect.element(button).toHaveTextContent('error');
  expect(saved).toEqual(['report.pdf']);
});
