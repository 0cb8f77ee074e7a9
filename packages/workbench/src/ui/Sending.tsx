import { HookloomProvider } from '@hookloom/react';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { SourceIndex } from '../data/types.ts';
import { type Exchange, recording } from '../try/recorder.ts';
import { configOf, initialSettings, type Settings } from '../try/settings.ts';

type SendingValue = {
  settingsOf: (source: SourceIndex) => Settings;
  setSettings: (source: string, settings: Settings) => void;
  /** The last exchange of an operation, if there was one. */
  exchangeOf: (source: string, operation: string) => Exchange | undefined;
  /** Says which operation the next request of a source is for. */
  begin: (source: string, operation: string) => void;
  hasSend: boolean;
};

const SendingContext = createContext<SendingValue | undefined>(undefined);

type Props = {
  send: ((source: string) => typeof fetch) | undefined;
  sources: readonly SourceIndex[];
  children: ReactNode;
};

/** The runtime's provider, with the settings of each source and a `fetch` that records what is sent. */
export function Sending({ send, sources, children }: Props) {
  const [settings, setAll] = useState<ReadonlyMap<string, Settings>>(new Map());
  const [exchanges, setExchanges] = useState<ReadonlyMap<string, Exchange>>(new Map());
  const [calling] = useState(() => new Map<string, string>());
  const configs = useMemo(
    () =>
      Object.fromEntries(
        sources.map((source) => [
          source.id,
          configOf(
            settings.get(source.id) ?? initialSettings(source),
            recording(
              send?.(source.id) ?? fetch,
              () => keyOf(source.id, calling.get(source.id) ?? ''),
              (key, exchange) => setExchanges((all) => new Map(all).set(key, exchange)),
            ),
          ),
        ]),
      ),
    [sources, settings, send, calling],
  );
  const value = useMemo(
    (): SendingValue => ({
      settingsOf: (source) => settings.get(source.id) ?? initialSettings(source),
      setSettings: (source, changed) => setAll(new Map(settings).set(source, changed)),
      exchangeOf: (source, operation) => exchanges.get(keyOf(source, operation)),
      begin: (source, operation) => void calling.set(source, operation),
      hasSend: send !== undefined,
    }),
    [settings, exchanges, send, calling],
  );
  return (
    <SendingContext.Provider value={value}>
      <HookloomProvider configs={configs}>{children}</HookloomProvider>
    </SendingContext.Provider>
  );
}

const keyOf = (source: string, operation: string) => `${source} ${operation}`;

export function useSettings() {
  const value = useContext(SendingContext);
  if (value === undefined) throw new Error('This component must be used inside <Sending>.');
  return value;
}
