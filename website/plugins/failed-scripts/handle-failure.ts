/**
 * If a main script has failed, loads it once more. If that fails too, the page is shown as without JavaScript, with a message:
 * its text and links work, and controls that would do nothing are hidden. When there is a network again, the page is loaded
 * again. It runs in the head of each page, so it's small.
 */
export const handleFailure = `{
  let failed = {}, page = document;
  addEventListener('error', ({ target }) => {
    let url = target.src;
    if (target.localName != 'script' || !/\\/(runtime~)?main\\.[^/]+$/.test(url)) return;
    if (!failed[url]) {
      failed[url] = setTimeout(() => {
        page.head.append(Object.assign(page.createElement('script'), { src: url }));
      }, 1000);
    } else if (!failed.shown) {
      failed.shown = 1;
      let add = (name, textContent, parent, where = 'append') => {
        let element = Object.assign(page.createElement(name), { textContent });
        parent[where](element);
        return element;
      };
      add('style', page.querySelector('noscript').textContent.replace(/<[^>]*>/g, ''), page.head);
      let alert = add('div', '', page.body, 'prepend');
      alert.setAttribute('role', 'alert');
      alert.style.cssText = 'padding:1rem;border-bottom:3px solid var(--hl-madder);text-align:center';
      add('strong', 'Part of this page failed to load.', alert);
      alert.append(" You can read it, but search, menus and examples don't work. ");
      let link = add('a', 'Reload', alert);
      link.href = '';
      link.style.textDecoration = 'underline';
      addEventListener('online', () => {
        fetch(link.href, { method: 'HEAD', cache: 'no-store' }).then(
          ({ status }) => status < 500 && location.reload(),
          () => {},
        );
      });
    }
  }, true);
}`.replaceAll(/\s*\n\s*/g, '');
