import type { ProductNames } from '@hookloom/generator';
import { Workbench } from '@hookloom/workbench';
import '@hookloom/workbench/styles.css';
import { useEffect, useMemo, useState } from 'react';
import { documentOf } from '../generate/normalize-spec.ts';
import type { Generated } from '../generate/to-generated.ts';
import { createMock } from '../mock/create-mock.ts';
import { onDemand } from '../mock/on-demand.ts';
import { openWorkbenchData } from '../workbench/open-workbench-data.ts';

type WorkbenchPanelProps = {
  generated: Generated;
  names: ProductNames;
  /** Where the reader was in it, and where the reader goes. */
  initialRoute: string;
  onRoute: (route: string) => void;
};

/** The workbench for the reader's spec. Requests go to a mock server in the page. */
export default function WorkbenchPanel({ generated, names, initialRoute, onRoute }: WorkbenchPanelProps) {
  const [data] = useState(openWorkbenchData);
  useEffect(() => () => data.close(), [data]);
  useEffect(() => data.show(generated), [data, generated]);

  const send = useMemo(() => {
    // Made at the first request: until then, nothing needs the parsed document.
    const openMock = onDemand(async () => createMock(await documentOf(generated.spec)));
    const fetch: typeof globalThis.fetch = async (input, init) => (await openMock()).fetch(input, init);
    return () => fetch;
  }, [generated]);

  return (
    <>
      <p className="pg-note">
        Requests go to a mock server in this page, made from your spec. Nothing is sent to the API.
      </p>
      <div className="pg-fill">
        <Workbench data={data} names={names} send={send} initialRoute={initialRoute} onRoute={onRoute} />
      </div>
    </>
  );
}
