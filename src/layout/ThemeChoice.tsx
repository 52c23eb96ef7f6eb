import { useEffect, useState } from 'react';
import { useTranslator } from '../shared/site.ts';
import {
  readThemePreference,
  type ThemePreference,
  themePreferences,
  writeThemePreference,
} from '../start/preference.ts';
import { styled } from '../styles/styled.ts';
import { from } from '../theme/breakpoints.ts';

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  align-items: center;
  gap: var(--space-2xs);
  margin: 0;
  padding: 0;
  border: 0;

  & legend { padding: 0; padding-inline-end: var(--space-xs); }
  /* Next to its options, if all fit in one line. */
  @media ${from(24)} { & legend { float: inline-start; } }
  & label {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0 var(--space-s);
    border-radius: var(--radius-button);
    cursor: pointer;
  }
  & label:hover { background: color-mix(in srgb, currentColor 10%, transparent); }
  & label:has(:checked) { outline: 1px solid; outline-offset: -1px; }
  & label:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
  & input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
`;

/** Lets the visitor choose the theme: light, dark or system. The browser stores the choice. */
export function ThemeChoice() {
  const t = useTranslator();
  const [preference, setPreference] = useState<ThemePreference>('system');
  // The prerendered page does not contain the visitor's choice. The early script has set it on the root element.
  useEffect(() => setPreference(readThemePreference()), []);
  const choose = (chosen: ThemePreference) => {
    writeThemePreference(chosen);
    setPreference(chosen);
  };
  return (
    <Group data-needs-script="">
      <legend>{t('theme')}</legend>
      {themePreferences.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name="theme"
            value={value}
            checked={value === preference}
            onChange={() => choose(value)}
          />
          {t(value)}
        </label>
      ))}
    </Group>
  );
}
