import { createRoot } from 'react-dom/client';
import Notice from './Notice';

let region: HTMLElement | undefined;

/** Shows the notice until it is dismissed. A screen reader announces what appears in a region that is there already. */
export function showNotice(): void {
  if (region) return;
  const container = document.createElement('div');
  container.setAttribute('role', 'status');
  document.body.append(container);
  region = container;
  const root = createRoot(container);
  const dismiss = () => {
    root.unmount();
    container.remove();
    region = undefined;
  };
  setTimeout(() => root.render(<Notice onDismiss={dismiss} />), 100);
}
