import type { ComponentType } from 'react';
import Page from './Page';

// Undefined in browsers: plugins/home replaces this module there.
export default Page as ComponentType | undefined;
