import useSWR, { SWRConfig } from 'swr';

export const Root = ({ answer, children }) => (
  <SWRConfig value={{ fetcher: () => answer().then((response) => response.json()) }}>{children}</SWRConfig>
);

export function useReader(key) {
  const { data, isValidating, mutate } = useSWR(key);
  return { value: data?.value, isPending: isValidating, again: () => mutate() };
}
