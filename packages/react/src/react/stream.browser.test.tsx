import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStatelessStreamHook, createStreamHook } from '../generated.js';
import { createStore, isError, isPending, isSuccess, type StreamState } from '../index.js';
import { mount } from '../testing/mount.js';
import { event, messages, streamServer, watch, type Message } from '../testing/streams.js';

const useWatchStream = createStreamHook(watch, messages);
const useWatchStreamAsync = createStatelessStreamHook(watch, messages);

const shown = (state: StreamState<Message>) => {
  const events = isSuccess(state) ? state.data : isPending(state) || isError(state) ? state.events : [];
  return `${state.state} ${events.map(({ text }) => text).join(' ')}`.trim();
};

function Messages(
  options: NonNullable<Parameters<typeof useWatchStream>[0]> & { onRender?: (text: string) => void },
) {
  const { onRender, ...given } = options;
  const [state, execute, clear] = useWatchStream(given);
  onRender?.(shown(state));
  return (
    <>
      <p role="status">{shown(state)}</p>
      <button onClick={() => void execute({ query: { room: 'b' } })}>open</button>
      <button onClick={clear}>close</button>
    </>
  );
}

const status = () => page.getByRole('status');

async function opened(connections: unknown[], count = 1) {
  await expect.poll(() => connections.length).toBe(count);
}

test('a stream is shown while it is pending, and is data when it ends', async () => {
  const { fetch, connections } = streamServer();
  mount(<Messages fetchOnMount />, { configs: { petstore: { fetch } }, strict: true });
  await expect.element(status()).toHaveTextContent('pending');
  await opened(connections);
  connections[0]!.send(event('one'));
  await expect.element(status()).toHaveTextContent('pending one');
  connections[0]!.send(event('two'));
  await expect.element(status()).toHaveTextContent('pending one two');
  connections[0]!.end();
  await expect.element(status()).toHaveTextContent('success one two');
  expect(connections).toHaveLength(1);
});

test('a fast stream renders a few times, not once for each event', async () => {
  const { fetch, connections } = streamServer();
  const onRender = vi.fn();
  mount(<Messages fetchOnMount maxEvents={2} onRender={onRender} />, { configs: { petstore: { fetch } } });
  await opened(connections);
  for (let count = 0; count < 5_000; count += 1) connections[0]!.send(event(String(count)));
  connections[0]!.end();
  await expect.element(status()).toHaveTextContent('success 4998 4999');
  expect(onRender.mock.calls.length).toBeLessThan(100);
});

test('an error in the middle keeps the events, and the next stream starts empty', async () => {
  const { fetch, connections } = streamServer();
  mount(<Messages fetchOnMount />, { configs: { petstore: { fetch } } });
  await opened(connections);
  connections[0]!.send(event('one'));
  await expect.element(status()).toHaveTextContent('pending one');
  connections[0]!.fail(new TypeError('network error'));
  await expect.element(status()).toHaveTextContent('error one');
  await userEvent.click(page.getByText('open'));
  await opened(connections, 2);
  await expect.element(status()).toHaveTextContent(/^pending$/);
  connections[1]!.end();
  await expect.element(status()).toHaveTextContent(/^success$/);
});

test('clear closes the stream, and so does unmounting where it was asked for', async () => {
  const { fetch, connections } = streamServer();
  const store = createStore();
  const app = { configs: { petstore: { fetch } }, store };
  const { render } = mount(<Messages fetchOnMount clearOnUnmount />, app);
  await opened(connections);
  connections[0]!.send(event('one'));
  await expect.element(status()).toHaveTextContent('pending one');
  await userEvent.click(page.getByText('close'));
  await expect.element(status()).toHaveTextContent(/^init$/);
  expect(connections[0]!.closed()).toBe(true);
  await userEvent.click(page.getByText('open'));
  await opened(connections, 2);
  render(null);
  await expect.poll(() => connections[1]!.closed()).toBe(true);
  expect(store.getState('petstore', 'watch:stream')).toEqual({ state: 'init' });
});

test('the stateless hook yields the events to a loop, and abort ends it', async () => {
  const { fetch, connections } = streamServer();
  const found: string[] = [];
  function Log() {
    const [open, abort] = useWatchStreamAsync();
    const read = async () => {
      try {
        for await (const { text } of open({ query: { room: 'a' } })) found.push(text);
      } catch (cause) {
        found.push((cause as Error).name);
      }
    };
    return (
      <>
        <button onClick={() => void read()}>open</button>
        <button onClick={abort}>close</button>
      </>
    );
  }
  mount(<Log />, { configs: { petstore: { fetch } } });
  await userEvent.click(page.getByText('open'));
  await opened(connections);
  connections[0]!.send(event('one'));
  await expect.poll(() => found).toEqual(['one']);
  await userEvent.click(page.getByText('close'));
  await expect.poll(() => found).toEqual(['one', 'AbortError']);
  expect(connections[0]!.closed()).toBe(true);
});

test('a stream that the loop has not started is closed by abort, too', async () => {
  const { fetch, connections } = streamServer();
  const found: string[] = [];
  function Log() {
    const [open, abort] = useWatchStreamAsync();
    const read = async () => {
      const events = open();
      abort();
      await events.next().catch((cause: unknown) => found.push((cause as Error).name));
    };
    return <button onClick={() => void read()}>open</button>;
  }
  mount(<Log />, { configs: { petstore: { fetch } } });
  await userEvent.click(page.getByText('open'));
  await expect.poll(() => found).toEqual(['AbortError']);
  expect(connections).toHaveLength(0);
});

test('a new connection has the latest settings, and an event goes to the latest callback', async () => {
  const { fetch, connections } = streamServer();
  const configsOf = (token: string) => ({ petstore: { fetch, headers: { token } } });
  const invalid: string[] = [];
  const messagesOf = (name: string) => (
    <>
      <h1>{name}</h1>
      <Messages fetchOnMount reconnect onInvalidEvent={() => invalid.push(name)} />
    </>
  );
  const { render } = mount(messagesOf('first'), { configs: configsOf('old') });
  await opened(connections);
  render(messagesOf('second'), { configs: configsOf('new') });
  await expect.element(page.getByRole('heading')).toHaveTextContent('second');
  connections[0]!.send(`retry: 1\ndata: {}\n\n${event('one')}`);
  await expect.element(status()).toHaveTextContent('pending one');
  expect(invalid).toEqual(['second']);
  connections[0]!.end();
  await opened(connections, 2);
  expect(connections.map(({ request }) => request.headers.get('token'))).toEqual(['old', 'new']);
});

test('a provider that unmounts closes the streams of its own store, but not of one that it was given', async () => {
  for (const store of [undefined, createStore()]) {
    const { fetch, connections } = streamServer();
    const { unmount } = mount(<Messages fetchOnMount reconnect />, {
      configs: { petstore: { fetch } },
      store,
      strict: true,
    });
    await opened(connections);
    unmount();
    await new Promise((resolve) => setTimeout(resolve));
    expect(connections).toHaveLength(1);
    expect(connections[0]!.closed()).toBe(!store);
  }
});
