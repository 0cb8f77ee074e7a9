import type { ComponentType } from 'react';
import Page from './Page';
import StructuredData from './StructuredData';

/** The page, and what only its HTML needs. */
function PageOnServer() {
  return (
    <>
      <Page />
      <StructuredData />
    </>
  );
}

// Undefined in browsers: plugins/home replaces this module there.
export default PageOnServer as ComponentType | undefined;
