import type { WorkbenchData } from '../data/types.ts';

/** Reads from the server of the command line. URLs are relative, because the page's URL contains the token. */
async function read<T>(...path: string[]): Promise<T> {
  return readUrl<T>(`api/${path.map(encodeURIComponent).join('/')}`);
}

async function readUrl<T>(url: string): Promise<T> {
  const response = await fetch(url).catch(() => undefined);
  if (!response)
    throw new Error('The workbench has stopped. Start it again, and open the URL that it prints.');
  const value = (await response.json()) as T & { message?: string };
  if (!response.ok) throw new Error(value.message);
  return value;
}

/** The data that `hookloom workbench` serves. */
export const localData: WorkbenchData = {
  sources: () => read('sources'),
  search: (query) => readUrl(`api/search?q=${encodeURIComponent(query)}`),
  operation: (source, name) => read('operation', source, name),
  schema: (source, name) => read('schema', source, name),
  changes: (source) => read('changes', source),
  subscribe: (onChange) => {
    const events = new EventSource('api/events');
    events.addEventListener('change', onChange);
    return () => events.close();
  },
};
