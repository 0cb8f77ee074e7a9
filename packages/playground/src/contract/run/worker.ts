import type ts from 'typescript';
import { type Checker, createChecker, type Files } from '../check/create-checker.ts';
import { checkApp } from './check-app.ts';
import { compareSpecs } from './compare-specs.ts';
import type { CompilerUrls, ContractRequest, ContractResponse } from './messages.ts';

let latest = 0;
let checker: Promise<Checker> | undefined;

addEventListener('message', ({ data }: MessageEvent<ContractRequest>) => {
  latest = data.run;
  void answer(data).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    send({ run: data.run, kind: 'failure', message });
  });
});

/** A newer request arrives while this run pauses, and supersedes it. */
async function answer({ run, input, urls }: ContractRequest): Promise<void> {
  const isWanted = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(run === latest)));
  if (!(await isWanted())) return;
  const compared = await compareSpecs(input);
  if (!(await isWanted())) return;
  send({ run, kind: 'comparison', comparison: compared.comparison });
  if (urls === undefined) return;
  const check = await checkApp(compared, await load(urls), isWanted);
  if (check) send({ run, kind: 'check', check });
}

function load(urls: CompilerUrls): Promise<Checker> {
  checker ??= open(urls).catch((error: unknown) => {
    checker = undefined;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `TypeScript could not be loaded. Check your connection, then change the spec. (${reason})`,
    );
  });
  return checker;
}

async function open({ compiler, types }: CompilerUrls): Promise<Checker> {
  const declarations = fetch(types).then((response) => {
    if (!response.ok) throw new Error(`HTTP ${response.status} for ${types}`);
    return response.json() as Promise<Files>;
  });
  const loaded = (await import(/* webpackIgnore: true */ compiler)) as { default: typeof ts };
  return createChecker(loaded.default, await declarations);
}

const send = (response: ContractResponse) => postMessage(response);
