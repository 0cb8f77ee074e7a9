import { createRoot } from 'react-dom/client';
import { useState } from 'react';
import { createData, type SourceInput } from '../data.ts';
import { Workbench } from '../index.ts';

declare const inputs: SourceInput[];

const send = () => async () => Response.json({ name: 'Rex' });
const names = { display: 'Hookloom', slug: 'hookloom' };

/** A page that shows the workbench beside something of its own. */
function HostPage() {
  const [data, setData] = useState(() => createData(inputs));
  return (
    <main>
      <h1>Host</h1>
      <button type="button" onClick={() => setData(createData(inputs))}>
        Regenerate
      </button>
      <div className="pane">
        <Workbench data={data} names={names} send={send} />
      </div>
    </main>
  );
}

createRoot(document.getElementById('root')!).render(<HostPage />);
