import { expectTypeOf, test } from 'vitest';
import {
  createCall,
  createDownloadHook,
  createStatefulHook,
  createStatelessHook,
  createStreamCall,
  createStreamHook,
  type AcceptOperation,
  type Operation,
} from './generated.js';
import {
  isPending,
  isSuccess,
  type CallError,
  type Credential,
  type ExecuteResult,
  type HookloomConfigs,
  type HttpError,
  type NetworkState,
  type SourceConfig,
  type StreamState,
} from './index.js';
import { messages, watch, type Message } from './testing/streams.js';
import { addPet, getPet, getPhoto, type GetPetError, type GetPetRequest, type Pet } from './testing/pets.js';

declare module './index.js' {
  // As generated code does.
  interface SourceAuth {
    guarded: { token?: Credential; login?: Credential<{ username: string; password: string }> };
  }
}

const useGetPet = createStatefulHook(getPet);
const useAddPetAsync = createStatelessHook(addPet);
const useGetPhotoDownload = createDownloadHook(getPhoto);
const callGetPet = createCall(getPet);
declare const listPets: Operation<{ query?: { limit?: number } }, Pet[]>;

test('a stateful hook gives the state of its operation', () => {
  const [state, execute, clear] = useGetPet();
  expectTypeOf(state).toEqualTypeOf<NetworkState<Pet, CallError<GetPetError>>>();
  expectTypeOf<Parameters<typeof execute>[0]>().toEqualTypeOf<GetPetRequest | undefined>();
  expectTypeOf(execute).returns.resolves.toEqualTypeOf<ExecuteResult<Pet, CallError<GetPetError>>>();
  expectTypeOf(clear).toEqualTypeOf<() => void>();
});

test('fetchOnMount: true demands what the call requires', () => {
  useGetPet({ fetchOnMount: true, path: { petId: 1 } });
  useGetPet({ fetchOnMount: false });
  useGetPet({ key: 'a', clearOnUnmount: true, query: { fields: ['name'] } });
  // @ts-expect-error -- the path is missing
  useGetPet({ fetchOnMount: true });
  // @ts-expect-error -- petId is missing
  useGetPet({ fetchOnMount: true, path: {} });
  // @ts-expect-error -- a type of its own
  useGetPet({ fetchOnMount: true, path: { petId: '1' } });
  // @ts-expect-error -- no such option
  useGetPet({ fetchOnMout: true });
  createStatefulHook(listPets)({ fetchOnMount: true });
});

test('a fetchOnMount that is decided later demands it too', () => {
  const decided = true as boolean;
  useGetPet({ fetchOnMount: decided, path: { petId: 1 } });
  // @ts-expect-error -- it may be true
  useGetPet({ fetchOnMount: decided });
  const petId = 1 as number | undefined;
  useGetPet(petId === undefined ? {} : { fetchOnMount: true, path: { petId } });
});

test('required request parts are required, others are not', () => {
  const [call] = useAddPetAsync();
  expectTypeOf(call).returns.resolves.toEqualTypeOf<Pet>();
  void call({ body: { name: 'Rex' } }, { signal: new AbortController().signal });
  // @ts-expect-error -- the body is missing
  void call();
  // @ts-expect-error -- the body is missing
  void call({});
  void createStatelessHook(listPets)()[0]();
  void callGetPet({ baseURL: '/api' }, { path: { petId: 1 } });
  // @ts-expect-error -- the request is missing
  void callGetPet({});
  void createCall(listPets)({});
  expectTypeOf(callGetPet).returns.resolves.toEqualTypeOf<Pet>();
});

test('a download gives a file, and takes a name for it', () => {
  const [state, download] = useGetPhotoDownload({ key: 'a' });
  if (isSuccess(state)) expectTypeOf(state.data).toEqualTypeOf<{ blob: Blob; fileName: string }>();
  void download({ path: { petId: 1 } }, { fileName: 'a.png' });
  // @ts-expect-error -- the request is missing
  void download();
});

test('2.3: the data of an operation with several content types depends on accept', () => {
  type Report = { json: Pet; csv: string; pdf: Blob | undefined };
  type Request = { path: { id: number } } & (
    { contentType?: 'json' | undefined; body: Pet } | { contentType: 'csv'; body: string }
  );
  const report = {} as AcceptOperation<Request, Report, 'json', GetPetError>;
  const send = createCall(report);
  const path = { id: 1 };
  const body = { id: 1, name: 'Rex' };
  expectTypeOf(send({}, { path, body })).resolves.toEqualTypeOf<Pet>();
  expectTypeOf(send({}, { path, body, accept: 'csv' })).resolves.toEqualTypeOf<string>();
  expectTypeOf(send({}, { path, contentType: 'csv', body: '', accept: 'pdf' })).resolves.toEqualTypeOf<
    Blob | undefined
  >();
  // @ts-expect-error -- no such content type
  void send({}, { path, body, accept: 'html' });
  // @ts-expect-error -- the body of another content type
  void send({}, { path, contentType: 'csv', body });
  // @ts-expect-error -- the body is missing
  void send({}, { path, accept: 'csv' });
  // @ts-expect-error -- no such part
  void send({}, { path, body, acept: 'csv' });

  const [call] = createStatelessHook(report)();
  expectTypeOf(call({ path, body, accept: 'csv' })).resolves.toEqualTypeOf<string>();
  const useReport = createStatefulHook(report);
  const accept = Math.random() > 0.5 ? ('csv' as const) : undefined;
  expectTypeOf(send({}, { path, body, accept })).resolves.toEqualTypeOf<Pet | string>();
  expectTypeOf(call({ path, body, accept })).resolves.toEqualTypeOf<Pet | string>();
  const [either] = useReport({ accept });
  expectTypeOf(either).toEqualTypeOf<NetworkState<Pet | string, CallError<GetPetError>>>();
  const [state, execute] = useReport();
  expectTypeOf(state).toEqualTypeOf<NetworkState<Pet, CallError<GetPetError>>>();
  expectTypeOf(execute).parameter(0).toEqualTypeOf<Request | undefined>();
  const [csv] = useReport({ accept: 'csv', fetchOnMount: true, path, body });
  expectTypeOf(csv).toEqualTypeOf<NetworkState<string, CallError<GetPetError>>>();
  // @ts-expect-error -- fetchOnMount demands the body
  useReport({ accept: 'csv', fetchOnMount: true, path });
  const [, download] = createDownloadHook(report, 'pdf')();
  void download({ path, body, accept: 'pdf' });
  // @ts-expect-error -- not a file
  void download({ path, body, accept: 'csv' });
});

