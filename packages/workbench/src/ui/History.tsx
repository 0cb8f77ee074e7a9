import { useHistory } from '../try/history.ts';
import { useWorkbench } from './context.ts';
import { Method } from './Method.tsx';

/** The calls of this session. */
export function History() {
  const { hrefOf } = useWorkbench();
  const calls = useHistory();
  if (calls.length === 0) return null;
  return (
    <details className="wb-example">
      <summary>History ({calls.length})</summary>
      <ul className="wb-links">
        {calls.map(({ id, source, operation, method, result, milliseconds }) => (
          <li key={id}>
            <a href={hrefOf({ view: 'operation', source, name: operation, tab: 'try' })}>
              <Method method={method} /> {operation}
            </a>{' '}
            {result}, {milliseconds} ms
          </li>
        ))}
      </ul>
    </details>
  );
}
