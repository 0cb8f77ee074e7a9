import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { whenHydrated } from '../hydration/when-hydrated';

/** The fonts that a style sheet declares for all screens. */
const declaredFonts = ({ cssRules }: CSSStyleSheet) =>
  Array.from(cssRules).flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const value = (name: string) => rule.style.getPropertyValue(name);
    // Browsers add quotes, which Chrome takes for a part of the name.
    const family = value('font-family').replaceAll('"', '');
    const descriptors = {
      weight: value('font-weight'),
      unicodeRange: value('unicode-range') || 'U+0-10FFFF',
    };
    return [new FontFace(family, value('src'), descriptors)];
  });

/**
 * Loads the fonts that a phone did without, so that they didn't keep its scripts from arriving:
 * `plugins/arrange-pages/late-fonts.ts`. All of them are used at once, because each one is a new layout of the page.
 */
async function loadFonts(): Promise<void> {
  const style = document.querySelector<HTMLStyleElement>('#fonts');
  if (!style?.sheet || matchMedia(style.media).matches) return;
  try {
    const fonts = await Promise.all(declaredFonts(style.sheet).map((font) => font.load()));
    for (const font of fonts) document.fonts.add(font);
  } catch {
    // Without a network, the device's fonts remain.
  }
}

if (ExecutionEnvironment.canUseDOM) whenHydrated(() => void loadFonts());
