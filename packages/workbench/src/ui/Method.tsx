/** An HTTP method, colored by whether it reads, writes or deletes. */
export function Method({ method }: { method: string }) {
  const kind = /^(GET|HEAD|OPTIONS|QUERY)$/.test(method)
    ? 'reads'
    : method === 'DELETE'
      ? 'deletes'
      : 'writes';
  return <span className={`wb-method wb-${kind}`}>{method}</span>;
}
