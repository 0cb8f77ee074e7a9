import { toPage } from './page.ts';

/** A frame can't save a file, so the page does when the reader says so. */
export function handOverFiles(): void {
  const blobs = new Map<string, Blob>();
  const createObjectURL = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (object: Blob | MediaSource) => {
    const url = createObjectURL(object);
    if (object instanceof Blob) blobs.set(url, object);
    return url;
  };
  const revokeObjectURL = URL.revokeObjectURL.bind(URL);
  URL.revokeObjectURL = (url) => {
    blobs.delete(url);
    revokeObjectURL(url);
  };
  const click = (link: HTMLAnchorElement) => {
    const blob = link.hasAttribute('download') ? blobs.get(link.href) : undefined;
    if (blob) toPage({ type: 'file', name: link.download || 'file', blob });
    return blob !== undefined;
  };
  const original = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'click')!.value as () => void;
  HTMLAnchorElement.prototype.click = function () {
    if (!click(this)) original.call(this);
  };
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && click(link)) event.preventDefault();
  });
}
