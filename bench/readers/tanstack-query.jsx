import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

export function Root({ respond, children }) {
  const queryFn = () => respond().then((response) => response.json());
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { queryFn } } }));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

export function useReader(key) {
  const { data, isFetching, refetch } = useQuery({ queryKey: [key] });
  return { value: data?.value, isPending: isFetching, again: () => refetch() };
}
