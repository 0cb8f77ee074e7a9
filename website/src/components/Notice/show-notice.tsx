import { createRoot } from 'react-dom/client';
import Notice, { type NoticeContent } from './index';
import styles from './styles.module.css';

let notices: HTMLElement | undefined;

/** Where all notices are, so that none covers another. */
function findOrAddNotices(): HTMLElement {
  if (!notices) {
    notices = document.createElement('div');
    notices.className = styles.notices!;
    document.body.append(notices);
  }
  return notices;
}

/**
 * Shows a notice until it is dismissed. A screen reader announces what appears in a region that is there already.
 *
 * @returns a function that removes it.
 */
export function showNotice(content: NoticeContent, onDismiss?: () => void): () => void {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  findOrAddNotices().append(region);
  const root = createRoot(region);
  let focusedBefore: EventTarget | null = null;
  region.addEventListener('focusin', ({ relatedTarget }) => {
    if (!region.contains(relatedTarget as Node | null)) focusedBefore = relatedTarget;
  });
  const dismiss = () => {
    remove();
    onDismiss?.();
  };
  const timer = setTimeout(() => root.render(<Notice {...content} onDismiss={dismiss} />), 100);
  const remove = () => {
    clearTimeout(timer);
    if (region.contains(document.activeElement)) (focusedBefore as HTMLElement | null)?.focus();
    root.unmount();
    region.remove();
  };
  return remove;
}
