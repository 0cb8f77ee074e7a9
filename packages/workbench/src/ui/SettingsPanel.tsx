import { useId } from 'react';
import type { Scheme } from '../data/types.ts';
import { parseHeaders, type Settings } from '../try/settings.ts';
import { useWorkbench } from './context.ts';
import { useSettings } from './Sending.tsx';

/** Where the requests of a source go, and with which credentials. */
export function SettingsPanel() {
  const { route, sources, names, isPage } = useWorkbench();
  const { settingsOf, setSettings } = useSettings();
  const source = sources.find(({ id }) => id === route.source)!;
  const settings = settingsOf(source);
  const id = useId();
  const change = (part: Partial<Settings>) => setSettings(source.id, { ...settings, ...part });
  const { error } = parseHeaders(settings.headers);
  return (
    <details className="wb-response">
      <summary>
        Settings: <code>{settings.baseURL || 'no base URL'}</code>
      </summary>
      <div className="wb-field">
        <label htmlFor={`${id}-url`}>Base URL</label>
        <select
          id={`${id}-url`}
          className="wb-input"
          value={settings.baseURL}
          onChange={(event) => change({ baseURL: event.target.value })}
        >
          {source.servers.map(({ url, description }) => (
            <option key={url} value={url}>
              {url} {description && `(${description})`}
            </option>
          ))}
        </select>
        {isPage && (
          <p className="wb-muted">
            For another one, start <code>{`${names.slug} workbench --base-url <url>`}</code>.
          </p>
        )}
      </div>
      {source.schemes.map((scheme) => (
        <Credential
          key={scheme.name}
          scheme={scheme}
          value={settings.credentials[scheme.name]}
          onValue={(value) => change({ credentials: { ...settings.credentials, [scheme.name]: value } })}
        />
      ))}
      <div className="wb-field">
        <label htmlFor={`${id}-headers`}>Headers, one per line</label>
        <textarea
          id={`${id}-headers`}
          className="wb-input wb-json"
          rows={2}
          spellCheck={false}
          placeholder="X-Tenant: 42"
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-kept`}
          value={settings.headers}
          onChange={(event) => change({ headers: event.target.value })}
        />
        {error !== undefined && <p className="wb-error">{error}</p>}
        {source.addedHeaders.length > 0 && (
          <p>
            Added by the server to requests to its own base URL: <code>{source.addedHeaders.join(', ')}</code>
          </p>
        )}
        <p className="wb-muted" id={`${id}-kept`}>
          Credentials and headers aren’t stored: closing the page discards them.
        </p>
      </div>
    </details>
  );
}

type CredentialProps = {
  scheme: Scheme;
  value: Settings['credentials'][string] | undefined;
  onValue: (value: Settings['credentials'][string]) => void;
};

function Credential({ scheme, value, onValue }: CredentialProps) {
  const id = useId();
  if (scheme.as === 'cookie')
    return (
      <p className="wb-muted">
        <code>{scheme.name}</code>: cookies can’t be sent from here.
      </p>
    );
  const basic = typeof value === 'object' ? value : { username: '', password: '' };
  const input = (label: string, text: string, onText: (text: string) => void, isSecret = true) => (
    <div className="wb-field">
      <label htmlFor={`${id}-${label}`}>
        <span className="wb-label">{scheme.name}</span> {label}
      </label>
      <input
        id={`${id}-${label}`}
        className="wb-input"
        type={isSecret ? 'password' : 'text'}
        autoComplete="off"
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
    </div>
  );
  if (scheme.as !== 'basic') {
    const label = scheme.as === 'bearer' ? 'token' : `key (${scheme.as} ${scheme.key ?? ''})`;
    return input(label, typeof value === 'string' ? value : '', onValue);
  }
  return (
    <>
      {input('user name', basic.username, (username) => onValue({ ...basic, username }), false)}
      {input('password', basic.password, (password) => onValue({ ...basic, password }))}
    </>
  );
}
