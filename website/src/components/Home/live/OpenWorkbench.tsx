import { Workbench } from '@hookloom/workbench';
import { createData } from '@hookloom/workbench/data';
import '@hookloom/workbench/styles.css';
import docs from '@generated/home/default/client/petstore/docs.json';
import spec from '@generated/home/default/spec.json';
import { useState, type ReactNode } from 'react';
import { useProductNames } from '../../useProductNames';
import { createMockServer } from './mock-server';

/** The workbench with the sample spec, whose requests go to the mock server. */
export default function OpenWorkbench(): ReactNode {
  const names = useProductNames();
  const [data] = useState(() => createData([{ docs, spec }]));
  const [{ fetch }] = useState(createMockServer);
  return (
    <Workbench
      data={data}
      names={names}
      send={() => fetch}
      initialRoute={`#/${docs.source}/operations/getPetById`}
    />
  );
}
