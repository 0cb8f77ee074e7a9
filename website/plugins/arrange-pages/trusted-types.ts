/** The policies that pages may create: the one below, its own for parsing, and that of DOMPurify, which the workbench uses. */
const POLICIES = ['default', 'inert', 'dompurify'];

/** What a page's policy says about strings that become HTML, scripts or their URLs: https://www.w3.org/TR/trusted-types/ */
export const TRUSTED_TYPES: readonly (readonly string[])[] = [
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', ...POLICIES],
];

/**
 * The default policy, which browsers ask about each string that a script inserts as HTML or loads as a script, also those of
 * React, Docusaurus and other libraries. It refuses HTML that could run a script, text as a script, and scripts and workers
 * of other origins. Structured data is allowed: as a script, JSON does nothing.
 *
 * It must run before all other scripts. The markup of highlighted code isn't parsed, because that would take time.
 */
const SOURCE = String.raw`(function () {
  var types = window.trustedTypes;
  if (!types || !types.createPolicy) return;
  var inert = types.createPolicy('inert', { createHTML: function (html) { return html; } });
  var every = Array.prototype.every;
  function isHarmless(element) {
    var name = element.localName;
    if (/^(base|embed|form|frame|iframe|meta|object|template)$/.test(name)) return false;
    if (name === 'script' && element.textContent && element.type !== 'application/ld+json') return false;
    return every.call(element.attributes, function (attribute) {
      if (/^(on|srcdoc$)/i.test(attribute.name) || (name === 'script' && /^src$|href$/i.test(attribute.name))) return false;
      return !/^(javascript:|vbscript:|data:text\/html)/i.test(attribute.value.replace(/[\0- ]/g, ''));
    });
  }
  types.createPolicy('default', {
    createHTML: function (html) {
      if (html.replace(/<span class="?[\w -]*"?>|<\/span>/g, '').indexOf('<') < 0) return html;
      var template = document.createElement('template');
      template.innerHTML = inert.createHTML(html);
      return every.call(template.content.querySelectorAll('*'), isHarmless) ? html : null;
    },
    createScript: function (text) {
      try {
        return typeof JSON.parse(text) === 'object' ? text : null;
      } catch (error) {
        return null;
      }
    },
    createScriptURL: function (url) {
      return new URL(url, document.baseURI).origin === location.origin ? url : null;
    }
  });
})();`;

/** The script in the head of each page, on one line. */
export const trustedTypesScript = SOURCE.replace(/\n\s*/g, ' ');
