import useSWR, { SWRConfig } from 'swr';

export const Root = ({ respond, children }) => (
  <SWRConfig value={{ fetcher: () => respond().then((response) => response.json()) }}>{children}</SWRConfig>
);

export function useReader(key) {
  const { data, isValidating, mutate } = useSWR(key);
  return { value: data?.value, isPending: isValidating, again: () => mutate() };
}