test('a state narrows by switch, exhaustively', () => {
  const [state] = useGetPet();
  switch (state.state) {
    case 'init':
      return;
    case 'pending':
    case 'error':
      expectTypeOf(state.previousData).toEqualTypeOf<Pet | undefined>();
      return;
    case 'success':
      expectTypeOf(state.data).toEqualTypeOf<Pet>();
      return;
    default:
      expectTypeOf(state).toBeNever();
  }
});

test('a CallError narrows by kind, and a documented one by status', () => {
  const error = {} as CallError<GetPetError | HttpError<409, { conflict: string }>>;
  if (error.kind === 'http') {
    expectTypeOf(error.headers).toEqualTypeOf<Headers>();
    if (error.documented) {
      expectTypeOf(error.status).toEqualTypeOf<404 | 409>();
      if (error.status === 404) expectTypeOf(error.body).toEqualTypeOf<{ message: string }>();
      else expectTypeOf(error.body).toEqualTypeOf<{ conflict: string }>();
    } else {
      expectTypeOf(error.status).toEqualTypeOf<number>();
      expectTypeOf(error.body).toBeUnknown();
    }
  } else if (error.kind === 'network') {
    expectTypeOf(error.reason).toEqualTypeOf<'offline' | 'timeout' | 'unreachable'>();
  } else if (error.kind === 'response-validation') {
    expectTypeOf(error.body).toBeUnknown();
  } else if (error.kind === 'request-validation') {
    expectTypeOf(error.issues[0]!.path).toEqualTypeOf<readonly (string | number)[]>();
  } else {
    expectTypeOf(error.kind).toEqualTypeOf<'config'>();
  }
});

test('the error of every operation fits into a CallError, and its state into a NetworkState', () => {
  expectTypeOf<CallError<GetPetError>>().toExtend<CallError>();
  expectTypeOf<NetworkState<Pet, CallError<GetPetError>>>().toExtend<NetworkState<Pet>>();
});

test('where an operation documents no error, none is documented', () => {
  const error = {} as CallError<never>;
  if (error.kind === 'http') expectTypeOf(error.documented).toEqualTypeOf<false>();
});

test('the credentials of a source are those of its security schemes', () => {
  const accept = (configs: HookloomConfigs) => configs;
  accept({ guarded: { baseURL: '/api', auth: { token: () => Promise.resolve('t') } } });
  accept({ guarded: { auth: { token: null, login: { username: 'a', password: 'b' } } } });
  accept({ other: { auth: { anything: 'goes' } }, defaults: { auth: { token: 't' } } });
  const record: Record<string, SourceConfig> = {};
  accept(record);
  // @ts-expect-error -- no such scheme
  accept({ guarded: { auth: { tokn: 't' } } });
  // @ts-expect-error -- Basic takes a username and a password
  accept({ guarded: { auth: { login: 'a' } } });
  // @ts-expect-error -- a token is text
  accept({ guarded: { auth: { token: 1 } } });
  // @ts-expect-error -- no such setting
  accept({ guarded: { baseUrl: '/api' } });
});

test('a stream gives its events, in a state and to a loop', async () => {
  const [state, execute] = createStreamHook(watch, messages)({ query: { room: 'a' }, reconnect: true });
  expectTypeOf(state).toEqualTypeOf<StreamState<Message, CallError<never>>>();
  if (isPending(state)) expectTypeOf(state.events).toEqualTypeOf<readonly Message[]>();
  if (isSuccess(state)) expectTypeOf(state.data).toEqualTypeOf<readonly Message[]>();
  expectTypeOf(execute).returns.resolves.toEqualTypeOf<ExecuteResult<readonly Message[], CallError<never>>>();
  const events = createStreamCall(watch, messages)({}, {}, { signal: new AbortController().signal });
  for await (const event of events) expectTypeOf(event).toEqualTypeOf<Message>();
  // @ts-expect-error -- no such parameter
  createStreamHook(watch, messages)({ query: { rom: 'a' } });
});
