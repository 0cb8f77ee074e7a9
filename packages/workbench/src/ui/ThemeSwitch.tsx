import { useEffect, useState } from 'react';

const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

const key = 'theme';

/** Switches between the light theme, the dark theme and the one of the operating system. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(readTheme);
  useEffect(() => {
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      document.documentElement.dataset['theme'] =
        theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
    };
    apply();
    saveTheme(theme);
    dark.addEventListener('change', apply);
    return () => dark.removeEventListener('change', apply);
  }, [theme]);
  return (
    <select
      className="wb-input wb-theme"
      aria-label="Color theme"
      value={theme}
      onChange={(event) => setTheme(event.target.value as Theme)}
    >
      {themes.map((one) => (
        <option key={one} value={one}>
          {one.charAt(0).toUpperCase() + one.slice(1)}
        </option>
      ))}
    </select>
  );
}

function readTheme(): Theme {
  try {
    return themes.find((one) => one === localStorage.getItem(key)) ?? 'system';
  } catch {
    return 'system';
  }
}

function saveTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}
