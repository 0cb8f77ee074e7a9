type AnyState = {
  state?: string;
  data?: unknown;
  status?: number;
  error?: unknown;
  progress?: unknown;
  events?: unknown;
};

/** A state in a few words, such as `200, 12 items`. */
export function describeState(state: unknown): string {
  const { data, status, error, progress, events } = (state ?? {}) as AnyState;
  if (error !== undefined) return describeError(error as Record<string, unknown>);
  if (status !== undefined)
    return [status, describeData(data ?? events)].filter((one) => one !== '').join(', ');
  if (progress !== undefined) return `${String((progress as { loaded: number }).loaded)} bytes`;
  return Array.isArray(events) ? describeData(events) : '';
}

function describeError({ kind, status, reason, issues, message }: Record<string, unknown>): string {
  if (kind === 'http') return `HTTP ${String(status)}`;
  const first = Array.isArray(issues)
    ? (issues[0] as { path?: unknown[]; message?: string } | undefined)
    : undefined;
  const issue = first && `${(first.path ?? []).join('.')}: ${first.message ?? ''}`;
  return [kind, reason, issue, message]
    .filter((one) => typeof one === 'string')
    .join(' ')
    .slice(0, 300);
}

function describeData(data: unknown): string {
  if (Array.isArray(data)) return data.length === 1 ? '1 item' : `${data.length} items`;
  if (data instanceof Blob) return `a file of ${data.size} bytes`;
  if (typeof data !== 'object' || data === null) return data === undefined ? '' : String(data).slice(0, 80);
  const { id, name, title } = data as Record<string, unknown>;
  const known = [id, name ?? title].filter((one) => /^(string|number)$/.test(typeof one));
  return known.join(' ').slice(0, 80);
}
