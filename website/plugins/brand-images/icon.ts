import fs from 'node:fs';
import path from 'node:path';

const svg = fs.readFileSync(path.join(__dirname, '../../static/img/icon.svg'));

/** The icon as a data URL. */
export const iconDataUrl = `data:image/svg+xml;base64,${svg.toString('base64')}`;
