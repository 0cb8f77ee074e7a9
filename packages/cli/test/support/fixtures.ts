import { test as base } from 'vitest';
import { Project } from './project.js';
import { Server } from './server.js';

/** Tests with a project and a server of their own. */
export const it = base.extend<{ project: Project; server: Server }>({
  project: async ({}, use) => {
    const project = new Project();
    await use(project);
    project.remove();
  },
  server: async ({}, use) => {
    const server = await new Server().listen();
    await use(server);
    server.close();
  },
});
